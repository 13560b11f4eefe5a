import { createRequire } from 'node:module';
import type { WeeklyHours } from '@liora/domain/rules/hours';
import { DAY_MS } from '@liora/domain/rules/hoursClock';
import type OpeningHours from 'opening_hours';
import { onBareWallClock } from './wallClock.rules.ts';
import { cutByDay, weekWithExceptions } from './weeklyPattern.rules.ts';

/** For public holidays: ISO 3166 country code in lower case and the state by its name, '' when not known. */
export interface HolidayRegion {
  country: string;
  state: string;
}

/** More than a megabyte of holidays that only an import asks for, and a first start for its demo city. */
const library = (): typeof OpeningHours => createRequire(import.meta.url)('opening_hours');

/** Days from the import for which holidays, seasons and special dates are written out. */
const HORIZON_DAYS = 400;

/** Opening that follows the sun moves every day; a comment alone says who to ask, not when. Neither is a time. */
const FOLLOWS_THE_SUN = /\b(sunrise|sunset|dawn|dusk)\b/i;

/**
 * Understands an `opening_hours` value of OpenStreetMap, or answers null: not readable, depends on the sun, on a
 * comment ("by appointment"), on an open end, or on holidays of a region that nobody knows.
 * `firstDay`: the first local day of the horizon, counted since 1970-01-01. Null also when `text` is empty.
 * Format: https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification
 */
export function understandHours(
  text: string,
  region: HolidayRegion,
  firstDay: number,
  days = HORIZON_DAYS,
): WeeklyHours | null {
  return onBareWallClock(() => withoutComplaints(() => evaluate(text, region, firstDay, days)));
}

function evaluate(text: string, region: HolidayRegion, firstDay: number, days: number): WeeklyHours | null {
  try {
    // The place does not matter without the sun, but without one the library assumes Germany.
    const address = { country_code: region.country || 'unknown', state: region.state };
    const hours = new (library())(text, { lat: 0, lon: 0, address }, 0);
    if (FOLLOWS_THE_SUN.test(text) || FOLLOWS_THE_SUN.test(hours.prettifyValue())) return null;
    const dayCount = hours.isWeekStable() ? 7 : days;
    const from = new Date(firstDay * DAY_MS);
    const intervals = hours.getOpenIntervals(from, new Date((firstDay + dayCount) * DAY_MS));
    if (intervals.some(([, , unknown]) => unknown)) return null;
    const open = intervals.map(([start, end]) => [start.getTime(), end.getTime()] as const);
    return weekWithExceptions(cutByDay(open, firstDay, dayCount));
  } catch {
    // The library throws strings and Errors alike for what it cannot read.
    return null;
  }
}

/** The library asks on the console for pull requests when it misses a holiday table; that is no news for an import. */
function withoutComplaints<Result>(work: () => Result): Result {
  const { error } = console;
  console.error = () => {};
  try {
    return work();
  } finally {
    console.error = error;
  }
}
