import { formatDate } from '@liora/domain/i18n/format';

/** 'Friday, May 15, 7:30 PM' on the clocks of where it is. */
export const momentWords = (instant: string, timeZone: string): string =>
  formatDate(new Date(instant), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });

/** The same with its end, by time alone where it ends the same day. */
export function windowWords(starts: string, ends: string, timeZone: string): string {
  const dayOf = (instant: string) => formatDate(new Date(instant), { dateStyle: 'short', timeZone });
  const end =
    dayOf(starts) === dayOf(ends)
      ? formatDate(new Date(ends), { hour: 'numeric', minute: '2-digit', timeZone })
      : momentWords(ends, timeZone);
  return `${momentWords(starts, timeZone)} – ${end}`;
}
