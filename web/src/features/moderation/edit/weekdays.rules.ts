import { DAY_MS } from '@liora/domain/durations';
import { formatDate } from '@liora/domain/i18n/format';

/** Days that hours are copied to at once; Monday = 0. */
export const DAY_SETS = {
  everyDay: [0, 1, 2, 3, 4, 5, 6],
  workdays: [0, 1, 2, 3, 4],
  weekend: [5, 6],
} as const;
export type DaySet = keyof typeof DAY_SETS;

const A_MONDAY = 4 * DAY_MS; // 5 January 1970

/** 'Monday' for 0. */
export const weekdayName = (day: number, weekday: 'long' | 'short' = 'long'): string =>
  formatDate(new Date(A_MONDAY + day * DAY_MS), { weekday, timeZone: 'UTC' });
