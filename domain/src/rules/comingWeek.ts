import { DAY_MINUTES } from '../durations.ts';
import { type MinuteSpan, spansOfDay, type WeeklyHours, type WeekPattern } from './hours.ts';
import { weekday } from './hoursClock.ts';
import { joinSpans } from './multirange.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The seven days that begin with `wallDay` (days since 1970-01-01), holidays and seasons as they fall, each as its day of the week. */
export function comingWeek(
  hours: WeeklyHours,
  wallDay: number,
): { open: MinuteSpan[]; unknown: MinuteSpan[] } {
  return {
    open: weekOf(hours, wallDay),
    unknown: hours.unknown ? weekOf(hours.unknown, wallDay) : [],
  };
}

const weekOf = (pattern: WeekPattern, wallDay: number): MinuteSpan[] =>
  joinSpans(
    DAYS.flatMap((ahead) => {
      const midnight = weekday(wallDay + ahead) * DAY_MINUTES;
      return spansOfDay(pattern, wallDay + ahead).map(
        ([start, end]): MinuteSpan => [midnight + start, midnight + end],
      );
    }),
  );
