import { wallClock } from '../rules/hoursClock.ts';

const WEEK_DAYS = 7;

/** How the day of an instant is named: by its weekday, and with its date where another such weekday comes first or it is past. */
export function dayOptions(
  at: Date,
  { now, timeZone, weekday }: { now: Date; timeZone: string; weekday: 'short' | 'long' },
): Intl.DateTimeFormatOptions {
  const days = wallClock(at, timeZone).day - wallClock(now, timeZone).day;
  const isThisWeek = days >= 0 && days < WEEK_DAYS;
  // Before a time a number of its own would run into it: 'Tue, 5/26 8 PM'.
  const month = weekday === 'short' ? 'numeric' : 'long';
  return { timeZone, weekday, ...(!isThisWeek && { day: 'numeric', month }) };
}
