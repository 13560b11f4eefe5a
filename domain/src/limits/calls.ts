// Calls of one minute (RUL-117): a person never meets them, and a whole office behind one address hardly
export const CALLS_PER_MINUTE_PERSON = 1200;
export const CALLS_PER_MINUTE_ADDRESS = 3000;

// Calls of one kind (RUL-24): of one person or network, in the database, so that they hold across nodes
export const SIGN_INS_PER_ADDRESS = 50; // in ten minutes
export const SIGN_INS_PER_DEVICE = 10; // in ten minutes
export const SIGN_UPS_PER_HOUR = 10;
export const LETTERS_PER_ADDRESS = 20; // an hour
export const LETTERS_PER_ACCOUNT = 5; // an hour, from elsewhere
export const LETTERS_PER_ACCOUNT_MOST = 60; // an hour
export const LETTERS_PER_DEVICE = 5; // an hour
/** Links to sign in that go to an address without an account, whoever typed it. */
export const LETTERS_PER_STRANGER = 10; // a day
export const USERNAME_CHECKS_PER_MINUTE = 60;
export const LINKS_TRIED_PER_MINUTE = 60;
export const PLANS_CREATED_PER_HOUR = 60;
export const PINS_CREATED_PER_HOUR = 60;
export const ADDRESSES_LOCATED_PER_HOUR = 120;
/** Shown pins that somebody's app asks to be looked up (RUL-85). */
export const PIN_LOOKUPS_PER_HOUR = 60;
export const ANALYTICS_EVENTS_PER_HOUR = 120;
export const SEARCHES_REMEMBERED_PER_HOUR = 300;
/** Of one network; an app tells each crash once. */
export const CRASHES_PER_HOUR = 30;
/** Of everybody together: with the days that they are kept, all that the table can hold. */
export const CRASHES_PER_DAY = 1000;
/** Somebody who types and corrects for a minute stays far below it. */
export const LOCATION_SEARCHES_PER_MINUTE = 120;

// What comes in
/** The largest number that a column of PostgreSQL's integers holds. */
export const INTEGER_MAX = 2_147_483_647;
export const INSTANTS_FROM_YEAR = 2000;
export const INSTANTS_UNTIL_YEAR = 2100;

// Calls
export const BODY_KB = 64;
/** What a visitor reads may stand in a cache between for this long. */
export const SHARED_CACHE_SECONDS = 10;
/** A first screen that the server has drawn is good for this long. */
export const DOCUMENT_CACHE_MS = 2_000;
/** A document that has no first screen by then goes out plain. */
export const DOCUMENT_TIMEOUT_MS = 1_000;
/** More first screens at once would keep a node from answering. */
export const DOCUMENTS_AT_ONCE = 2;
/** First screens that a node draws; what was drawn a moment ago does not count. */
export const DOCUMENTS_PER_MINUTE = 600;
/** The longest address of a call. */
export const ADDRESS_MAX_CHARS = 4096;
/** A call of the web that has no answer by then has failed. */
export const CALL_TIMEOUT_MS = 15_000;
export const PLAN_BODY_KB = 96; // 20 stops with notes, whatever the script
/** The same with what the editing began with. */
export const PLAN_EDIT_BODY_KB = 2 * PLAN_BODY_KB;
/** The whole body of a call has to arrive in this time. */
export const BODY_TIMEOUT_MS = 15_000;
/** Headers of a request, and a whole request of any kind. */
export const HEADERS_TIMEOUT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 120_000;
/** A reply of which nothing is taken for this long is given up. */
export const REPLY_STALLED_MS = 60_000;
