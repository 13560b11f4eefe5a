/** How a time of day is written: where it is, and for whom. Without a locale it is the reader's own. */
interface ClockOptions {
  timeZone: string;
  locale?: string | undefined;
}

/**
 * The time of day of an instant in the reader's way of writing times (RUL-110): '7:30 PM' and '5 PM', or '19:30' and
 * '17:00'. Full hours of the 12-hour clock go without their minutes.
 */
export function clockTime(at: Date, { timeZone, locale }: ClockOptions): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  if (!format.resolvedOptions().hour12 || minuteOf(at, timeZone) !== 0) return format.format(at);
  return new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric' }).format(at);
}

/** The same of a time on a wall clock, '17:30' or '00:00' as hours and minutes of a day. */
export function clockTimeOf(hour: number, minute: number, locale?: string): string {
  return clockTime(new Date(Date.UTC(1970, 0, 1, hour, minute)), { timeZone: 'UTC', locale });
}

/** The same in the reader's own zone. */
export function clockTimeHere(at: Date, locale?: string): string {
  return clockTime(at, { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, locale });
}

const minuteOf = (at: Date, timeZone: string) =>
  Number(new Intl.DateTimeFormat('en', { timeZone, minute: 'numeric' }).format(at));
