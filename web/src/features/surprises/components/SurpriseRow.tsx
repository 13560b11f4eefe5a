import type { Surprise } from '@liora/domain/contract/surpriseFacts';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Gift } from 'lucide-react';
import { useNow } from '../../../lib/clock.ts';
import { surprisesText } from '../surprises.text.ts';
import { momentWords } from '../surpriseWhen.rules.ts';

export function SurpriseRow({ surprise }: { surprise: Surprise }) {
  const now = useNow();
  const isPlanner = surprise.you === 'planner';
  return (
    <Link
      to="/us/surprises/$id"
      params={{ id: surprise.id }}
      className="flex min-h-16 items-center gap-3.5 py-3"
    >
      <Gift aria-hidden="true" className="size-5 shrink-0 text-coral-ink" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">
          {isPlanner ? surprisesText.for(surprise.for.username) : surprisesText.from(surprise.from.username)}
        </span>
        <span className="block text-small text-ink-2 wrap-anywhere">
          {[
            isPlanner ? surprise.plan_title : null,
            momentWords(surprise.starts_at, surprise.time_zone, now),
            standing(surprise),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
    </Link>
  );
}

/** How it stands, in a word. */
export function standing({ is_called_off, is_over, answer }: Surprise): string {
  if (is_called_off) return surprisesText.calledOff;
  if (is_over) return surprisesText.over;
  return surprisesText.answer[answer];
}
