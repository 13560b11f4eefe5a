import { formatNear } from '@liora/domain/i18n/formatNear';

/** A day as it is told in a list: with its year when that is not this one. */
export const dayWords = (at: Date, now: Date): string =>
  formatNear(at, now, { month: 'long', day: 'numeric' });

export const isToday = (at: Date, now: Date): boolean => at.toDateString() === now.toDateString();
