import { Link } from '@tanstack/react-router';
import { ChevronRight, Gift } from 'lucide-react';
import { surprisesText } from '../surprises.text.ts';

/** On the page of the two: the way to what they have before them. */
export function SurprisesRow() {
  return (
    <Link
      to="/us/surprises"
      className="flex min-h-16 items-center gap-3.5 rounded-card bg-surface px-4 py-3 shadow-[0_0_0_1px_var(--line)]"
    >
      <Gift aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1 text-label font-semibold">{surprisesText.title}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
    </Link>
  );
}
