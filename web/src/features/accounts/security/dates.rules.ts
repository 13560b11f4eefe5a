import { formatDate } from '@liora/domain/i18n/format';

/** A day as it is told in a list: with its year when that is not this one. */
export function dayWords(at: Date, now: Date): string {
  const isThisYear = at.getFullYear() === now.getFullYear();
  return formatDate(at, { month: 'long', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) });
}

export const isToday = (at: Date, now: Date): boolean => at.toDateString() === now.toDateString();
