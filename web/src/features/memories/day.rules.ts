import { formatDate } from '@liora/domain/i18n/format';
import { formatDay } from '@liora/domain/i18n/formatDay';
import { formatDayNear } from '@liora/domain/i18n/formatNear';

const write = (options: Intl.DateTimeFormatOptions) => (day: string) => formatDay(day, options);

/** 'Sunday, October 12, 2025' */
export const longDay = write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** 'October 12, 2025' */
export const dayWithYear = write({ day: 'numeric', month: 'long', year: 'numeric' });
/** The same of an instant, by the reader's clock: what ends in their evening ends on that day. */
export const dayOfInstant = (instant: string): string =>
  formatDate(new Date(instant), { day: 'numeric', month: 'long', year: 'numeric' });
/** 'October 12' */
export const dayOfMonth = write({ day: 'numeric', month: 'long' });
export const dayNumber = write({ day: 'numeric' });
export const weekdayShort = write({ weekday: 'short' });
export const weekdayLong = write({ weekday: 'long' });

/** 'October', with the year where that is another one than now. */
export const monthTitle = (day: string, today: string): string =>
  formatDayNear(day, today, { month: 'long' });

/** Things of days, the newest first, by their months. */
export function byMonth<Thing extends { date_completed: string }>(
  things: readonly Thing[],
): [string, Thing[]][] {
  return [...Map.groupBy(things, ({ date_completed }) => date_completed.slice(0, 7))];
}
