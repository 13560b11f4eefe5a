import { formatNear } from '@liora/domain/i18n/formatNear';
import { wallClock } from '@liora/domain/rules/hoursClock';

/** 'October 14', with the year where it is another one than now. */
export const dateWords = (instant: Date, now: Date, timeZone: string): string =>
  formatNear(instant, now, { month: 'long', day: 'numeric', timeZone });

/** Whole days between an instant and now by the clock of a zone; null where it is so long ago that its date says more. */
export function recentDays(instant: Date, now: Date, timeZone: string, most = 6): number | null {
  const days = wallClock(now, timeZone).day - wallClock(instant, timeZone).day;
  return days > most ? null : Math.max(0, days);
}
