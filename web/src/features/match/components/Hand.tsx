import type { MatchDeck } from '@liora/domain/contract/match';
import { useNavigate } from '@tanstack/react-router';
import { Check, Info, Undo2, X } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from '../match.module.css';
import { matchText } from '../match.text.ts';
import { momentWords } from '../moment.rules.ts';
import { useVoting } from '../useVoting.ts';
import { topCard } from '../voting.rules.ts';
import { MatchStack } from './MatchStack.tsx';

/** The reader's hand: one card after the other, until it was gone through. */
export function Hand({ deck }: { deck: MatchDeck }) {
  const { vote, undo, again } = useVoting(deck);
  const navigate = useNavigate();
  const now = useNow();
  const top = topCard(deck);
  const answer = (said: 'yes' | 'no') => top && vote(top.card.id, said);
  const open = () => {
    if (!top) return;
    const { card } = top;
    if (card.kind === 'place') void navigate({ to: '/place/$id', params: { id: card.place.id } });
    else void navigate({ to: '/plan/$id', params: { id: card.plan.id } });
  };
  useKeys({
    ArrowRight: () => answer('yes'),
    ArrowLeft: () => answer('no'),
    Backspace: undo,
    z: undo,
    i: open,
  });
  const done = deck.hand.filter((one) => one.vote !== null).length;
  const { progress, end } = useFocusBetween(top !== null);
  return (
    <div className={styles.hand}>
      <div ref={progress} tabIndex={-1} className="w-full max-w-110 outline-none">
        <Progress deck={deck} />
      </div>
      <div className={styles.side} data-at="left">
        <h2 className="t1">{matchText.sideTitle}</h2>
        <p className="mt-3 text-ink-2">{matchText.side}</p>
      </div>
      {top ? (
        <MatchStack
          card={top.card}
          below={deck.hand
            .filter(({ vote: said }) => said === null)
            .flatMap(({ card }) => (card === top.card ? [] : [card]))}
          onVote={answer}
        />
      ) : (
        <div className="grid gap-3 py-10 text-center">
          <h2 ref={end} tabIndex={-1} className="t2 outline-none">
            {matchText.done}
          </h2>
          <p className="text-ink-2">{matchText.doneText(momentWords(deck, now))}</p>
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
            <button
              type="button"
              className={styles.vote}
              aria-label={matchText.no}
              onClick={() => answer('no')}
            >
              <X aria-hidden="true" />
            </button>
            <button
              type="button"
              className={styles.vote}
              data-yes=""
              aria-label={matchText.yes}
              onClick={() => answer('yes')}
            >
              <Check aria-hidden="true" />
            </button>
            <IconButton variant="well" label={matchText.about} onClick={open}>
              <Info />
            </IconButton>
          </>
        )}
      </div>
      <div className={styles.side} data-at="right">
        {top && <Keys />}
      </div>
    </div>
  );
}

/** The buttons of a card go with the last one, and come back when the hand is begun anew: whoever pressed one is led on. */
function useFocusBetween(isDealt: boolean) {
  const progress = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLHeadingElement>(null);
  const before = useRef(isDealt);
  useEffect(() => {
    if (before.current === isDealt) return;
    before.current = isDealt;
    if (document.activeElement === document.body) (isDealt ? progress : end).current?.focus();
  }, [isDealt]);
  return { progress, end };
}

/** How far the reader is in their hand; where the cards lie in it is theirs to see alone. */
function Progress({ deck: { hand } }: { deck: MatchDeck }) {
  const done = hand.filter(({ vote }) => vote !== null).length;
  return (
    <div className="grid gap-2">
      <p className="text-center text-small font-semibold">{matchText.progress(done, hand.length)}</p>
      <div className="flex gap-1" aria-hidden="true">
        {hand.map(({ card }, index) => (
          <span
            key={card.id}
            className={index < done ? 'h-1 flex-1 rounded-full bg-ink' : 'h-1 flex-1 rounded-full bg-line'}
          />
        ))}
      </div>
    </div>
  );
}

function Keys() {
  const keys = { '→': matchText.yes, '←': matchText.no, Z: matchText.undo, I: matchText.about };
  return (
    <p className={styles.keys}>
      {Object.entries(keys).map(([key, does]) => (
        <Fragment key={key}>
          <kbd>{key}</kbd>
          <span>{does}</span>
        </Fragment>
      ))}
    </p>
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
      // A key that is held would answer for cards that nobody has looked at.
      event.repeat ||
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
