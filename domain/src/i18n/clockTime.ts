import { wallClock } from '../rules/hoursClock.ts';
import { formatDate, hasTwelveHours } from './format.ts';

/**
 * The time of day of an instant in the reader's way of writing times (RUL-110): '7:30 PM' and '5 PM', or '19:30' and
 * '17:00'. Full hours of the 12-hour clock go without their minutes. Without a zone it is the reader's own.
 */
export function clockTime(at: Date, timeZone?: string): string {
  const isFullHour = timeZone ? wallClock(at, timeZone).minute === 0 : at.getMinutes() === 0;
  const minute = isFullHour && hasTwelveHours() ? undefined : ('2-digit' as const);
  return formatDate(at, { timeZone, hour: 'numeric', minute });
}

/** The same of a time on a wall clock, '17:30' or '00:00' as hours and minutes of a day. */
export function clockTimeOf(hour: number, minute: number): string {
  return clockTime(new Date(Date.UTC(1970, 0, 1, hour, minute)), 'UTC');
}

/** '7:30 PM' of '19:30', in the reader's way of writing times. */
export const clockLabel = (startsAt: string): string =>
  clockTime(new Date(`1970-01-01T${startsAt}:00Z`), 'UTC');
