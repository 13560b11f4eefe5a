// Pins
export const PIN_TITLE_MAX_CHARS = 100;
export const PIN_DESCRIPTION_MAX_CHARS = 2000;
export const PIN_ADDRESS_MAX_CHARS = 300;
export const PIN_RATING_MIN = 1; // CONST-37
export const PIN_RATING_MAX = 10; // CONST-37
export const PIN_RATING_STEP = 0.5; // CONST-37
export const PIN_SAME_SPOT_DEGREES = 0.001; // CONST-43
export const PINS_AT_LOCATION_MAX = 10;
/** Of a title that many pins have, how many are looked at to find the nearest. */
export const PINS_OF_TITLE_COMPARED = 500;
export const PINS_PAGE_SIZE = 24;
export const PINS_MAX_PAGE_SIZE = 60;
export const PINS_CHANGED_AT_ONCE = 100;
/** How many people saved a pin is counted up to here; its owner reads 'so many or more'. */
export const PIN_SAVES_COUNTED_MAX = 1000;
export const PIN_UNDO_DELETE_MINUTES = 10;
export const PINS_ERASED_AT_ONCE = 1000;
export const CARD_TIME_TAGS_PHONE = 1; // CONST-41
export const CARD_TIME_TAGS_DESKTOP = 2; // CONST-41

// Addresses
export const GEOCODER_TIMEOUT_MS = 4000;
export const GEOCODER_ANSWER_MAX_KB = 256;
export const GEOCODER_SUGGESTIONS = 5;
/** Between two known houses this far apart, the one between them stands near enough to say so. */
export const GEOCODER_BETWEEN_HOUSES_METRES = 200;
/** The middle of a street this long is near enough to every house of it to say so. */
export const GEOCODER_SHORT_STREET_METRES = 300;
/** A house in a town stands this near to its middle; without a town, to where the search is. */
export const GEOCODER_IN_TOWN_MILES = 8;
export const GEOCODER_HOUSES_COMPARED = 500;
/** An address that was not found is looked up again after this long. */
export const PIN_LOOKUP_AGAIN_HOURS = 24;
/** Published pins whose address was not found, on a page of the admins' list. */
export const UNPLACED_PINS_PAGE = 30;
/** So long an admin takes back the point that they have set. */
export const PIN_POINT_UNDO_MINUTES = 10;
