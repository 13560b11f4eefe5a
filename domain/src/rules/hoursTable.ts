import { DAY_MINUTES, DAY_MS, WEEK_MINUTES } from '../durations.ts';
import { formatDate, formatList } from '../i18n/format.ts';
import type { MinuteSpan } from './hours.ts';
import { hoursTableText } from './hoursTable.text.ts';
import { minuteText } from './minuteOfDay.ts';
import { commonSpans, joinSpans, spansWithout } from './multirange.ts';

export interface WeekRow {
  /** 'Tue to Thu', 'Sat, Sun', 'Fri, today'. */
  days: string;
  /** '12:00–14:30, 19:00–00:30', 'Closed', 'Open all day'. */
  hours: string;
  isToday: boolean;
}

/** Minutes of one week: when it is open, and when nobody can say whether it is. */
export interface Week {
  open: readonly MinuteSpan[];
  unknown?: readonly MinuteSpan[] | undefined;
}

type Clock = (hour: number, minute: number) => string;

interface WeekTableOptions {
  /** How times are written, of an hour and a minute. */
  clock?: Clock;
  /** Monday = 0. Today stands in a row of its own. */
  today?: number;
}

const A_MONDAY = 4 * DAY_MS; // 5 January 1970

/**
 * A week for display: neighbouring days with equal hours share a row, Monday first.
 * A night that runs past midnight belongs to the day on which it starts.
 */
export function weekTable(week: Week, { clock = plainClock, today }: WeekTableOptions = {}): WeekRow[] {
  const texts = dayTexts(week, clock);
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

function dayTexts({ open, unknown = [] }: Week, clock: Clock): string[] {
  const nights = nightsByDay(open);
  const { ends, others } = openEndsOf(open, unknown);
  return nights.map((spans, day) => {
    const open = spans.map(([start, end]) =>
      ends.has((day * DAY_MINUTES + end) % WEEK_MINUTES)
        ? hoursTableText.openEnd(timeText(start, clock))
        : spanText(start, end, clock),
    );
    const texts = [...open, ...askTexts(spansWithin(others, day), spans, clock)];
    return texts.length === 0 ? hoursTableText.closed : formatList(texts, 'unit');
  });
}

/** What nobody can say of a day that is open at `open`. */
function askTexts(unknown: readonly MinuteSpan[], open: readonly MinuteSpan[], clock: Clock): string[] {
  const isRestOfDay = spansWithout([[0, DAY_MINUTES]], [...open, ...unknown]).length === 0;
  if (unknown.length > 0 && isRestOfDay)
    return [open.length > 0 ? hoursTableText.askElse : hoursTableText.ask];
  return unknown.map(([start, end]) => hoursTableText.askAt(spanText(start, end, clock)));
}

const spansWithin = (spans: readonly MinuteSpan[], day: number): MinuteSpan[] =>
  commonSpans(spans, [[day * DAY_MINUTES, (day + 1) * DAY_MINUTES]]).map(([start, end]) => [
    start - day * DAY_MINUTES,
    end - day * DAY_MINUTES,
  ]);

/** An open end is over before the next opening. */
const OPEN_END_MINUTES_MAX = 720;

/** What is unknown after an opening, until it is closed for certain, is an open end: by the minute of the week at which it begins. */
function openEndsOf(open: readonly MinuteSpan[], unknown: readonly MinuteSpan[]) {
  const [starts, ends] = [
    new Set(open.map(([start]) => start)),
    new Set(open.map(([, end]) => end % WEEK_MINUTES)),
  ];
  const isOpenEnd = ([start, end]: MinuteSpan) =>
    ends.has(start % WEEK_MINUTES) && !starts.has(end % WEEK_MINUTES) && end - start <= OPEN_END_MINUTES_MAX;
  const found = joinedOverSunday(unknown).filter(isOpenEnd);
  // A night over the end of Sunday is cut there again.
  const inWeek = found.flatMap(([start, end]): MinuteSpan[] => [
    [start, Math.min(end, WEEK_MINUTES)],
    [0, end - WEEK_MINUTES],
  ]);
  return {
    ends: new Set(found.map(([start]) => start % WEEK_MINUTES)),
    others: spansWithout(unknown, inWeek),
  };
}

/**
 * The week as seven days, Monday first, each with the spans that start on it, in minutes of that day: past 1440 a span goes on
 * into the next one.
 */
export function nightsByDay(weekly: readonly MinuteSpan[]): MinuteSpan[][] {
  const nights = wholeNights(weekly);
  return Array.from({ length: 7 }, (_, day) =>
    nights
      .filter(([start]) => Math.floor(start / DAY_MINUTES) === day)
      .map(([start, end]): MinuteSpan => [start - day * DAY_MINUTES, end - day * DAY_MINUTES]),
  );
}

/** Spans by the day they start on: more than a day is cut at midnight. */
const wholeNights = (weekly: readonly MinuteSpan[]): MinuteSpan[] =>
  joinedOverSunday(weekly)
    .flatMap(longSpansByDay)
    .sort((a, b) => a[0] - b[0]);

/** A night over the end of Sunday is put together: it ends past the end of the week. */
function joinedOverSunday(weekly: readonly MinuteSpan[]): MinuteSpan[] {
  const spans = joinSpans(weekly);
  const first = spans[0];
  const last = spans.at(-1);
  if (first && last && first !== last && first[0] === 0 && last[1] === WEEK_MINUTES) {
    spans.shift();
    spans[spans.length - 1] = [last[0], WEEK_MINUTES + first[1]];
  }
  return spans;
}

function longSpansByDay([start, end]: MinuteSpan): MinuteSpan[] {
  if (end - start < DAY_MINUTES) return [[start, end]];
  const pieces: MinuteSpan[] = [];
  for (let at = start; at < end; ) {
    const midnight = (Math.floor(at / DAY_MINUTES) + 1) * DAY_MINUTES;
    pieces.push([at % WEEK_MINUTES, (at % WEEK_MINUTES) + Math.min(midnight, end) - at]);
    at = midnight;
  }
  return pieces;
}

function spanText(start: number, end: number, clock: Clock): string {
  if (end - start === DAY_MINUTES && start % DAY_MINUTES === 0) return hoursTableText.allDay;
  return hoursTableText.span(timeText(start, clock), timeText(end, clock));
}

const plainClock: Clock = (hour, minute) => minuteText(hour * 60 + minute);

const timeText = (minute: number, clock: Clock) =>
  clock(Math.floor((minute % DAY_MINUTES) / 60), minute % 60);
