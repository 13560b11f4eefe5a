// Photos
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;
export const PHOTO_MAX_PIXELS = 50_000_000;
/** The longest side of each size; smaller pictures are not made larger. */
export const PHOTO_SMALL_PX = 320;
export const PHOTO_MEDIUM_PX = 960;
export const PHOTO_LARGE_PX = 2048;
/** What a device sends at most: nothing larger is ever shown. */
export const PHOTO_SENT_PX = 2560;
export const PHOTOS_PER_HOUR = 120; // of one person
/** Pictures that a node reads at once, of one person and in all; further ones are told to come back. */
export const PHOTO_UPLOADS_AT_ONCE_PERSON = 3;
export const PHOTO_UPLOADS_AT_ONCE = 16;
export const PHOTO_BODY_TIMEOUT_MS = 90_000;
/** A picture that takes longer to read than this is given up. */
export const PHOTO_DECODE_SECONDS = 20;
/** Whoever loses the right to see a photo loses the photo in this time. */
export const PHOTO_CACHE_SECONDS = 60;
export const PHOTO_LOOSE_HOURS = 24;
export const PHOTO_PENDING_HOURS = 1;
export const PHOTOS_SWEPT_AT_ONCE = 200;
export const PIN_PHOTOS_MAX = 6;
export const REVIEW_PHOTOS_MAX = 6;
/** What leads a place in a list (CONST-53), and what its page shows. */
export const PLACE_LEAD_PHOTOS = 1; // CONST-53
export const PLACE_PHOTOS = 12;
/** So many of the newest of a place are looked at, whoever may see them. */
export const PLACE_PHOTOS_LOOKED_AT = 60;
