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
export const TIME_ZONE_MAX_CHARS = 64;
