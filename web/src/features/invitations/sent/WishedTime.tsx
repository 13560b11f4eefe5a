import type { Invitation, TimeRequest } from '@liora/domain/contract/invitations';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TimeTile } from '../components/TimeTile.tsx';
import styles from '../invitations.module.css';
import { dayName, shortTime } from '../when.rules.ts';
import { ChangeTimesDialog } from './ChangeTimesDialog.tsx';
import { sentText } from './sent.text.ts';
import { useOwnChange } from './useOwnChange.ts';

/** Tiles that fit a phone beside the one that is wished for. */
const MOST_STRUCK = 2;

interface WishedTimeProps {
  invitation: Invitation;
  wish: TimeRequest;
}

/** 'Another time' as its sender reads it: take that one, suggest others, or stay with it (RUL-40). */
export function WishedTime({ invitation, wish }: WishedTimeProps) {
  const { own, version, time_zone, times } = invitation;
  const [isSuggesting, setSuggesting] = useState(false);
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
      {suggested && <Moved from={times} to={suggested} timeZone={time_zone} />}
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
        <Button variant="quiet" onClick={() => setSuggesting(true)}>
          {sentText.suggest}
        </Button>
        <Button variant="quiet" busy={isPending && variables === 'kept'} onClick={() => mutate('kept')}>
          {sentText.keep}
        </Button>
      </div>
      {isSuggesting && (
        <ChangeTimesDialog invitation={invitation} wish={wish} onClose={() => setSuggesting(false)} />
      )}
    </section>
  );
}

/** From the times that were proposed, where there is room for all of them, to the one that is wished for. */
function Moved({ from, to, timeZone }: { from: readonly string[]; to: string; timeZone: string }) {
  return (
    <div className="flex items-center gap-3">
      {from.length > 0 && from.length <= MOST_STRUCK && (
        <>
          {from.map((at) => (
            <TimeTile key={at} at={at} timeZone={timeZone} withTime struck />
          ))}
          <ArrowRight aria-hidden="true" className="size-5 flex-none text-ink-2" />
        </>
      )}
      <TimeTile at={to} timeZone={timeZone} withTime />
    </div>
  );
}
