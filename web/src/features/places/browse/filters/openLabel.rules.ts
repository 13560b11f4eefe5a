import { formatDate } from '@liora/domain/i18n/format';
import { clockTime } from '../../clock.rules.ts';
import { placesText } from '../../places.text.ts';

/** 'Open now', 'Open at 19:30' today, 'Open Sat 19:30' on another day, by the reader's clock. */
export function openLabel(open: string, now: Date): string {
  if (open === 'now') return placesText.openNow;
  const at = new Date(open);
  const time = clockTime(at);
  return isSameDay(at, now) ? placesText.openAt(time) : placesText.openOnDay(shortDay(at), time);
}

/** 'at 19:30' today, 'Sat 19:30' on another day. */
export function timeLabel(at: Date, now: Date): string {
  const time = clockTime(at);
  return isSameDay(at, now) ? placesText.atTime(time) : placesText.onDay(shortDay(at), time);
}

const isSameDay = (at: Date, now: Date) => at.toDateString() === now.toDateString();
const shortDay = (at: Date) => formatDate(at, { weekday: 'short' });

const SOON_MS = 1_800_000;

/** Whether an instant is near enough to now for hours to be told without naming it. */
export function isAboutNow(at: Date, now: Date): boolean {
  return Math.abs(at.getTime() - now.getTime()) < SOON_MS;
}
