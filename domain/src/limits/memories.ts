// Date memories
export const MEMORY_RATING_MIN = 1;
export const MEMORY_RATING_MAX = 10; // RUL-42
export const MEMORY_PLACE_MAX_CHARS = 120;
export const MEMORY_REFLECTION_MAX_CHARS = 2000;
/** What either of two writes for the other alone. */
export const MEMORY_OWN_WORDS_MAX_CHARS = 1000;
export const MEMORY_CAPTION_MAX_CHARS = 140;
export const MEMORY_PHOTOS_MAX = 20;
export const MEMORIES_FROM_YEAR = 1900;
export const MEMORIES_PAGE_SIZE = 20;
export const MEMORIES_MAX_PAGE_SIZE = 50;
/** Of one person. */
export const MEMORIES_PER_HOUR = 60;
export const MEMORY_CHANGES_PER_HOUR = 300;
/** Places on the map of 'our places', those of the newest memories first. */
export const MEMORY_PLACES_MAX = 500;
export const MEMORY_YEARS_MAX = 200;
/** Memories that a day brings back, and how many years back it looks. */
export const MEMORIES_OF_A_DAY = 6;
export const MEMORY_YEARS_BACK = 80;
/** A date that is over is offered as a memory for so long. */
export const MEMORY_PROMPT_DAYS = 14;
export const MEMORY_TRASH_DAYS = 30;
export const MEMORIES_ERASED_AT_ONCE = 500;
export const MEMORIES_SHELF = 8;

// Shared memories
export const SHARED_MEMORY_DAYS = 90; // RUL-42
export const SHARED_MEMORY_CODE_MAX_CHARS = 200;
/** Links of one memory that are shown; older ones go on until they end. */
export const SHARED_MEMORIES_SHOWN = 20;
export const SHARED_MEMORIES_PER_HOUR = 20;
export const SHARED_MEMORIES_CLAIMED_PER_HOUR = 30;
/** A link that has ended is remembered for so long. */
export const SHARED_MEMORY_STORED_DAYS = 30;

// The memory book
export const BOOK_PER_DAY = 20;
export const BOOKS_AT_ONCE = 2; // on one node
export const BOOK_MEMORIES_MAX = 400;
/** Of all pictures of a book together; of a fuller year each memory shows fewer. */
export const BOOK_PHOTOS_MAX = 240;
export const BOOK_PHOTOS_OF_MEMORY = 6;
