import type { MemoryNumbers } from '@liora/domain/contract/memories';
import { memoriesText } from '../memories.text.ts';

/** What the memories come to, in one line; of the first date there is nothing to tell. */
export function Numbers({ numbers }: { numbers: MemoryNumbers | undefined }) {
  // It has its room from the start, two lines on phones: the prints below do not move.
  return (
    <p className="mt-1 min-h-5 max-md:min-h-10 text-small text-ink-2">
      {numbers && numbers.dates > 1 && numbersOf(numbers).join(' · ')}
    </p>
  );
}

function numbersOf({ together, dates, new_places, longest_gap_days }: MemoryNumbers): string[] {
  return [
    together ? memoriesText.datesTogether(dates) : memoriesText.datesKept(dates),
    ...(new_places > 0 ? [memoriesText.newPlaces(new_places)] : []),
    ...(longest_gap_days === null ? [] : [memoriesText.longestGap(longest_gap_days)]),
  ];
}
