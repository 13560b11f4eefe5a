import { formatDay } from '@liora/domain/i18n/formatDay';
import { DINNER_HOUR, DINNER_MINUTE, FREE_EVENING_WEEKS } from '@liora/domain/limits';
import { wallDayOf } from '@liora/domain/rules/calendarDate';
import { weekOf } from '@liora/domain/rules/checkIns';
import { dateKey, wallClock, wallInstant } from '@liora/domain/rules/hoursClock';

export const todayIn = (now: Date, timeZone: string): string => dateKey(wallClock(now, timeZone).day);

export interface EveningWeek {
  monday: string;
  /** Null: before today. */
  days: readonly (string | null)[];
}

/** The evenings that can be marked, week by week from that of today. */
export function eveningWeeks(today: string): EveningWeek[] {
  const first = wallDayOf(weekOf(today));
  const last = wallDayOf(today) + FREE_EVENING_WEEKS * 7;
  return Array.from({ length: FREE_EVENING_WEEKS + 1 }, (_, week) => ({
    monday: dateKey(first + week * 7),
    days: Array.from({ length: 7 }, (_day, index) => {
      const day = first + week * 7 + index;
      return day >= wallDayOf(today) && day < last ? dateKey(day) : null;
    }),
  })).filter(({ days }) => days.some((day) => day !== null));
}

/** Where an arrow key leads from a date: a day or a week on, within what is there. */
export function movedBy(key: string, from: string, dates: readonly string[]): string | undefined {
  const step: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  if (key === 'Home') return dates[0];
  if (key === 'End') return dates.at(-1);
  const days = step[key];
  return days === undefined ? undefined : dates.find((date) => date === dateKey(wallDayOf(from) + days));
}

/** When an evening begins, by the clock of whoever plans it. */
export const dinnerOn = (date: string, timeZone: string): string =>
  wallInstant({ day: wallDayOf(date), hour: DINNER_HOUR, minute: DINNER_MINUTE }, timeZone).toISOString();

/** 'Friday, October 24' */
export const longDay = (date: string): string =>
  formatDay(date, { weekday: 'long', month: 'long', day: 'numeric' });
/** 'Friday' */
export const weekdayWord = (date: string): string => formatDay(date, { weekday: 'long' });
/** 'Oct 24' */
export const shortDay = (date: string): string => formatDay(date, { month: 'short', day: 'numeric' });
export const dayNumber = (date: string): string => formatDay(date, { day: 'numeric' });
/** 'Fri' */
export const shortWeekday = (date: string): string => formatDay(date, { weekday: 'short' });
