import { formatDate } from '@liora/domain/i18n/format';

/** 'Friday, October 24 at 7:00 PM', on the clock of the place. */
export const fullTime = (at: string, timeZone: string): string =>
  formatDate(new Date(at), {
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

export const clockTime = (at: string, timeZone: string): string =>
  formatDate(new Date(at), { hour: 'numeric', minute: '2-digit', timeZone });
