import { formatDate } from '@liora/domain/i18n/format';
import { formatNear } from '@liora/domain/i18n/formatNear';

/** 'Friday, October 24 at 7:00 PM', on the clock of the place; with the year where that is another one than now's. */
export const fullTime = (at: string, timeZone: string, now: Date): string =>
  formatNear(new Date(at), now, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });

/** 'Fri, Oct 24, 7:00 PM'. */
export const shortTime = (at: string, timeZone: string): string =>
  formatDate(new Date(at), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });

export const dayName = (at: string, timeZone: string): string =>
  formatDate(new Date(at), { weekday: 'long', timeZone });

/** '7:00 PM' beside a day, and '2025, 7:00 PM' where that is one of another year. */
export const timeInYear = (at: string, timeZone: string, now: Date): string =>
  formatNear(new Date(at), now, { hour: 'numeric', minute: '2-digit', timeZone });

export const clockTime = (at: string, timeZone: string): string =>
  formatDate(new Date(at), { hour: 'numeric', minute: '2-digit', timeZone });
