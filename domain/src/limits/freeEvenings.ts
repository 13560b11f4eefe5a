// When are we both free?
export const FREE_EVENING_WEEKS = 8;
/** Days beyond those that dates may have because it is another day elsewhere. */
export const FREE_EVENING_ZONE_DAYS = 1;
export const FREE_EVENING_CHANGES_PER_HOUR = 120;
/** Of one call: every evening that can be marked. */
export const FREE_EVENINGS_BATCH_MAX = FREE_EVENING_WEEKS * 7 + 2 * FREE_EVENING_ZONE_DAYS + 1;
/** A sweep of more at a time would be told as one great change. */
export const FREE_EVENINGS_SWEPT_AT_ONCE = 100;
