import { expect, test } from 'vitest';
import * as limits from './limits.ts';

/** Each number exists once, by name, with exactly the value of its rule. */
const STATED: ReadonlyArray<readonly [rule: string, values: Partial<Record<keyof typeof limits, number>>]> = [
  ['CONST-01 a plan has at least 2 places', { PLAN_MIN_PLACES: 2 }],
  ["CONST-02 Curator's Tips stand above 100 characters", { CURATORS_TIPS_ABOVE_CHARS: 100 }],
  ['CONST-03 a locked title has 30 characters', { LOCKED_TITLE_CHARS: 30 }],
  ['CONST-04 the plans skeleton has 12 cards', { PLANS_SKELETON_CARDS: 12 }],
  ['CONST-06 curated plans lie within 25 miles', { CURATED_RADIUS_MILES: 25 }],
  ['CONST-07 the earth has a radius of 3959 miles', { EARTH_RADIUS_MILES: 3959 }],
  [
    'CONST-08 a move is measured by 25 km circles, 500 ms, 250 m and 20 %',
    {
      LOCATION_THROTTLE_RADIUS_KM: 25,
      LOCATION_THROTTLE_MS: 500,
      LOCATION_THROTTLE_METERS: 250,
      LOCATION_THROTTLE_AREA_CHANGE: 0.2,
    },
  ],
  ['CONST-09 PLAN-34 a change of location refetches after 500 ms', { LOCATION_REFETCH_DEBOUNCE_MS: 500 }],
  [
    'CONST-12 in the pin area a block is told for 4 s and an error for 5 s',
    { PIN_BLOCK_TOAST_MS: 4000, TOAST_MS: 5000 },
  ],
  ['CONST-13 searches are 500 ms apart', { SEARCH_THROTTLE_MS: 500 }],
  ['CONST-14 a search on its way is shared for 8 s', { SEARCH_SHARED_MS: 8000 }],
  ['CONST-15 an answer is kept for 15 minutes', { SEARCH_CACHE_MS: 900_000 }],
  [
    'CONST-16 fifty answers are kept, of a full cache the newest 80 %',
    { SEARCH_CACHE_ENTRIES: 50, SEARCH_CACHE_TRIMMED_SHARE: 0.8 },
  ],
  ['CONST-17 SRCH-15 a search reaches 10 miles', { SEARCH_RADIUS_MILES: 10 }],
  ['CONST-18 a degree of latitude has 69 miles', { MILES_PER_DEGREE_LATITUDE: 69 }],
  ['CONST-19 results are kept to twice the radius', { SEARCH_FETCH_RADIUS_FACTOR: 2 }],
  [
    'CONST-20 the place search box waits 500 ms, needs 3 characters and lists 8',
    { PLACE_BOX_DEBOUNCE_MS: 500, PLACE_BOX_MIN_CHARS: 3, PLACE_BOX_MAX_RESULTS: 8 },
  ],
  ['CONST-21 three types are shown', { TYPES_SHOWN: 3 }],
  ['CONST-22 the fallback reads 50 rows', { SEARCH_FALLBACK_ROWS: 50 }],
  ['CONST-23 RT-02 pins that changed clear searches after 2 seconds', { SEARCH_CLEARED_AFTER_PINS_MS: 2000 }],
  [
    'CONST-24 geolocation waits 10 s and takes positions up to 5 minutes old',
    { GEOLOCATION_TIMEOUT_MS: 10_000, GEOLOCATION_MAX_AGE_MS: 300_000 },
  ],
  ['CONST-25 MEM-18 membership reloads every 5 minutes', { MEMBERSHIP_REFRESH_MS: 300_000 }],
  ['CONST-26 a stub subscription runs one year', { STUB_SUBSCRIPTION_YEARS: 1 }],
  ['CONST-29 MEM-12 a trial ends soon at 1 day', { TRIAL_ENDING_SOON_DAYS: 1 }],
  ['CONST-27 CONST-28 MEM-20 Privé costs 1.99 dollars a month', { PRIVE_MONTHLY_PRICE_USD: 1.99 }],
  ['CONST-32 session refresh backs off from 200 ms', { SESSION_REFRESH_BACKOFF_START_MS: 200 }],
  [
    'CONST-34 GEN-15 queries are fresh for 5 minutes and retried once',
    { QUERY_FRESH_MS: 300_000, QUERY_RETRIES: 1 },
  ],
  [
    'CONST-38 usernames have 3 to 20 characters and are checked after 500 ms',
    { USERNAME_MIN_CHARS: 3, USERNAME_MAX_CHARS: 20, USERNAME_CHECK_DEBOUNCE_MS: 500 },
  ],
  ['CONST-39 passwords have at least 6 characters', { PASSWORD_MIN_CHARS: 6 }],
  ['CONST-40 MOD-09 a reported pin is told of for 2 s', { REPORT_DONE_CLOSES_MS: 2000 }],
  [
    'CONST-41 cards show 2 vibe tags on phones, 3 otherwise',
    { CARD_VIBE_TAGS_PHONE: 2, CARD_VIBE_TAGS_DESKTOP: 3 },
  ],
  ['CONST-42 place details are fetched after 100 ms', { PLACE_DETAILS_DELAY_MS: 100 }],
  ['CONST-45 a score is official from 3 reviews', { OFFICIAL_SCORE_MIN_REVIEWS: 3 }],
  ['CONST-47 people are at least 18', { MINIMUM_AGE_YEARS: 18 }],
  ['CONST-51 the support chat stands 84 px higher', { SUPPORT_CHAT_SHIFT_PX: 84 }],
  ['CONST-52 the look-up of places answers with 1 suggestion', { SEARCH_LOCATIONS_LIMIT: 1 }],
  ['CONST-54 GEN-16 phones end at 768 px', { MOBILE_BREAKPOINT_PX: 768 }],
];

test.each(STATED)('%s', (_rule, values) => {
  expect(limits).toMatchObject(values);
});
