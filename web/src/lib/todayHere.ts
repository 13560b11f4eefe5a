import { DAY_MS, MINUTE_MS } from '@liora/domain/durations';
import { dateKey } from '@liora/domain/rules/hoursClock';

/** The date of today on the reader's own calendar, 'YYYY-MM-DD'. */
export const todayHere = (now = new Date()): string =>
  dateKey(Math.floor((now.getTime() - now.getTimezoneOffset() * MINUTE_MS) / DAY_MS));
