/** Every business number of the product: unit in the name, rule id beside it. */

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
export const HOME_PLANS_CONSIDERED = 24;
export const HOME_PLANS = 8;
export const HOME_FEATURED_CANDIDATES = 12;
/** A plan of its own start leads an evening only when it begins less than this before it: 5 PM is not tonight. */
export const FEATURED_STARTS_BEFORE_MS = 2 * 3_600_000;
/** Stops of this many plans are enough to choose a row of eight places from. */
export const PLANS_WITH_STOPS_NEAR = 40;
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

// Distance
export const EARTH_RADIUS_MILES = 3959; // CONST-07
export const MILES_PER_DEGREE_LATITUDE = 69; // CONST-18
export const WALKING_MILES_PER_HOUR = 3;

// Location
export const LOCATION_REFETCH_DEBOUNCE_MS = 500; // CONST-09
export const GEOLOCATION_TIMEOUT_MS = 10_000; // CONST-24
export const GEOLOCATION_MAX_AGE_MS = 300_000; // CONST-24
export const CACHED_LOCATION_MAX_AGE_MS = 86_400_000; // RUL-64
export const LOCATION_THROTTLE_RADIUS_KM = 25; // LOC-11
export const LOCATION_THROTTLE_MS = 500; // LOC-12
export const LOCATION_THROTTLE_METERS = 250; // LOC-13
export const LOCATION_THROTTLE_AREA_CHANGE = 0.2; // LOC-14
export const SEARCH_LOCATIONS_LIMIT = 1; // CONST-52
export const LOCATION_SEARCH_MAX = 8;
export const LOCATION_QUERY_MAX_CHARS = 120;
/** A named place further from the stops than this is a namesake, not where the plan is. */
export const PLAN_NAME_FROM_STOPS_MILES = 50;
export const LOCATION_NAMESAKES_COMPARED = 50;
export const RECENT_AREAS = 4;
export const AREA_BOX_DEBOUNCE_MS = 200;
export const AREA_BOX_MIN_CHARS = 2;
export const AREA_BOX_MAX_RESULTS = 6;

// Places
export const SAME_PLACE_METRES = 150; // RUL-115
/** A record of the same name or phone as one that is gone, so near, is the same place under another id. */
export const CARRIED_PLACE_METRES = 75;
export const WORTH_A_DATE_PLACES = 8;
export const OPEN_NEAR_PLACES = 6;
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
/** A session ends this long after its last day of use. */
export const SESSION_DAYS = 30;
/** A session used later than this after its last extension is extended again. */
export const SESSION_EXTEND_AFTER_DAYS = 1;
export const EMAIL_MAX_CHARS = 254; // RFC 5321

// Membership
export const MEMBERSHIP_REFRESH_MS = 300_000; // CONST-25
export const STUB_SUBSCRIPTION_YEARS = 1; // CONST-26
export const TRIAL_ENDING_SOON_DAYS = 1; // MEM-12
export const PRIVE_MONTHLY_PRICE_USD = 1.99; // CONST-27
export const PURCHASES_PER_HOUR = 20;

// Scores and moderation
export const REPORT_DETAILS_MAX_CHARS = 1000; // RUL-16
export const REPORTS_PER_HOUR = 30; // RUL-15
export const HIDDEN_BY_REPORTS_PER_DAY = 10; // RUL-120, per person and per address
export const REPORTERS_AFTER_RESTORE = 3; // RUL-120
export const REPORTER_MIN_ACCOUNT_DAYS = 7; // RUL-120
export const BLOCKS_PER_HOUR = 60;
export const BLOCKED_USERS_PAGE_SIZE = 50;
export const DECISION_REASON_MAX_CHARS = 500;
export const MODERATION_QUEUE_ITEMS = 50;
export const REPORT_DONE_CLOSES_MS = 2000; // CONST-40
export const OFFICIAL_SCORE_MIN_REVIEWS = 3; // CONST-45
export const LIORA_FAVORITE_MIN_SCORE = 8.5; // RUL-49
export const LIORA_FAVORITE_MIN_REVIEWS = 3; // RUL-49
export const MODERATION_HISTORY_PAGE = 50;

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
export const USERNAME_CHECKS_PER_MINUTE = 60;
export const LINKS_TRIED_PER_MINUTE = 60;
export const PLANS_CREATED_PER_HOUR = 60;
export const ANALYTICS_EVENTS_PER_HOUR = 120;
/** Somebody who types and corrects for a minute stays far below it. */
export const LOCATION_SEARCHES_PER_MINUTE = 120;

// What comes in
export const INSTANTS_FROM_YEAR = 2000;
export const INSTANTS_UNTIL_YEAR = 2100;

// Screens
export const MOBILE_BREAKPOINT_PX = 768; // CONST-54
export const TOAST_MS = 5000; // RUL-75
export const PIN_BLOCK_TOAST_MS = 4000; // CONST-12
export const SUPPORT_CHAT_SHIFT_PX = 84; // CONST-51
export const QUERY_FRESH_MS = 300_000; // CONST-34
export const QUERY_RETRIES = 1; // CONST-34
export const SCREEN_TIME_STANDS_MS = 600_000;
/** So long a list may be read without anybody leaving it; then it is told anew by itself. */
export const SCREEN_TIME_LONGEST_MS = 3_600_000;
export const DINNER_HOUR = 19;
export const DINNER_MINUTE = 30;

// Retention
export const ANALYTICS_DETAIL_DAYS = 30;
export const PURCHASE_RETENTION_YEARS = 7; // POL-07
export const INTERACTION_RETENTION_MONTHS = 18; // POL-09
/** Who was away for longer starts afresh. */
export const LIVE_EVENTS_RETENTION_MS = 3_600_000;

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
/** The whole body of a call has to arrive in this time. */
export const BODY_TIMEOUT_MS = 15_000;
/** Headers of a request, and a whole request of any kind. */
export const HEADERS_TIMEOUT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 120_000;
