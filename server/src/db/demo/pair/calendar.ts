import {
  comingWeekday,
  dateKey,
  FRIDAY,
  wallClock,
  wallInstant,
  weekday,
} from '@liora/domain/rules/hoursClock';

export const CITY_ZONE = 'America/Los_Angeles';
const WEEK_DAYS = 7;
const LOOKED_FORWARD_DAYS = 2;

/** Days are counted from the one on which the demo city is loaded, by the clock of the city. */
export interface Calendar {
  now: Date;
  /** An hour of a day: −1 is yesterday. */
  at(days: number, hour: number, minute?: number): Date;
  /** The date of a day, as '2026-05-16'. */
  date(days: number): string;
  /** In how many days the next Friday is that leaves time to look forward to. */
  friday: number;
  /** How many days ago the last week ended, as a number below none: its Sunday. */
  sunday: number;
  /** The same day a year ago. */
  yearAgo: string;
}

export function calendarOf(now: Date): Calendar {
  const { day } = wallClock(now, CITY_ZONE);
  const untilFriday = comingWeekday(day, FRIDAY) - day;
  return {
    now,
    at: (days, hour, minute = 0) => wallInstant({ day: day + days, hour, minute }, CITY_ZONE),
    date: (days) => dateKey(day + days),
    friday: untilFriday < LOOKED_FORWARD_DAYS ? untilFriday + WEEK_DAYS : untilFriday,
    sunday: -(weekday(day) + 1),
    yearAgo: aYearBefore(dateKey(day)),
  };
}

/** There is a 29th of February in few years. */
function aYearBefore(date: string): string {
  const year = Number(date.slice(0, 4)) - 1;
  return date.endsWith('-02-29') ? `${year}-02-28` : `${year}${date.slice(4)}`;
}
