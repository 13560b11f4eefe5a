// Notifications
export const NOTIFICATIONS_PAGE_SIZE = 30;
export const NOTIFICATIONS_MAX_PAGE_SIZE = 100;
/** Of one person the newest so many are there. */
export const NOTIFICATIONS_PER_PERSON = 500;
/** So many at most leave for a new one: more than come at a time. */
export const NOTIFICATIONS_TRIMMED = 20;
/** Read, marked or taken out by one call. */
export const NOTIFICATIONS_BATCH_MAX = 200;
export const NOTIFICATION_STORED_DAYS = 90;
export const NOTIFICATION_UNDO_MINUTES = 10;
/** A sweep of more at a time would be told to everybody as one great change. */
export const NOTIFICATIONS_SWEPT_AT_ONCE = 100;
/** A line that stands for several additions shows the last so many. */
export const NOTIFICATION_SUBJECTS = 3;
/** So many of the last of them it knows, so that it counts less when they are taken back. */
export const NOTIFICATION_COUNTED = 500;
export const TIME_ZONE_MAX_CHARS = 64;
/** What belongs together waits for more of it, and leaves as it is by then. */
export const NOTICE_THREAD_WAIT_MINUTES = 10;
/** What could not leave by then is no news any more; quiet hours hold nothing back for longer than a day. */
export const NOTICE_MAX_AGE_HOURS = 48;
/** Past these the list alone tells of it. */
export const NOTICE_LETTERS_PER_HOUR = 20;
export const NOTICE_PUSHES_PER_HOUR = 40;
/** Push services keep what they cannot hand over for so long. */
export const PUSH_STORED_HOURS = 24;
/** Every notice is as long as this before it is encrypted: its length tells nothing. */
export const PUSH_BYTES = 1024;
export const PUSH_TIMEOUT_MS = 10_000;
/** Of what a push service answers nothing more is read. */
export const PUSH_ANSWER_BYTES = 4096;
/** Browsers of one person; the newest so many. */
export const PUSH_SUBSCRIPTIONS_PER_PERSON = 20;
export const PUSH_SUBSCRIBES_PER_HOUR = 60;
export const PUSH_ENDPOINT_MAX_CHARS = 1024;
export const UNSUBSCRIBES_PER_MINUTE = 30; // by network
export const DIGEST_DAYS = 7;
export const DIGEST_LINES = 20;
/** Digests that are queued by one statement. */
export const DIGESTS_QUEUED_AT_ONCE = 200;
/** A server that was off for longer lets the week pass. */
export const DIGEST_LATE_HOURS = 24;
