import { formatDate } from '@liora/domain/i18n/format';
import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import { checkInsText } from './checkIns.text.ts';

/** A date is the same day for everybody. */
const at = (date: string) => new Date(`${date}T00:00:00Z`);

/** 'Week of October 20', or 'Friday, October 24'. */
export function periodWords(kind: CheckInKind, period: string): string {
  const day = formatDate(at(period), {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...(kind === 'day' && { weekday: 'long' }),
  });
  return kind === 'day' ? day : checkInsText.weekOf(day);
}

/** Until when the other one has: 'Sunday night', or 'midnight'. */
export function untilWords(kind: CheckInKind, endsAt: string, timeZone: string): string {
  if (kind === 'day') return checkInsText.untilTonight;
  const last = new Date(Date.parse(endsAt) - 1);
  return checkInsText.untilNight(formatDate(last, { weekday: 'long', timeZone }));
}

/** 'America/Los Angeles'. */
export const zoneWords = (timeZone: string): string => timeZone.replaceAll('_', ' ');

export const shortWeekday = (date: string): string =>
  formatDate(at(date), { weekday: 'narrow', timeZone: 'UTC' });
