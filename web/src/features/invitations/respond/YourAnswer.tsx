import type { Invitation } from '@liora/domain/contract/invitations';
import styles from '../invitations.module.css';
import { shortTime } from '../when.rules.ts';
import { respondText } from './respond.text.ts';

/** What this person answered, repeated back. */
export function YourAnswer({ invitation }: { invitation: Invitation }) {
  const { you, status, is_called_off, own, request, time_zone } = invitation;
  const words = own?.response_notes;
  return (
    <>
      {you === 'recipient' && status === 'accepted' && !is_called_off && (
        <p className="font-semibold">{respondText.youAccepted}</p>
      )}
      {you === 'recipient' && status === 'rejected' && (
        <p className="font-semibold">{respondText.youDeclined}</p>
      )}
      {you === 'recipient' && words && (
        <figure>
          <figcaption className="mb-1 text-small text-ink-2">{respondText.yourWords}</figcaption>
          <blockquote className={styles.note}>{words}</blockquote>
        </figure>
      )}
      {request && status === 'pending' && (
        <p className={styles.notice}>
          <span className="block font-semibold">
            {request.suggested
              ? respondText.wished(shortTime(request.suggested, time_zone))
              : respondText.wishedOpen}
          </span>
          <span className="text-ink-2">{respondText.replies[request.reply ?? 'none']}</span>
        </p>
      )}
    </>
  );
}
