import type { Invitation } from '@liora/domain/contract/invitations';
import { readerZone } from '@liora/domain/i18n/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, errorCode, orpc } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { composeText } from './compose.text.ts';
import type { Invited, InviteVenue } from './compose.types.ts';

interface Written {
  venue: InviteVenue;
  times: string[];
  note: string;
  /** Null: whoever gets the link. */
  to: Invited | null;
}

/** Sends an invitation; pressed again, because no answer came, it is the same one. */
export function useSendInvitation(
  request_id: string,
  onSent: (invitation: Invitation, to: Invited | null) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ venue, times, note, to }: Written) =>
      retrying(() =>
        client.invitations.create({
          request_id,
          venue:
            venue.kind === 'place'
              ? { kind: 'place', place_id: venue.id }
              : { kind: 'plan', plan_id: venue.id },
          times,
          time_zone: readerZone(),
          notes: note.trim() || null,
          recipient: to?.user_id ?? null,
        }),
      ),
    onSuccess: ({ invitation }, { to }) => {
      void queries.invalidateQueries({ queryKey: orpc.invitations.key() });
      onSent(invitation, to);
    },
    onError: (error) => {
      toast(composeText.failed, { description: errorText(error), kind: 'error' });
      if (errorCode(error) === 'UNAUTHENTICATED')
        void queries.invalidateQueries(orpc.platform.start.queryOptions());
    },
  });
}
