import { DAY_MS } from '../durations.ts';
import { MEMORY_YEARS_BACK } from '../limits.ts';
import { dateKey, wallClock } from './hoursClock.ts';

const LEAP_DAY = '-02-29';
const MONTH_AND_DAY = 4;

/** The day that it is somewhere, as '2026-05-16'. */
export const dayAt = (at: Date, timeZone: string): string => dateKey(wallClock(at, timeZone).day);

const isLeapYear = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** Days of earlier years that a day is the anniversary of: the leap day comes round on the 28th where there is no 29th. */
export function anniversariesOn(today: string): string[] {
  const year = Number(today.slice(0, MONTH_AND_DAY));
  const rest = today.slice(MONTH_AND_DAY);
  const wantsLeapDay = rest === '-02-28' && !isLeapYear(year);
  return Array.from({ length: MEMORY_YEARS_BACK }, (_, back) => year - 1 - back).flatMap((earlier) => [
    ...(rest === LEAP_DAY && !isLeapYear(earlier) ? [] : [`${earlier}${rest}`]),
    ...(wantsLeapDay && isLeapYear(earlier) ? [`${earlier}${LEAP_DAY}`] : []),
  ]);
}

/** How many years ago today a memory was, by the clock of its place; null when today is another day. */
export function yearsAgoToday(memory: { date: string; timeZone: string }, now: Date): number | null {
  const today = dayAt(now, memory.timeZone);
  if (!anniversariesOn(today).includes(memory.date)) return null;
  return Number(today.slice(0, MONTH_AND_DAY)) - Number(memory.date.slice(0, MONTH_AND_DAY));
}

/** Every day that is today somewhere: two or three. */
export const daysSomewhere = (now: Date): string[] => [
  ...new Set([-DAY_MS, 0, DAY_MS].map((shift) => dayAt(new Date(now.getTime() + shift), 'UTC'))),
];
