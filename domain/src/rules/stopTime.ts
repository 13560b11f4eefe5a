import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '../durations.ts';
import { instantOnWall, zoneClock } from './hoursClock.ts';
import { minuteText } from './minuteOfDay.ts';
import { isPlannable } from './plannable.ts';

/** A wall clock time, '00:00' to '23:59'. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Before this hour a time belongs to the evening that began the day before: 00:30 is late, not early. */
const NIGHT_ENDS_HOUR = 5;
const NIGHT_MS = NIGHT_ENDS_HOUR * 60 * MINUTE_MS;

/** Minutes since midnight. */
function minutesOf(clockTime: string): number {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The instant at which a stop begins: `startsAt` ('HH:MM' on the wall of the place) on the evening of `evening`, any
 * instant of it. Null for a time zone nobody knows, and for what is no time or no evening that somebody may plan. Times
 * before 05:00 lie in the night after that evening.
 */
export function stopInstant(startsAt: string, timeZone: string, evening: Date): Date | null {
  const clock = zoneClock(timeZone);
  if (!clock || !CLOCK_TIME.test(startsAt) || !isPlannable(evening)) return null;
  const now = evening.getTime();
  const day = Math.floor((now + clock(now) - NIGHT_MS) / DAY_MS);
  const minutes = minutesOf(startsAt);
  const wall = (minutes * MINUTE_MS < NIGHT_MS ? day + 1 : day) * DAY_MS + minutes * MINUTE_MS;
  return new Date(instantOnWall(wall, clock));
}

/** The time so many minutes later, past midnight where it comes to that; earlier for a negative number. */
export function laterOnClock(startsAt: string, minutes: number): string {
  const ofDay = (((minutesOf(startsAt) + minutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return minuteText(ofDay);
}
