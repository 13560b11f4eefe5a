import { formatDate, formatList } from '../i18n/format.ts';
import type { MinuteSpan, WeeklyHours } from './hours.ts';
import { DAY_MS } from './hoursClock.ts';
import { hoursTableText } from './hoursTable.text.ts';
import { joinSpans } from './multirange.ts';

export interface WeekRow {
  /** 'Tue to Thu', 'Sat, Sun', 'Fri, today'. */
  days: string;
  /** '12:00–14:30, 19:00–00:30', 'Closed', 'Open all day'. */
  hours: string;
  isToday: boolean;
}

type Clock = (hour: number, minute: number) => string;

interface WeekTableOptions {
  /** How times are written, of an hour and a minute. */
  clock?: Clock;
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
  { clock = plainClock, today }: WeekTableOptions = {},
): WeekRow[] {
  const texts = dayTexts(hours.weekly, clock);
  const rows: { first: number; last: number; hours: string; isToday: boolean }[] = [];
  texts.forEach((text, day) => {
    const row = rows.at(-1);
    const isToday = day === today;
    if (row && row.hours === text && !row.isToday && !isToday) row.last = day;
    else rows.push({ first: day, last: day, hours: text, isToday });
  });
  return rows.map(({ first, last, hours, isToday }) => ({
    days: isToday ? hoursTableText.today(dayName(first)) : daysText(first, last),
    hours,
    isToday,
  }));
}

const dayName = (day: number) =>
  formatDate(new Date(A_MONDAY + day * DAY_MS), { weekday: 'short', timeZone: 'UTC' });

function daysText(first: number, last: number): string {
  if (first === last) return dayName(first);
  if (last - first === 1) return formatList([dayName(first), dayName(last)], 'unit');
  return hoursTableText.days(dayName(first), dayName(last));
}

function dayTexts(weekly: readonly MinuteSpan[], clock: Clock): string[] {
  const nights = wholeNights(weekly);
  return Array.from({ length: 7 }, (_, day) => {
    const ofDay = nights.filter(([start]) => Math.floor(start / 1440) === day);
    if (ofDay.length === 0) return hoursTableText.closed;
    return formatList(
      ofDay.map(([start, end]) => spanText(start, end, clock)),
      'unit',
    );
  });
}

/**
 * The week as seven days, Monday first, each with the spans that start on it, in minutes of that day: past 1440 a span goes on
 * into the next one.
 */
export function nightsByDay(weekly: readonly MinuteSpan[]): MinuteSpan[][] {
  const nights = wholeNights(weekly);
  return Array.from({ length: 7 }, (_, day) =>
    nights
      .filter(([start]) => Math.floor(start / 1440) === day)
      .map(([start, end]): MinuteSpan => [start - day * 1440, end - day * 1440]),
  );
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

function spanText(start: number, end: number, clock: Clock): string {
  if (end - start === 1440 && start % 1440 === 0) return hoursTableText.allDay;
  const time = (minute: number) => clock(Math.floor((minute % 1440) / 60), minute % 60);
  return hoursTableText.span(time(start), time(end));
}

/** '00:30'. */
function plainClock(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
