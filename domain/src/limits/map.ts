// Map
/** Of the grid whose cells hold the clusters: the whole map is one cell of level 0, and one of the last some 10 m wide. */
export const MAP_LEVEL_MAX = 22;
/** Counts are kept per cell down to this level. */
export const MAP_COUNTED_LEVEL_MAX = 14;
/** Cells that one answer is about at most; with more in view they are twice as wide. */
export const MAP_CELLS_MAX = 128;
/** Places that one answer names, those of the emptiest cells first. */
export const MAP_PLACES_MAX = 36;
/** With fewer places in view the places themselves are read, so that single ones have their names. */
export const MAP_ROWS_MAX = 3000;
/** With filters besides the category the places themselves are always read: so many at most, then a count is 'at least'. */
export const MAP_FILTERED_ROWS_MAX = 20_000;
/** Own pins and pins of blocked people that a view is put right for. */
export const MAP_CORRECTIONS_MAX = 20_000;
export const MAP_NAME_MAX_CHARS = 80;
/** A view asks this long after the last move of the map. */
export const MAP_ASK_AFTER_MS = 150;
export const MAP_FOLDED_AT_ONCE = 20_000;
/** More changes than this waiting are folded at once, not by the job of the minute. */
export const MAP_CHANGES_WAITING_MAX = 5000;
export const MAP_FOLD_REQUEST_EVERY_MS = 5000;
/** The steps of Liora Loved (RUL-49): what its list shows. */
export const LIORA_LOVED_MIN_SCORE = 7;
export const LIORA_LOVED_MIN_REVIEWS = 1;
// The map of imported areas (RUL-124)
/** Points of a file that are held in memory while its map is made. With more, buildings are left out, then there is no map. */
export const MAP_POINTS_MAX = 5_000_000;
