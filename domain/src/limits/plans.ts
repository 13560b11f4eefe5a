// Plans
export const PLAN_MIN_PLACES = 2; // CONST-01
export const PLAN_MAX_PLACES = 20; // RUL-67
export const PLAN_TITLE_MAX_CHARS = 100; // RUL-67
export const PLAN_DESCRIPTION_MAX_CHARS = 2000; // RUL-67
export const PLAN_THEME_MAX_CHARS = 50; // RUL-67
export const PLAN_LOCATION_MAX_CHARS = 120;
export const PLAN_TAG_MAX_CHARS = 30; // RUL-67
export const PLAN_MAX_TAGS = 10; // RUL-67
export const CURATORS_TIPS_ABOVE_CHARS = 100; // CONST-02
export const LOCKED_TITLE_CHARS = 30; // CONST-03
export const PLANS_SKELETON_CARDS = 12; // CONST-04
export const CURATED_RADIUS_MILES = 25; // CONST-06
export const PLANS_PAGE_SIZE = 24;
/** Lists of plans are counted so far; what is beyond is '10,000+'. */
export const PLAN_COUNT_MAX = 10_000;
/** Count and tags of a list this long are kept for a few seconds. */
export const PLAN_COUNT_CACHED_FROM = 1000;
export const PLAN_COUNT_CACHE_MS = 5000;
export const LOCKED_SHELF_MAX_CARDS = 3; // RUL-09
export const PLAN_UNDO_DELETE_MINUTES = 10;
export const STOP_STAY_MIN_MINUTES = 15;
export const STOP_STAY_MAX_MINUTES = 720;
export const TOP_CURATORS = 10; // CONST-10
export const PLAN_TAGS_OFFERED_MAX = 30;
/** Tags that stand before 'more' (FIX-67). */
export const PLAN_TAGS_LEADING = 12;
export const HOME_PLANS_CONSIDERED = 24;
export const HOME_PLANS = 8;
/** Plans on the page of a place, and up to where all of them are counted there. */
export const PLACE_PLANS = 6;
export const PLACE_PLANS_COUNTED_MAX = 100;
export const HOME_FEATURED_CANDIDATES = 12;
/** A plan of its own start leads an evening only when it begins less than this before it: 5 PM is not tonight. */
export const FEATURED_STARTS_BEFORE_MS = 2 * 3_600_000;
/** Stops of this many plans are enough to choose a row of eight places from. */
export const PLANS_WITH_STOPS_NEAR = 40;
export const STOP_NAME_MAX_CHARS = 200;
export const STOP_ADDRESS_MAX_CHARS = 300;
export const STOP_NOTE_MAX_CHARS = 500;
/** Up to here people walk; farther legs are told in miles. */
export const WALK_MAX_MINUTES = 45;
export const PLANS_MAX_PAGE_SIZE = 60;
export const PLAN_TAGS_OF_NEWEST = 500;
export const PLAN_TAGS_COUNTED_MAX = 60;
export const PLANS_ERASED_AT_ONCE = 1000;
/** Names of tags that one selected part may stand for, to be looked at one by one. */
export const PLAN_TAG_NAMES_MAX = 500;
/** Of those, how many are read a page of before it is known which others a page has anything of. */
export const PLAN_TAG_NAMES_FIRST = 2;
/** The same near a place, where each name is looked at in each cell. */
export const PLAN_TAG_RANGES_MAX = 1000;
/** How many of the newest plans of each of several selected tags are looked at to see which is the rarest. */
export const PLAN_TAG_NEWEST_COMPARED = 50;
/** What two people may write down for a stop, dollars. */
export const STOP_COST_MAX_FOR_TWO = 10_000;

// Plan check
/** Nobody minds coming so much later than planned. */
export const CHECK_LATE_MINUTES = 5;
/** Between stops too far apart to walk, along the straight line, parking included. */
export const CHECK_RIDE_MILES_PER_HOUR = 12;
/** A stop that is closed may be moved so much later to find it open. */
export const CHECK_WAIT_MINUTES = 120;
/** Between the end of a meal and the next. */
export const CHECK_MEALS_APART_MINUTES = 150;
/** It is not dark at once when the sun has set: civil twilight, in the middle latitudes. */
export const CHECK_DUSK_MINUTES = 30;
/** Dollars for two where one eats, at price levels 1 to 4; marked 'about' wherever they are shown. */
export const MEAL_LEVEL_1_FOR_TWO = 36;
export const MEAL_LEVEL_2_FOR_TWO = 80;
export const MEAL_LEVEL_3_FOR_TWO = 150;
export const MEAL_LEVEL_4_FOR_TWO = 260;
/** The same everywhere else: drinks, cake, a ticket. */
export const VISIT_LEVEL_1_FOR_TWO = 14;
export const VISIT_LEVEL_2_FOR_TWO = 36;
export const VISIT_LEVEL_3_FOR_TWO = 70;
export const VISIT_LEVEL_4_FOR_TWO = 120;
/** How far away another place is looked for, and how many are looked at. */
export const NEARBY_FIX_MILES = 1.5;
export const NEARBY_FIX_PLACES = 12;
