// Accounts
export const USERNAME_MIN_CHARS = 3; // CONST-38
export const USERNAME_MAX_CHARS = 20; // CONST-38
export const USERNAME_CHECK_DEBOUNCE_MS = 500; // CONST-38
export const PASSWORD_MIN_CHARS = 6; // CONST-39
export const PASSWORD_MAX_CHARS = 128;
export const MINIMUM_AGE_YEARS = 18; // CONST-47
export const SESSION_REFRESH_BACKOFF_START_MS = 200; // CONST-32
/** Times that sign-up tells one network of an account with that e-mail. */
export const EMAIL_TAKEN_REPLIES_PER_HOUR = 5; // RUL-119
/** Tries of one account's password that nobody has to wait for; after them each waits longer than the one before. */
export const SIGN_IN_FREE_TRIES = 10; // FIX-08
export const SIGN_IN_FIRST_WAIT_SECONDS = 5; // FIX-08
export const SIGN_IN_LONGEST_WAIT_SECONDS = 300; // FIX-08
/** An account that nobody tried for this long starts afresh. */
export const SIGN_IN_TRIES_WINDOW_HOURS = 6; // FIX-08
export const RESET_LINK_MINUTES = 60;
export const VERIFY_LINK_HOURS = 24;
export const SIGN_IN_LINK_MINUTES = 15; // RUL-112
/** A session ends this long after its last day of use. */
export const SESSION_DAYS = 30;
/** A session used later than this after its last extension is extended again. */
export const SESSION_EXTEND_AFTER_DAYS = 1;
export const EMAIL_MAX_CHARS = 254; // RFC 5321
export const COMPANY_SIGN_IN_MINUTES = 10; // RUL-122
/** Nobody waits longer for the sign-in of a company. */
export const COMPANY_ANSWER_SECONDS = 10;
/** How much earlier than asked for a company may say that somebody signed in: clocks differ. */
export const COMPANY_CLOCK_SECONDS = 60;
/** Signing in opens a deleted account again for so long; then it is erased. */
export const ACCOUNT_REOPENS_DAYS = 7; // RUL-92
export const OWN_DATA_PER_DAY = 5;
/** Copies of people's data that a node makes at the same time. */
export const OWN_DATA_AT_ONCE = 2;
export const OWN_DATA_ROWS_AT_ONCE = 500;

// Profiles
export const BIO_MAX_CHARS = 300; // RUL-80
export const PROFILE_UPDATES_PER_HOUR = 120;
export const PROFILE_PINS_PAGE = 24;
export const PROFILE_REVIEWS_PAGE = 12;
export const PROFILE_PINS_COUNTED = 10_000;
/** Of one's own plans, and of one's own pins, a profile counts no more. */
export const OWN_THINGS_COUNTED = 10_000;
/** An address that signs somebody in and is older than this is warned of in the log. */
export const STALE_URL_SECONDS = 120; // AUTH-21, CONST-33
