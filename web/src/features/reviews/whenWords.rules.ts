import { formatDate } from '@liora/domain/i18n/format';
import { wallClock } from '@liora/domain/rules/hoursClock';

/** 'October 14', with the year where it is another one than now. */
export function dateWords(instant: Date, now: Date, timeZone: string): string {
  const yearOf = (at: Date) => formatDate(at, { year: 'numeric', timeZone });
  return formatDate(instant, {
    month: 'long',
    day: 'numeric',
    ...(yearOf(instant) !== yearOf(now) && { year: 'numeric' as const }),
    timeZone,
  });
}

/** Whole days between an instant and now by the clock of a zone; null where it is so long ago that its date says more. */
export function recentDays(instant: Date, now: Date, timeZone: string, most = 6): number | null {
  const days = wallClock(now, timeZone).day - wallClock(instant, timeZone).day;
  return days > most ? null : Math.max(0, days);
}
