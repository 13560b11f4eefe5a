import { clockTime } from '@liora/domain/i18n/clockTime';
import { dayOptions } from '@liora/domain/i18n/dayOptions';
import { formatDate } from '@liora/domain/i18n/format';
import { wallClock } from '@liora/domain/rules/hoursClock';
import { placeListText } from '../../placeList.text.ts';

/** 'Open now', 'Open at 19:30' today, 'Open Sat 19:30' on another day, 'Open Sat, 5/23 19:30' in another week, by the clocks where is searched (FIX-68). */
export function openLabel(open: string, now: Date, timeZone: string): string {
  if (open === 'now') return placeListText.openNow;
  const at = new Date(open);
  const time = clockTime(at, timeZone);
  return isSameDay(at, now, timeZone)
    ? placeListText.openAt(time)
    : placeListText.openOnDay(shortDay(at, now, timeZone), time);
}

/** 'at 19:30' today, 'Sat 19:30' on another day. */
export function timeLabel(at: Date, now: Date, timeZone: string): string {
  const time = clockTime(at, timeZone);
  return isSameDay(at, now, timeZone)
    ? placeListText.atTime(time)
    : placeListText.onDay(shortDay(at, now, timeZone), time);
}

const isSameDay = (at: Date, now: Date, timeZone: string) =>
  wallClock(at, timeZone).day === wallClock(now, timeZone).day;
const shortDay = (at: Date, now: Date, timeZone: string) =>
  formatDate(at, dayOptions(at, { now, timeZone, weekday: 'short' }));

const SOON_MS = 1_800_000;

/** Whether an instant is near enough to now for hours to be told without naming it. */
export function isAboutNow(at: Date, now: Date): boolean {
  return Math.abs(at.getTime() - now.getTime()) < SOON_MS;
}
