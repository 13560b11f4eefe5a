import { DAY_MS } from '../durations.ts';
import {
  ACCOUNT_RETENTION_DAYS,
  CRASH_RETENTION_DAYS,
  INTERACTION_RETENTION_MONTHS,
  PURCHASE_RETENTION_YEARS,
  SEARCH_RETENTION_MONTHS,
  SUPPORT_RETENTION_YEARS,
} from '../limits.ts';

/** How long something is kept. */
export type Period = { days: number } | { months: number } | { years: number };

interface Retained {
  /** Null: as long as its owner, or what it belongs to, is there. */
  period: Period | null;
  /** What the period is counted from. */
  since: 'last use' | 'purchase' | 'search' | 'event' | 'crash' | 'letter' | 'deletion';
  /** False: Liora stores nothing of it, so that there is nothing to delete. */
  stored: boolean;
}

/**
 * Everything that is kept of people by its category and for how long (POL-05 to POL-10, RUL-93). The daily jobs delete by it,
 * the settings and the privacy policy are written from it, and a test gives every table with something of a person one of these.
 */
export const RETENTION = {
  account: { period: { days: ACCOUNT_RETENTION_DAYS }, since: 'last use', stored: true },
  content: { period: null, since: 'deletion', stored: true },
  searches: { period: { months: SEARCH_RETENTION_MONTHS }, since: 'search', stored: true },
  purchases: { period: { years: PURCHASE_RETENTION_YEARS }, since: 'purchase', stored: true },
  interactions: { period: { months: INTERACTION_RETENTION_MONTHS }, since: 'event', stored: true },
  crashes: { period: { days: CRASH_RETENTION_DAYS }, since: 'crash', stored: true },
  // Support goes by the person's own mail program: it lies in a mailbox of the operator, never in Liora.
  support: { period: { years: SUPPORT_RETENTION_YEARS }, since: 'letter', stored: false },
  // Keys of limits and live messages, gone within a day by themselves.
  traces: { period: { days: 1 }, since: 'event', stored: true },
} as const satisfies Record<string, Retained>;
export type RetentionCategory = keyof typeof RETENTION;

/** Categories whose time is over at some instant. */
type Timed = {
  [Name in RetentionCategory]: (typeof RETENTION)[Name]['period'] extends null ? never : Name;
}[RetentionCategory];

/** The instant before which something of a category is over. */
export function retainedSince(category: Timed, now: Date): Date {
  const period: Period = RETENTION[category].period;
  if ('days' in period) return new Date(now.getTime() - period.days * DAY_MS);
  return monthsBefore(now, 'months' in period ? period.months : period.years * 12);
}

/** The same day and time so many months earlier. A month that is too short ends on its last day. */
export function monthsBefore(now: Date, months: number): Date {
  const since = new Date(now);
  since.setUTCDate(1);
  since.setUTCMonth(since.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 0)).getUTCDate();
  since.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return since;
}
