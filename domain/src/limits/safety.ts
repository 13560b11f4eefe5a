// Scores and moderation
export const REPORT_DETAILS_MAX_CHARS = 1000; // RUL-16
export const REPORTS_PER_HOUR = 30; // RUL-15
export const HIDDEN_BY_REPORTS_PER_DAY = 10; // RUL-120, per person and per address
export const REPORTERS_AFTER_RESTORE = 3; // RUL-120
export const REPORTER_MIN_ACCOUNT_DAYS = 7; // RUL-120
export const BLOCKS_PER_HOUR = 60;
export const BLOCKED_USERS_PAGE_SIZE = 50;
export const DECISION_REASON_MAX_CHARS = 500;
/** So long a decision can be taken back; what cannot be, and the notice to the author, waits until then. */
export const DECISION_UNDO_SECONDS = 60;
export const DECIDED_TOGETHER_MAX = 20;
/** What is reported of one author, or by the same people, within it is shown as belonging together. */
export const SIMILAR_WITHIN_HOURS = 24;
export const SUSPENSION_DAYS_MAX = 365;
export const OBJECTION_MAX_CHARS = 500;
export const MODERATION_QUEUE_ITEMS = 50;
/** The newest of one thing; of all the others the number is told. */
export const MODERATION_REPORTS_SHOWN = 20;
export const REPORT_DONE_CLOSES_MS = 2000; // CONST-40
export const OFFICIAL_SCORE_MIN_REVIEWS = 3; // CONST-45
export const LIORA_FAVORITE_MIN_SCORE = 8.5; // RUL-49
export const LIORA_FAVORITE_MIN_REVIEWS = 3; // RUL-49
/** Whoever has reported so often in vain, and never rightly, is not told any more that a report was looked at. */
export const REPORTS_IN_VAIN_MAX = 3; // RUL-120
/** Reporters of one thing who are told at once. */
export const REPORTERS_NOTIFIED_AT_ONCE = 100;
export const OWN_REPORTS_PAGE = 50;
export const PUBLISHED_PAGE = 50;
/** By so many first characters of a title it is found and sorted. */
export const PUBLISHED_WORDS_CHARS = 40;
export const MODERATION_HISTORY_PAGE = 50;
/** So long a moderator who says nothing more counts as having something open; whoever has it open says so three times as often. */
export const ITEM_OPEN_SECONDS = 30;
/** How many things that others have open are told. */
export const OPEN_ITEMS_MAX = 50;
/** What people are promised when they report something: that it is looked at within this time. */
export const REPORT_ANSWER_HOURS = 24;
