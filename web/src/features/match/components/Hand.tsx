import type { MatchDeck } from '@liora/domain/contract/match';
import { useNavigate } from '@tanstack/react-router';
import { Check, Info, Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { matchText } from '../match.text.ts';
import { momentWords } from '../moment.rules.ts';
import { useVoting } from '../useVoting.ts';
import { topCard } from '../voting.rules.ts';
import { MatchStack } from './MatchStack.tsx';

/** The reader's hand: one card after the other, until it was gone through. */
export function Hand({ deck }: { deck: MatchDeck }) {
  const { vote, undo, again } = useVoting(deck);
  const navigate = useNavigate();
  const top = topCard(deck);
  const answer = (said: 'yes' | 'no') => top && vote(top.card.id, said);
  const open = () => {
    if (!top) return;
    const { card } = top;
    if (card.kind === 'place') void navigate({ to: '/place/$id', params: { id: card.place.id } });
    else void navigate({ to: '/plan/$id', params: { id: card.plan.id } });
  };
  useKeys({ ArrowRight: () => answer('yes'), ArrowLeft: () => answer('no'), Backspace: undo, i: open });
  const done = deck.hand.filter((one) => one.vote !== null).length;
  return (
    <div className="mx-auto grid max-w-120 gap-5">
      <p className="text-center text-small text-ink-2">{matchText.progress(done, deck.hand.length)}</p>
      <div className="flex gap-1" aria-hidden="true">
        {deck.hand.map(({ card, vote: said }) => (
          <span
            key={card.id}
            className={said === null ? 'h-1 flex-1 rounded-full bg-line' : 'h-1 flex-1 rounded-full bg-ink'}
          />
        ))}
      </div>
      {top ? (
        <MatchStack card={top.card} onVote={answer} />
      ) : (
        <div className="grid gap-3 py-10 text-center">
          <h2 className="t2">{matchText.done}</h2>
          <p className="text-ink-2">{matchText.doneText(momentWords(deck))}</p>
          <Button variant="quiet" onClick={again}>
            {matchText.again}
          </Button>
        </div>
      )}
      <div className="flex items-center justify-center gap-4">
        <IconButton variant="well" label={matchText.undo} disabled={done === 0} onClick={undo}>
          <Undo2 />
        </IconButton>
        {top && (
          <>
            <Button variant="quiet" size="lg" icon={<X />} onClick={() => answer('no')}>
              {matchText.no}
            </Button>
            <Button size="lg" icon={<Check />} onClick={() => answer('yes')}>
              {matchText.yes}
            </Button>
            <IconButton variant="well" label={matchText.about} onClick={open}>
              <Info />
            </IconButton>
          </>
        )}
      </div>
    </div>
  );
}

/** Keys of the page, while nothing else is being typed in. */
function useKeys(acts: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement | null;
    if (
      event.metaKey ||
      event.ctrlKey ||
      event.altKey ||
      target?.closest('input, textarea, select, [role="dialog"]')
    )
      return;
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
