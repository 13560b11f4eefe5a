import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { clockOf, type ZoneClock } from './hoursClock.ts';
import { CLOCK_STEP_MINUTES } from './notificationSettings.ts';

export interface QuietHours {
  on: boolean;
  /** Minutes of the day, on a quarter of an hour; `until` may be on the next day. The same twice is no time at all. */
  from: number;
  until: number;
  /** IANA name; null: nobody knows where the person is, so that no hour is known to be quiet. */
  time_zone: string | null;
}

const STEP_MS = CLOCK_STEP_MINUTES * MINUTE_MS;

/** What the clock on the person's wall shows decides, also in an hour that a clock change repeats. */
function isQuietAt({ from, until }: QuietHours, clock: ZoneClock, instantMs: number): boolean {
  const minute = Math.floor((((instantMs + clock(instantMs)) % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS;
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** When what would interrupt at an instant may be told: the first moment after it that is not quiet; null: at once. */
export function quietEnd(hours: QuietHours, at: Date): Date | null {
  if (!hours.on || hours.time_zone === null) return null;
  const clock = clockOf(hours.time_zone);
  const start = at.getTime();
  if (!isQuietAt(hours, clock, start)) return null;
  // Quiet begins and ends on a quarter of an hour, and so do clock changes.
  let end = Math.floor(start / STEP_MS) * STEP_MS + STEP_MS;
  while (isQuietAt(hours, clock, end)) end += STEP_MS;
  return new Date(end);
}
