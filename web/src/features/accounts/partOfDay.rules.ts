import { wallClock } from '@liora/domain/rules/hoursClock';

const MORNING = 5;
const NOON = 12;
const EVENING = 17;

/**
 * The part of the reader’s own day, for greeting them: times of an area go by its clocks, people by theirs. Who is still up
 * before five is in last evening. `timeZone` stands for a reader whose clock is not known yet.
 */
export function partOfDay(at: Date, timeZone?: string): 'morning' | 'afternoon' | 'evening' {
  const hour = timeZone === undefined ? at.getHours() : wallClock(at, timeZone).hour;
  if (hour < MORNING || hour >= EVENING) return 'evening';
  return hour < NOON ? 'morning' : 'afternoon';
}
