// Partner links
export const LINK_CODE_BYTES = 16; // RUL-43: 128 bits
export const LINK_CODE_HOURS = 24; // RUL-43
/** Whoever made a code can learn for so long that it ran out or was used. */
export const LINK_CODE_STORED_DAYS = 7;
export const LINK_CODES_PER_HOUR = 20;
export const LINKS_ACCEPTED_PER_HOUR = 20; // RUL-43: tries of one person
export const PENDING_LINK_MINUTES = 30; // CONST-30
export const LINK_SYNC_MS = 1000; // CONST-50
export const PARTNER_PAUSES_AFTER_DAYS = 7; // RUL-46
export const PARTNER_ENDS_AFTER_DAYS = 30; // RUL-46
/** Memberships of linked people are looked at this often; every minute once one of them has run out. */
export const PARTNER_CHECK_MINUTES = 10;
export const PARTNER_CHECK_BATCH = 200;
