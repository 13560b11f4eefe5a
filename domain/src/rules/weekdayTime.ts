import { comingWeekday, wallClock, wallInstant } from './hoursClock.ts';

/** A time that comes once a week. */
export interface WeekdayTime {
  /** Monday = 0. */
  dayOfWeek: number;
  hour: number;
}

/** The first instant after `now` at which the clocks of a zone show the full hour on that day of the week. */
export function nextWeekdayTime({ dayOfWeek, hour }: WeekdayTime, now: Date, timeZone: string): Date {
  const first = comingWeekday(wallClock(now, timeZone).day, dayOfWeek);
  const at = (day: number) => wallInstant({ day, hour, minute: 0 }, timeZone);
  return at(first) > now ? at(first) : at(first + 7);
}
