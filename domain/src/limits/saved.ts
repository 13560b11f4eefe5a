// Saved places
export const FREE_SAVED_PLACES = 3; // CONST-35
export const CATEGORY_NAME_MAX_CHARS = 40; // RUL-105
export const CATEGORIES_MAX = 200;
export const SAVED_NOTE_MAX_CHARS = 1000;
export const SAVED_PAGE_SIZE = 60;
export const SAVED_MAX_PAGE_SIZE = 200;
/** So many are saved, moved or taken out by one call. */
export const SAVED_BATCH_MAX = 500;
export const SAVED_CATEGORIES_PER_PLACE = 20;
/** Buttons on cards know the last so many that somebody saved; of older ones those that are shown are asked for. */
export const SAVED_IDS_MAX = 10_000;
/** Of the places that a partner shares so many, the last saved first, are marked wherever they are shown. */
export const SHARED_IDS_MAX = 2_000;
/** On the shelf of what either of two saved. */
export const SAVED_BY_EITHER_SHOWN = 12;
export const SAVED_QUERY_MAX_WORDS = 8;
export const SAVED_UNDO_MINUTES = 10;
export const CATEGORY_COVERS = 3;
export const SAVED_SKELETON_CARDS = 8;
export const SAVED_SEARCH_DEBOUNCE_MS = 250;

// What two may both like
export const FOR_TWO_PLACES = 8;
export const FOR_TWO_PLANS = 4;
export const FOR_TWO_KINDS = 3;
/** Of what either saved last, so many are looked at. */
export const FOR_TWO_SAVES_COMPARED = 200;

// Lists that people import
export const LIST_FILE_MAX_MB = 30;
export const LIST_FILES_IN_ZIP_MAX = 500;
export const LIST_ROWS_MAX = 20_000;
/** Two sources place the same door so far from each other, at most. */
export const MATCHED_PLACE_METRES = 200;
/** How much of two names' letters, three at a time, is the same in both (pg_trgm), for a name that is not quite the same. */
export const MATCHED_PLACE_ALIKE = 0.6;
export const CODE_DIGITS = 6; // RUL-32
export const CODE_STEP_SECONDS = 30; // RUL-32
export const RECOVERY_CODES = 10; // RUL-32
export const RECOVERY_CODE_CHARS = 10; // RUL-32
/** From the right password to the code. */
export const SECOND_STEP_MINUTES = 10; // RUL-32
/** How long a password or passkey that was given again counts. */
export const IDENTITY_PROOF_MINUTES = 10; // RUL-32
export const PASSKEY_CHALLENGE_MINUTES = 10; // RUL-32
export const PASSKEYS_MAX = 20; // RUL-32
export const PASSKEY_NAME_MAX_CHARS = 60;
/** Ways to reach a passkey: USB, NFC, Bluetooth and what may come. */
export const PASSKEY_TRANSPORTS_MAX = 10;
/** Of codes tried behind one password; each further one waits longer. */
export const SECOND_STEP_FREE_TRIES = 10; // FIX-08
export const EMAIL_CHANGE_LINK_HOURS = 24;
export const EMAIL_TAKE_BACK_HOURS = 72;
export const EMAIL_CHANGES_PER_HOUR = 5;
/** To one address that somebody may only have typed. */
export const EMAIL_CHANGE_LETTERS_PER_DAY = 3;
/** The newest are shown; nobody has more. */
export const SESSIONS_SHOWN_MAX = 50;
export const LIST_NAME_MAX_CHARS = 200;
/** 500 rows with their notes; whoever imports long ones sends fewer at once. */
export const LIST_BODY_KB = 1024;
/** Rows that somebody imports in a day, whatever became of them. */
export const LIST_ROWS_PER_DAY = 60_000;
export const LIST_IMPORTS_PER_DAY = 50;
/** What one call takes back; of a longer list the rest with the next one. */
export const LIST_UNDO_BATCHES = 5;
export const WAITING_ROWS_MAX = 20_000;
export const WAITING_PAGE_SIZE = 50;
export const LIST_IMPORTS_PAGE_SIZE = 20;
/** An own pin of the same name this near is the same row of a list. */
export const LIST_SAME_SPOT_DEGREES = 0.0001;
/** An import can be taken back for this long. */
export const LIST_IMPORT_STORED_DAYS = 30;
