// Search
export const SEARCH_RADIUS_MILES = 10; // CONST-17
export const SEARCH_MAX_RADIUS_MILES = 50;
export const SEARCH_FETCH_RADIUS_FACTOR = 2; // CONST-19
export const SEARCH_PAGE_SIZE = 50;
export const SEARCH_MAX_PAGE_SIZE = 200;
export const SEARCH_MAX_RESULTS = 1000;
/** Counting the nearest this many costs a third of counting a whole list, and nobody reads further. */
export const SEARCH_COUNT_MAX = 300;
/** Of a list with its kinds: those of which nobody is among the nearest are counted, too. */
export const SEARCH_KINDS_COUNT_MAX = 1000;
export const SEARCH_COUNT_CACHE_MS = 10_000;
export const SEARCH_COUNT_CACHE_ENTRIES = 1000;
export const SEARCH_CLOSE_BELOW = 8; // RUL-113
export const SEARCH_CLOSE_PLACES = 6; // RUL-113
export const SEARCH_QUERY_MAX_CHARS = 64;
/** What is sent of a typed text, of which the search reads the first 64 characters. */
export const SEARCH_TYPED_MAX_CHARS = 200;
export const SEARCH_FALLBACK_ROWS = 50; // CONST-22
export const SEARCH_THROTTLE_MS = 500; // CONST-13
export const SEARCH_SHARED_MS = 8000; // CONST-14
export const SEARCH_CACHE_MS = 900_000; // CONST-15
export const SEARCH_CACHE_ENTRIES = 50; // CONST-16
export const SEARCH_CACHE_TRIMMED_SHARE = 0.8; // CONST-16
export const SEARCH_CLEARED_AFTER_PINS_MS = 2000; // CONST-23

// Remembered searches (POL-08)
export const REMEMBERED_SEARCHES_MOST = 50;
export const SEARCH_TOWN_MAX_CHARS = 120;

// Place box
export const PLACE_BOX_DEBOUNCE_MS = 500; // CONST-20
export const PLACE_BOX_MIN_CHARS = 3; // CONST-20
export const PLACE_BOX_MAX_RESULTS = 8; // CONST-20
export const TYPES_SHOWN = 3; // CONST-21
export const PLACE_DETAILS_DELAY_MS = 100; // CONST-42
export const CARD_VIBE_TAGS_PHONE = 2; // CONST-41
export const CARD_VIBE_TAGS_DESKTOP = 3; // CONST-41
/** Learned meanings of words that search knows, the most relevant first. */
export const SEARCH_MAPPINGS_MAX = 5000;
export const AREA_NAMES_COMPARED = 15;
// Mappings of admins (SRCH-26)
export const MAPPINGS_PAGE_SIZE = 50;
export const MAPPING_TERM_MAX_CHARS = 80;
export const MAPPING_PLACES_MAX = 100;
export const MAPPING_RELEVANCE_MAX = 100;
/** Of those that a tried query touches: more would tell nobody more. */
export const MAPPINGS_TOUCHED_LISTED = 10;
/** So much of a term is sorted by. */
export const MAPPING_SORTED_CHARS = 40;
