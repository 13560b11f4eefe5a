import { wallDayOf } from './calendarDate.ts';
import type { CheckInKind } from './checkInKinds.ts';
import { dateKey, type WallTime, wallClock, wallInstant, weekday } from './hoursClock.ts';
import { CLOCK_STEP_MINUTES, QUIET_MINUTE_MAX } from './notificationSettings.ts';

/** From the darkest sky to the brightest. */
export const CHECK_IN_MOODS = ['heavy', 'tired', 'even', 'good', 'glowing'] as const;
export type CheckInMood = (typeof CHECK_IN_MOODS)[number];

/** What somebody wishes for the next date: all that suggestions ever learn of a check-in. */
export const CHECK_IN_TAGS = [
  'low_energy',
  'short_near',
  'somewhere_new',
  'at_home',
  'long_dinner',
  'outdoors',
] as const;
export type CheckInTag = (typeof CHECK_IN_TAGS)[number];

/** The wishes that a check-in of a kind offers. */
export const TAGS_OFFERED: Readonly<Record<CheckInKind, readonly CheckInTag[]>> = {
  day: ['low_energy', 'at_home', 'outdoors', 'somewhere_new'],
  week: ['short_near', 'somewhere_new', 'at_home', 'long_dinner', 'outdoors'],
};

const LENGTH_DAYS: Readonly<Record<CheckInKind, number>> = { day: 1, week: 7 };

const firstDay = (kind: CheckInKind, wallDay: number): number =>
  kind === 'day' ? wallDay : wallDay - weekday(wallDay);

/** The day or week that an instant lies in, by the clock of a zone, as the date of its first day. */
export const periodAt = (kind: CheckInKind, at: Date, timeZone: string): string =>
  dateKey(firstDay(kind, wallClock(at, timeZone).day));

/** The instant at which such a day or week is over. */
export const periodEnd = (kind: CheckInKind, period: string, timeZone: string): Date =>
  wallInstant({ day: wallDayOf(period) + LENGTH_DAYS[kind], hour: 0, minute: 0 }, timeZone);

/** The Monday of the week of a date, as a date. */
export const weekOf = (date: string): string => dateKey(firstDay('week', wallDayOf(date)));

/** When somebody wants to be reminded, by the clock of their own zone. */
export interface CheckInReminder {
  every: CheckInKind;
  /** Monday = 0; of a reminder of every day it is not asked for. */
  weekday: number;
  /** Of the day, on a quarter of an hour. */
  minute: number;
  time_zone: string;
}

export const REMINDER_STEP_MINUTES = CLOCK_STEP_MINUTES;
export const REMINDER_MINUTE_MAX = QUIET_MINUTE_MAX;

/** The first moment after an instant at which the clock on their wall shows the chosen time, however clocks change until then. */
export function nextReminder(
  { every, weekday: chosen, minute, time_zone }: CheckInReminder,
  after: Date,
): Date {
  const today = wallClock(after, time_zone).day;
  for (let day = today; ; day += 1) {
    if (every === 'week' && weekday(day) !== chosen) continue;
    const wall: WallTime = { day, hour: Math.floor(minute / 60), minute: minute % 60 };
    const at = wallInstant(wall, time_zone);
    if (at > after) return at;
  }
}
