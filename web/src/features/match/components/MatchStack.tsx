import type { MatchCard } from '@liora/domain/contract/match';
import { Check, X } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import styles from '../match.module.css';
import { matchText } from '../match.text.ts';
import { MatchFace, nameOf } from './MatchFace.tsx';

/** So far, in pixels, a card is pulled to be answered. */
const FAR_PX = 110;

interface MatchStackProps {
  card: MatchCard;
  /** What comes after it; the next two are to be seen. */
  below: readonly MatchCard[];
  onVote: (vote: 'yes' | 'no') => void;
}

/** The card on top, to be pulled to the right for yes and to the left for no; the buttons and keys below do the same. */
export function MatchStack({ card, below, onVote }: MatchStackProps) {
  const [pull, setPull] = useState<{ from: number; by: number } | null>(null);
  const by = pull?.by ?? 0;
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setPull({ from: event.clientX, by: 0 });
  };
  const move = (event: PointerEvent) => pull && setPull({ ...pull, by: event.clientX - pull.from });
  const end = () => {
    setPull(null);
    if (Math.abs(by) >= FAR_PX) onVote(by > 0 ? 'yes' : 'no');
  };
  return (
    <div className={styles.deck}>
      {[below[1], below[0]].map(
        (one, place) =>
          one && (
            <div
              key={one.id}
              className={styles.below}
              data-second={place === 0 ? '' : undefined}
              aria-hidden="true"
            >
              <MatchFace card={one} />
            </div>
          ),
      )}
      <div
        key={card.id}
        className={styles.card}
        style={{ transform: `translateX(${by}px) rotate(${by / 24}deg)` }}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => setPull(null)}
      >
        <MatchFace card={card} />
        {Math.abs(by) > FAR_PX / 3 && <Stamp yes={by > 0} />}
      </div>
      <p className="sr-only" aria-live="polite">
        {nameOf(card)}
      </p>
    </div>
  );
}

/** What letting go now would say. */
function Stamp({ yes }: { yes: boolean }) {
  const Icon = yes ? Check : X;
  return (
    <span
      aria-hidden="true"
      className="absolute top-5 left-5 flex items-center gap-2 rounded-full bg-raised px-4 py-2 font-semibold text-ink"
    >
      <Icon className="size-5" />
      {yes ? matchText.yes : matchText.no}
    </span>
  );
}
