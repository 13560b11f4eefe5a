import { DAY_MS } from '../durations.ts';
import { dateKey } from './hoursClock.ts';

/** The day of a date, 'YYYY-MM-DD', counted since 1970-01-01: the reverse of {@link dateKey}. NaN for what is no date. */
export const wallDayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** Whether a text is a date that the calendar has: '2026-02-30' and '2026-2-3' are none. */
export function isCalendarDate(text: string): boolean {
  const day = wallDayOf(text);
  return Number.isInteger(day) && dateKey(day) === text;
}

/** The seven dates of a week, from its Monday. */
export function datesOfWeek(monday: string): string[] {
  const first = wallDayOf(monday);
  return Array.from({ length: 7 }, (_, ahead) => dateKey(first + ahead));
}
