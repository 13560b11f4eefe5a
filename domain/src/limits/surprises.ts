// Surprises
export const SURPRISE_DRESS_MAX_CHARS = 200;
export const SURPRISE_MIN_MINUTES = 30;
export const SURPRISE_MAX_MINUTES = 1440;
/** What opens opens at most two weeks before it begins. */
export const SURPRISE_REVEAL_EARLIEST_MINUTES = 20_160;
/** Of two people, planned and not over. */
export const SURPRISES_OPEN_MAX = 5;
export const SURPRISES_PER_DAY = 10;
export const SURPRISES_PAGE_SIZE = 20;
export const SURPRISES_MAX_PAGE_SIZE = 50;
/** Looked at by one run of the job, in one transaction. */
export const SURPRISES_BATCH = 100;
/** Different states of their plans of which a planner is told whether they meet what the guest needs. */
export const SURPRISE_CHECKS_PER_WEEK = 8;
export const DATE_BUDGET_MAX_DOLLARS = 100_000;
export const LONGEST_WALK_MAX_MINUTES = 240;
