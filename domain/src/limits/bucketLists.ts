// Bucket lists
/** Of one list: what a couple shares and what its reader keeps to themself. */
export const BUCKET_ITEMS_MAX = 500;
export const BUCKET_TITLE_MAX_CHARS = 120;
export const BUCKET_NOTE_MAX_CHARS = 1000;
export const BUCKET_PAGE_SIZE = 30;
export const BUCKET_MAX_PAGE_SIZE = 100;
/** Of an own wish; 0 is none. */
export const WISH_MAX = 3;
/** So many are taken out or brought back by one call. */
export const BUCKET_BATCH_MAX = 100;
export const BUCKET_UNDO_MINUTES = 10;
export const BUCKET_SWEPT_AT_ONCE = 200;
/** The most wished of what is to be done are looked at for the weekend. */
export const BUCKET_WEEKEND_LOOKED = 60;
/** A place has to stay open for so long after the two arrive. */
export const BUCKET_STAY_MINUTES = 60;
/** The screen of the two shows the most wished. */
export const BUCKET_TOP = 5;
