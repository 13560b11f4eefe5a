import type { MinuteSpan, WeeklyHours } from './hours.ts';
import { DAY_MS } from './hoursClock.ts';
import { hoursTableText } from './hoursTable.text.ts';
import { joinSpans } from './multirange.ts';

export interface WeekRow {
  /** 'Tue to Thu', 'Sat, Sun', 'Fri, today'. */
  days: string;
  /** '12:00 to 14:30, 19:00 to 00:30', 'Closed', 'Open all day'. */
  hours: string;
  isToday: boolean;
}

interface WeekTableOptions {
  /** BCP 47, for the names of the days. */
  locale?: string;
  /** Monday = 0. Today stands in a row of its own. */
  today?: number;
}

const WEEK = 10_080;
const A_MONDAY = 4 * DAY_MS; // 5 January 1970

/**
 * The weekly pattern for display: neighbouring days with equal hours share a row, Monday first.
 * A night that runs past midnight belongs to the day on which it starts.
 */
export function weekTable(
  hours: Pick<WeeklyHours, 'weekly'>,
  { locale = 'en', today }: WeekTableOptions = {},
): WeekRow[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const name = (day: number) => format.format(A_MONDAY + day * DAY_MS);
  const texts = dayTexts(hours.weekly);
  const rows: { first: number; last: number; hours: string; isToday: boolean }[] = [];
  texts.forEach((text, day) => {
    const row = rows.at(-1);
    const isToday = day === today;
    if (row && row.hours === text && !row.isToday && !isToday) row.last = day;
    else rows.push({ first: day, last: day, hours: text, isToday });
  });
  return rows.map(({ first, last, hours, isToday }) => ({
    days: isToday ? hoursTableText.today(name(first)) : daysText(first, last, name),
    hours,
    isToday,
  }));
}

function daysText(first: number, last: number, name: (day: number) => string): string {
  if (first === last) return name(first);
  if (last - first === 1) return `${name(first)}, ${name(last)}`;
  return hoursTableText.days(name(first), name(last));
}

function dayTexts(weekly: readonly MinuteSpan[]): string[] {
  const nights = wholeNights(weekly);
  return Array.from({ length: 7 }, (_, day) => {
    const ofDay = nights.filter(([start]) => Math.floor(start / 1440) === day);
    if (ofDay.length === 0) return hoursTableText.closed;
    return ofDay.map(([start, end]) => spanText(start, end)).join(', ');
  });
}

/** Spans by the day they start on: a night over the end of Sunday is put together, more than a day is cut at midnight. */
function wholeNights(weekly: readonly MinuteSpan[]): MinuteSpan[] {
  const spans = joinSpans(weekly);
  const first = spans[0];
  const last = spans.at(-1);
  if (first && last && first !== last && first[0] === 0 && last[1] === WEEK) {
    spans.shift();
    spans[spans.length - 1] = [last[0], WEEK + first[1]];
  }
  return spans.flatMap(longSpansByDay).sort((a, b) => a[0] - b[0]);
}

function longSpansByDay([start, end]: MinuteSpan): MinuteSpan[] {
  if (end - start < 1440) return [[start, end]];
  const pieces: MinuteSpan[] = [];
  for (let at = start; at < end; ) {
    const midnight = (Math.floor(at / 1440) + 1) * 1440;
    pieces.push([at % WEEK, (at % WEEK) + Math.min(midnight, end) - at]);
    at = midnight;
  }
  return pieces;
}

function spanText(start: number, end: number): string {
  if (end - start === 1440 && start % 1440 === 0) return hoursTableText.allDay;
  return hoursTableText.span(clockText(start), clockText(end));
}

/** '00:30' for 24 hours and a half. */
function clockText(minute: number): string {
  const ofDay = minute % 1440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
