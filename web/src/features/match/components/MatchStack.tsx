import type { MatchCard } from '@liora/domain/contract/match';
import { Check, X } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { matchText } from '../match.text.ts';
import { MatchFace, nameOf } from './MatchFace.tsx';

/** So far, in pixels, a card is pulled to be answered. */
const FAR_PX = 110;

interface MatchStackProps {
  card: MatchCard;
  onVote: (vote: 'yes' | 'no') => void;
}

/** The card on top, to be pulled to the right for yes and to the left for no; the buttons and keys below do the same. */
export function MatchStack({ card, onVote }: MatchStackProps) {
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
    <div className="relative mx-auto aspect-[3/4] w-full max-w-100 touch-pan-y select-none">
      <div
        className="absolute inset-3 -rotate-3 rounded-[28px] bg-raised shadow-(--elev-rest)"
        aria-hidden="true"
      />
      <div
        key={card.id}
        className="absolute inset-0 cursor-grab overflow-hidden rounded-[28px] shadow-(--elev-rest) active:cursor-grabbing"
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
