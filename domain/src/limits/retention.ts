// Retention: rules/retention.ts says of what
export const ANALYTICS_DETAIL_DAYS = 30;
export const SUPPORT_RETENTION_YEARS = 3; // POL-06
export const PURCHASE_RETENTION_YEARS = 7; // POL-07
export const SEARCH_RETENTION_MONTHS = 12; // POL-08
export const INTERACTION_RETENTION_MONTHS = 18; // POL-09
export const CRASH_RETENTION_DAYS = 90; // POL-10
/** An account that nobody has used for so long is closed as its owner would delete it. */
export const ACCOUNT_RETENTION_DAYS = 730; // POL-05
/** So long before, its owner is told, the first time and the last. */
export const RETENTION_LETTER_DAYS = [30, 7] as const;
/** Who was away for longer starts afresh. */
export const LIVE_EVENTS_RETENTION_MS = 3_600_000;
