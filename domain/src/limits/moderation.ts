// Admins
/** So long after signing in, or after proving who they are, an admin is asked again. */
export const ADMIN_PROOF_MINUTES = 15; // RUL-95
export const ADMIN_ACTIONS_PAGE = 50;
/** Lines of the list of actions in one answer of its export. */
export const ADMIN_ACTIONS_EXPORTED = 1000;
export const ADMIN_REASON_MAX_CHARS = 500;
export const MEMBERS_LISTED = 50;
export const MEMBER_SEARCH_MAX_CHARS = 254;
/** Memberships given by admins that one round of the job ends. */
export const MANAGED_TIERS_ENDED_AT_ONCE = 100;
export const MEMBER_DATA_PER_DAY = 50;
/** Days that the board of activity counts, today among them. */
export const ACTIVITY_DAYS = 14;
export const DEAD_LETTERS_LISTED = 50;
export const PAYMENT_TYPES_LISTED = 20;
/** Backups whose time and result stay known. */
export const BACKUPS_RECORDED = 100;
