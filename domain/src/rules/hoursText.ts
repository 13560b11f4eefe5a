import { DAY_MINUTES, WEEK_MINUTES } from '../durations.ts';
import type { MinuteSpan } from './hours.ts';
import { nightsByDay } from './hoursTable.ts';
import { minuteText } from './minuteOfDay.ts';

/** Seven days, Monday first, each with the spans that start on it: past 1440 a span goes on into the next day. */
export type WeekDays = readonly (readonly MinuteSpan[])[];

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** The minutes of the week of these days. */
export function weeklyOf(days: WeekDays): MinuteSpan[] {
  return days.flatMap((spans, day) =>
    spans.flatMap(([start, end]): MinuteSpan[] => {
      const [from, to] = [day * DAY_MINUTES + start, day * DAY_MINUTES + end];
      if (to <= WEEK_MINUTES) return [[from, to]];
      return [
        [from, WEEK_MINUTES],
        [0, to - WEEK_MINUTES],
      ];
    }),
  );
}

/**
 * These days as OpenStreetMap writes opening hours: neighbours with equal hours share a rule, and days without
 * one are closed. After a comma a rule adds to those before it; after a semicolon it would end their nights at midnight.
 */
export function hoursText(days: WeekDays): string {
  const week = nightsByDay(weeklyOf(days));
  const texts = week.map(dayText);
  if (texts.every((text) => text === '00:00-24:00')) return '24/7';
  if (texts.every((text) => text === '')) return 'Mo-Su off';
  const rules: { first: number; last: number; text: string }[] = [];
  texts.forEach((text, day) => {
    const rule = rules.at(-1);
    if (rule?.text === text) rule.last = day;
    else rules.push({ first: day, last: day, text });
  });
  const nights = week.flat().some(([, end]) => end > DAY_MINUTES);
  return rules
    .filter(({ text }) => text !== '')
    .map(({ first, last, text }) => `${daysText(first, last)} ${text}`)
    .join(nights ? ', ' : '; ');
}

function daysText(first: number, last: number): string {
  if (first === last) return DAYS[first] ?? '';
  const between = first + 1 < last ? '-' : ',';
  return [DAYS[first], DAYS[last]].join(between);
}

const dayText = (spans: readonly MinuteSpan[]) =>
  spans
    .map(([start, end]) => `${minuteText(start)}-${minuteText(end > DAY_MINUTES ? end - DAY_MINUTES : end)}`)
    .join(',');

/** A span from one time of the day to another one, which is the next day's where it is not later. */
export const spanOf = (start: number, end: number): MinuteSpan => [
  start,
  end > start ? end : end + DAY_MINUTES,
];
