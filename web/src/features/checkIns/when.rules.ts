import { formatDate } from '@liora/domain/i18n/format';
import { formatDay } from '@liora/domain/i18n/formatDay';
import { formatDayNear } from '@liora/domain/i18n/formatNear';
import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import { checkInsText } from './checkIns.text.ts';

/** 'Week of October 20', or 'Friday, October 24'. `today`: with the year where that is another one than today's. */
export function periodWords(kind: CheckInKind, period: string, today = period): string {
  const day = formatDayNear(period, today, {
    month: 'long',
    day: 'numeric',
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

/** 'F' of a Friday: narrow, as columns of a calendar are headed. */
export const narrowWeekday = (date: string): string => formatDay(date, { weekday: 'narrow' });
