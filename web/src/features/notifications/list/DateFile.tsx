import type { Notification } from '@liora/domain/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { CalendarFileLink } from '../../calendar/CalendarFileLink.tsx';
import { upcomingQuery } from '../../invitations/invitations.queries.ts';

/** The invitation that a notification says is agreed; null for all others. */
function agreedIn(row: Notification): string | null {
  if (row.type === 'invitation_response' && row.data.response === 'accepted') return row.data.invitation_id;
  if (row.type === 'invitation_changed' && row.data.change === 'accepted') return row.data.invitation_id;
  return null;
}

/** 'Add to calendar' on what was agreed, as long as it is still to come. */
export function DateFile({ row }: { row: Notification }) {
  const id = agreedIn(row);
  const { data } = useQuery({ ...upcomingQuery(), enabled: id !== null });
  const own = data?.invitations.find((date) => date.own?.id === id)?.own;
  if (!own || id === null) return null;
  return (
    <div className="relative col-[2/-1] mt-1.5 min-w-0 max-w-full justify-self-start *:max-w-full *:whitespace-normal">
      <CalendarFileLink code={own.code} look="button" />
    </div>
  );
}
