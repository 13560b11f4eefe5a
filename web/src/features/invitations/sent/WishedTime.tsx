import type { Invitation, TimeRequest } from '@liora/domain/contract/invitations';
import { client } from '../../../lib/api.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from '../invitations.module.css';
import { dayName, shortTime } from '../when.rules.ts';
import { sentText } from './sent.text.ts';
import { useOwnChange } from './useOwnChange.ts';

interface WishedTimeProps {
  invitation: Invitation;
  wish: TimeRequest;
  onSuggest: () => void;
}

/** 'Another time' as its sender reads it: take that one, suggest others, or stay with it (RUL-40). */
export function WishedTime({ invitation, wish, onSuggest }: WishedTimeProps) {
  const { own, version, time_zone } = invitation;
  const { mutate, isPending, variables } = useOwnChange(own?.code ?? '', {
    call: (reply: 'accepted' | 'kept') =>
      client.invitations.reply({ id: own?.id ?? '', version, request: wish.id, reply }),
    done: sentText.replied,
    failed: sentText.replyFailed,
  });
  const { username, profile_photo_url } = wish.person;
  const { suggested } = wish;
  return (
    <section className={styles.wish}>
      <h2 className="t2 wrap-anywhere">
        {suggested ? sentText.asksFor(username, dayName(suggested, time_zone)) : sentText.asks(username)}
      </h2>
      {wish.notes && (
        <div className="flex gap-3">
          <Avatar name={username} photo={profile_photo_url} size={40} decorative />
          <blockquote className={styles.note}>{wish.notes}</blockquote>
        </div>
      )}
      <div className={styles.answers}>
        {suggested && (
          <Button
            size="lg"
            wide
            busy={isPending && variables === 'accepted'}
            onClick={() => mutate('accepted')}
          >
            {sentText.accept(shortTime(suggested, time_zone))}
          </Button>
        )}
        <Button variant="quiet" onClick={onSuggest}>
          {sentText.suggest}
        </Button>
        <Button variant="quiet" busy={isPending && variables === 'kept'} onClick={() => mutate('kept')}>
          {sentText.keep}
        </Button>
      </div>
    </section>
  );
}
