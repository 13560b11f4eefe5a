import type { Invitation } from '@liora/domain/contract/invitations';
import { formatDate } from '@liora/domain/i18n/format';
import { Link } from '@tanstack/react-router';
import { useNow } from '../../../lib/clock.ts';
import styles from '../invitations.module.css';
import { invitationsText } from '../invitations.text.ts';
import { timeInYear } from '../when.rules.ts';
import { datesText } from './dates.text.ts';

/** One date or invitation of the own profile; leads to it. */
export function DateRow({ invitation }: { invitation: Invitation }) {
  const { own, planned_date, time_zone, venue_name } = invitation;
  const now = useNow();
  return (
    <Link to="/invite/$code" params={{ code: own?.code ?? '' }} className={styles.row}>
      <Day at={planned_date} timeZone={time_zone} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{venue_name}</span>
        <span className="block text-small text-ink-2 wrap-anywhere">
          {[
            planned_date && timeInYear(planned_date, time_zone, now),
            withWhom(invitation),
            standing(invitation),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </Link>
  );
}

function Day({ at, timeZone }: { at: string | null; timeZone: string }) {
  if (!at) return <span className={styles.rowDay}>–</span>;
  const day = new Date(at);
  return (
    <span className={styles.rowDay}>
      {formatDate(day, { month: 'short', timeZone })}
      <b>{formatDate(day, { day: 'numeric', timeZone })}</b>
    </span>
  );
}

function withWhom({ you, sender, own }: Invitation): string | null {
  const name = you === 'sender' ? own?.recipient?.username : sender.username;
  return name ? datesText.with(name) : null;
}

function standing({ status, is_called_off, is_expired }: Invitation): string {
  if (is_called_off) return invitationsText.calledOff;
  if (status === 'accepted') return invitationsText.accepted;
  if (status === 'rejected') return invitationsText.rejected;
  return is_expired ? invitationsText.expired : invitationsText.pending;
}
