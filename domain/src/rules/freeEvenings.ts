import { DAY_MS } from '../durations.ts';
import { FREE_EVENING_WEEKS, FREE_EVENING_ZONE_DAYS } from '../limits.ts';
import { dateKey } from './hoursClock.ts';

/**
 * The dates that may be marked at an instant, first and last: eight weeks from today, whatever day that is where somebody
 * reads the calendar. No zone is asked for, so none is told.
 */
export function eveningsOpen(now: Date): { first: string; last: string } {
  const today = Math.floor(now.getTime() / DAY_MS);
  return {
    first: dateKey(today - FREE_EVENING_ZONE_DAYS),
    last: dateKey(today + FREE_EVENING_WEEKS * 7 + FREE_EVENING_ZONE_DAYS),
  };
}
