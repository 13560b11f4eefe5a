// Check-ins
/** The one sentence of a couple check-in. */
export const CHECK_IN_NOTE_MAX_CHARS = 280;
/** Each answer of a weekly one. */
export const CHECK_IN_ANSWER_MAX_CHARS = 500;
export const CHECK_IN_TAGS_MAX = 3;
/** Answers that somebody writes, changes and takes back. */
export const CHECK_IN_CHANGES_PER_HOUR = 60;
export const CHECK_INS_PAGE_SIZE = 20;
export const CHECK_INS_MAX_PAGE_SIZE = 50;
export const CHECK_IN_TREND_WEEKS = 8;
/** A reminder that comes later than this, because the server was away, is none. */
export const CHECK_IN_REMINDER_LATE_HOURS = 12;
export const CHECK_IN_REMINDERS_AT_ONCE = 100;
