import { formatDate } from './format.ts';

/** A date, 'YYYY-MM-DD', as the reader writes it: the same day for everybody, wherever they are. Throws RangeError for what is none. */
export const formatDay = (date: string, options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>): string =>
  formatDate(new Date(`${date}T00:00:00Z`), { ...options, timeZone: 'UTC' });
