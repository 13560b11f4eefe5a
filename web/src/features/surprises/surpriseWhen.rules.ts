import { formatDate } from '@liora/domain/i18n/format';
import { formatNear } from '@liora/domain/i18n/formatNear';

/** 'Friday, May 15, 7:30 PM' on the clocks of where it is; with the year where that is another one than now's. */
export const momentWords = (instant: string, timeZone: string, now: Date): string =>
  formatNear(new Date(instant), now, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });

/** The same with its end, by time alone where it ends the same day. */
export function windowWords(starts: string, ends: string, timeZone: string, now: Date): string {
  const dayOf = (instant: string) => formatDate(new Date(instant), { dateStyle: 'short', timeZone });
  const end =
    dayOf(starts) === dayOf(ends)
      ? formatDate(new Date(ends), { hour: 'numeric', minute: '2-digit', timeZone })
      : momentWords(ends, timeZone, now);
  return `${momentWords(starts, timeZone, now)} – ${end}`;
}
