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
