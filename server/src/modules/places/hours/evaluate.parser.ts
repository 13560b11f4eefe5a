import { createRequire } from 'node:module';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@liora/domain/durations';
import type { MinuteSpan } from '@liora/domain/rules/hours';
import { clockOf } from '@liora/domain/rules/hoursClock';
import { joinSpans } from '@liora/domain/rules/multirange';
import type OpeningHours from 'opening_hours';
import type { HoursContext } from './hoursContext.types.ts';
import type { PossibleDay, PossibleDays } from './possibleDays.rules.ts';
import { usualStay } from './usualStay.data.ts';
import { cutByDay } from './weeklyPattern.rules.ts';

/** More than a megabyte of holidays that only an import asks for, and a first start for its demo city. */
const library = (): typeof OpeningHours => createRequire(import.meta.url)('opening_hours');

/** Days since 1970-01-01, the last one not included. */
export interface DayRange {
  first: number;
  end: number;
}

/** The country and state whose holidays count. */
export interface HolidayAddress {
  country_code: string;
  state: string;
}

const FOLLOWS_THE_SUN = /\b(sunrise|sunset|dawn|dusk)\b/i;
/** What the library says of an interval after '18:00+'. */
const OPEN_END = 'Specified as open end. Closing time was guessed.';
/** The sun moves by as many degrees in an hour. */
const DEGREES_PER_HOUR = 15;

/**
 * One reading of hours: what holds on each day when these holidays count. Throws for what cannot be read. The process clock has
 * to be UTC (`onBareWallClock`): every local Date is a place's wall clock then.
 */
export function evaluate(
  text: string,
  address: HolidayAddress,
  context: HoursContext,
  range: DayRange,
): PossibleDays {
  const plain = read(text, address, { lat: 0, lng: 0 });
  if (!followsTheSun(text, plain)) return daysOf(plain, context, range);
  const { position } = context;
  if (!position) throw new Error('the sun is somewhere');
  const offsets = offsetsOf(position.timeZone, range);
  // The library knows the sun by UTC: the same sun stands by the wall clock at the place that lies so much further east.
  const byOffset = new Map(
    [...new Set(offsets)].map((offset) => {
      const east = { lat: position.lat, lng: position.lng - offset * DEGREES_PER_HOUR };
      return [offset, daysOf(read(text, address, east), context, range).days];
    }),
  );
  const days = offsets.map((offset, index) => byOffset.get(offset)?.[index] ?? { open: [], possible: [] });
  return { firstDay: range.first, days };
}

const read = (text: string, address: HolidayAddress, { lat, lng }: { lat: number; lng: number }) =>
  // It reads positions as text.
  new (library())(
    text,
    { lat: String(lat), lon: String(lng), address } as never,
    { mode: 0, locale: 'en' } as never,
  );

/** Also where it is written in another language: the library translates. */
const followsTheSun = (text: string, hours: OpeningHours) =>
  FOLLOWS_THE_SUN.test(text) || FOLLOWS_THE_SUN.test(hours.prettifyValue());

/** Hours that the wall clock is ahead of UTC on each day. */
function offsetsOf(timeZone: string, { first, end }: DayRange): number[] {
  const clock = clockOf(timeZone);
  return Array.from(
    { length: end - first },
    (_, day) => clock((first + day) * DAY_MS + DAY_MS / 2) / HOUR_MS,
  );
}

/** A day before the first one is asked for as well, for the nights that reach into it. */
function daysOf(hours: OpeningHours, context: HoursContext, { first, end }: DayRange): PossibleDays {
  const found = hours.getOpenIntervals(new Date((first - 1) * DAY_MS), new Date(end * DAY_MS));
  const { open, unknown } = withUsualEnds(found, context);
  const [certain, uncertain] = [open, unknown].map((spans) => cutByDay(spans, first, end - first).days);
  const day = (index: number): PossibleDay => {
    const spans: readonly MinuteSpan[] = certain?.[index] ?? [];
    return { open: spans, possible: joinSpans([...spans, ...(uncertain?.[index] ?? [])]) };
  };
  return { firstDay: first, days: Array.from({ length: end - first }, (_, index) => day(index)) };
}

type Interval = ReturnType<OpeningHours['getOpenIntervals']>[number];
type Milliseconds = readonly [start: number, end: number];

/** RUL-126: after '18:00+' it is open as long as is usual, after '12:00-18:00+' until the time that is told; then it is unknown. */
function withUsualEnds(intervals: readonly Interval[], { category }: HoursContext) {
  const open: Milliseconds[] = [];
  const unknown: Milliseconds[] = [];
  for (const [from, to, isUnknown, comment] of intervals) {
    const [start, end] = [from.getTime(), to.getTime()];
    const follows = open.at(-1)?.[1] === start || unknown.at(-1)?.[1] === start;
    if (!isUnknown) open.push([start, end]);
    else if (comment !== OPEN_END || follows) unknown.push([start, end]);
    // At midnight there is only the rest of an evening; it did not take place, as on a holiday.
    else if (start % DAY_MS !== 0) {
      const closes = Math.min(end, start + usualStay(category, (start % DAY_MS) / MINUTE_MS) * MINUTE_MS);
      open.push([start, closes]);
      unknown.push([closes, end]);
    }
  }
  return { open, unknown };
}

/** Whether these hours are the same in each week. */
export const isTheSameEachWeek = (text: string, address: HolidayAddress): boolean =>
  read(text, address, { lat: 0, lng: 0 }).isWeekStable();
