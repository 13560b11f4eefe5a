import { formatDate } from './format.ts';
import { formatDay } from './formatDay.ts';

/**
 * As {@link formatDate}, with the year where that is another one than now's on the same clock: a date without a year is read
 * as one of this year.
 */
export function formatNear(at: Date, now: Date, options: Intl.DateTimeFormatOptions): string {
  const { timeZone } = options;
  const yearOf = (instant: Date) => formatDate(instant, { year: 'numeric', timeZone });
  return formatDate(at, { ...options, ...(yearOf(at) !== yearOf(now) && { year: 'numeric' }) });
}

/** The same of a date, 'YYYY-MM-DD', beside that of today. */
export function formatDayNear(
  date: string,
  today: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): string {
  const isOtherYear = date.slice(0, 4) !== today.slice(0, 4);
  return formatDay(date, { ...options, ...(isOtherYear && { year: 'numeric' }) });
}
