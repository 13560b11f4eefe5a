// Places
export const SAME_PLACE_METRES = 150; // RUL-115
/** A record of the same name or phone as one that is gone, so near, is the same place under another id. */
export const CARRIED_PLACE_METRES = 75;
export const WORTH_A_DATE_PLACES = 8;
export const OPEN_NEAR_PLACES = 6;
/** Of the row of new pins on the first screen, and for how long one is new. */
export const NEW_PINS = 8;
export const NEW_PINS_DAYS = 60;
/** Half an hour on foot and back, or a short ride. */
export const OPEN_NEAR_MILES = 1.2;
export const NEIGHBOUR_PLACES = 6;
/** Ten minutes on foot. */
export const NEIGHBOUR_MILES = 0.5;
export const AREA_NAME_MILES = 3;
/** More than half of what is known, and more than so many, do not disappear between two days: the file is wrong. */
export const IMPORT_GONE_AT_ONCE = 50;
export const WALK_MAX_MILES = 3;
export const BEST_MOODS_SHOWN = 3;
/** A mood that fits fewer than one place in five does not speak for the category. */
export const BEST_MOOD_MIN_SHARE = 0.2;
/** Asking what each filter costs is worth a few calls, not one for every chip. */
export const FILTERS_RELAXED_MAX = 4;
// Facts told by people (RUL-109)
export const PLACE_FACTS_PER_HOUR = 20;
export const PLACE_CONFIRMS_PER_HOUR = 60;
export const PLACE_FACT_NOTE_MAX_CHARS = 500;
export const PLACE_ADDRESS_MAX_CHARS = 200;
export const PLACE_HOURS_MAX_CHARS = 200;
export const PLACE_PROPOSALS_PAGE_SIZE = 50;
// Imports of admins (RUL-95)
export const IMPORT_FILES_LISTED = 100;
export const IMPORT_FILE_NAME_MAX_CHARS = 200;
export const IMPORT_RUNS_PAGE_SIZE = 20;
/** Places of each kind of change that a dry run keeps for the check by eye. */
export const IMPORT_SAMPLE_EACH = 16;
export const IMPORT_SAMPLE_TEXT_CHARS = 160;
/** So long an import can be rolled back, and a dry run is kept. */
export const IMPORT_ROLL_BACK_DAYS = 30;
// Places that may be one (RUL-115)
export const DUPLICATES_PAGE_SIZE = 20;
/** Places that one query compares with all others, and how many such batches one page takes at most. */
export const DUPLICATES_SCAN_BATCH = 2000;
export const DUPLICATES_SCAN_BATCHES_MAX = 5;
export const COMPARED_SAVES_MAX = 1000;
export const PLACE_MERGES_PAGE_SIZE = 50;
// Places as admins edit them (RUL-95)
export const PLACES_LISTED = 50;
/** Places that one query of a filtered list reads, and how many such batches one page takes at most. */
export const PLACES_SCAN_BATCH = 2000;
export const PLACES_SCAN_BATCHES_MAX = 5;
/** Up to so many places of a text are looked up by it; of more, the list goes through all places. */
export const PLACES_OF_A_TEXT = 2000;
/** Up to so many places in a part of the map are looked up by it. */
export const PLACES_OF_AN_AREA = 20_000;
/** The same for a text or a part of the map that more than these have: most rows are passed over by the search index alone. */
export const PLACES_SCAN_BATCH_FILTERED = 20_000;
export const PLACE_HISTORY_PAGE_SIZE = 50;
export const PLACE_NAME_MAX_CHARS = 200;
export const PLACE_PHONE_MAX_CHARS = 40;
export const PLACE_WEBSITE_MAX_CHARS = 500;
export const PLACE_DESCRIPTION_MAX_CHARS = 1000;
export const PLACE_DIETS_MAX = 20;
/** Longer than any row of a week needs. */
export const PLACE_OPENING_MAX_CHARS = 500;
/** Special days that the preview of hours names. */
export const HOURS_EXCEPTIONS_SHOWN = 12;
/** Of data that is listed by its age. */
export const PLACE_AGE_MAX_MONTHS = 240;
/** A hash. */
export const PLACE_VERSION_MAX_CHARS = 64;
