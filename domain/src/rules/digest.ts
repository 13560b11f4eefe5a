import { wallClock, wallInstant, weekday } from './hoursClock.ts';

/** Thursdays at five, when the weekend is planned. */
const THURSDAY = 3;
const HOUR = 17;
const WEEK_DAYS = 7;

/** The first moment after `now` at which a digest leaves, by the clock of its reader. */
export function nextDigest(now: Date, timeZone: string): Date {
  const { day } = wallClock(now, timeZone);
  const thursday = day + ((THURSDAY - weekday(day) + WEEK_DAYS) % WEEK_DAYS);
  const at = (onDay: number) => wallInstant({ day: onDay, hour: HOUR, minute: 0 }, timeZone);
  return at(thursday) > now ? at(thursday) : at(thursday + WEEK_DAYS);
}
