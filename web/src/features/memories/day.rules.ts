import { formatDate } from '@liora/domain/i18n/format';

/** A day has no clock: it is read and written in one zone. */
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const write = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  formatDate(at(day), { ...options, timeZone: 'UTC' });

/** 'Sunday, October 12, 2025' */
export const longDay = write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** 'October 12, 2025' */
export const dayWithYear = write({ day: 'numeric', month: 'long', year: 'numeric' });
/** 'October 12' */
export const dayOfMonth = write({ day: 'numeric', month: 'long' });
export const dayNumber = write({ day: 'numeric' });
export const weekdayShort = write({ weekday: 'short' });
export const weekdayLong = write({ weekday: 'long' });

/** 'October', with the year where that is another one than now. */
export const monthTitle = (day: string, today: string): string =>
  write({ month: 'long', ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' as const }) })(day);

/** Today by the reader's own clock. */
export function todayHere(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Things of days, the newest first, by their months. */
export function byMonth<Thing extends { date_completed: string }>(
  things: readonly Thing[],
): [string, Thing[]][] {
  return [...Map.groupBy(things, ({ date_completed }) => date_completed.slice(0, 7))];
}
