import { clockTimeHere } from '../../clock.rules.ts';
import { placesText } from '../../places.text.ts';

/** 'Open now', 'Open at 19:30' today, 'Open Sat 19:30' on another day, by the reader's clock. */
export function openLabel(open: string, now: Date, locale?: string): string {
  if (open === 'now') return placesText.openNow;
  return placesText.openAt(timeLabel(new Date(open), now, locale));
}

/** 'at 19:30' today, 'Sat 19:30' on another day. */
export function timeLabel(at: Date, now: Date, locale?: string): string {
  const time = clockTimeHere(at, locale);
  if (at.toDateString() === now.toDateString()) return placesText.atTime(time);
  return `${at.toLocaleDateString(locale, { weekday: 'short' })} ${time}`;
}

const SOON_MS = 1_800_000;

/** Whether an instant is near enough to now for hours to be told without naming it. */
export function isAboutNow(at: Date, now: Date): boolean {
  return Math.abs(at.getTime() - now.getTime()) < SOON_MS;
}
