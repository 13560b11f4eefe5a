// Calendar files and feeds
/** What a date takes where nobody has said. */
export const CALENDAR_DATE_MINUTES = 120;
/** The same for a stop of a plan. */
export const CALENDAR_STOP_MINUTES = 60;
export const CALENDAR_EVENING_MAX_MINUTES = 960;
/** 'Time to leave', before a date: how far somebody has to go is not known. */
export const CALENDAR_LEAVE_MINUTES = 45;
/** Dates that are over stay in a feed for this long, those that were called off for the next. */
export const CALENDAR_PAST_DAYS = 90;
export const CALENDAR_CANCELLED_DAYS = 30;
/** Of each side; a person with more sees the earliest. */
export const CALENDAR_MAX_EVENTS = 1000;
/** How often calendars are asked to look again. */
export const CALENDAR_REFRESH_MINUTES = 60;
/** RUL-108: 192 bits. */
export const CALENDAR_TOKEN_BYTES = 24;
export const CALENDAR_FEED_CHANGES_PER_HOUR = 20;

// Date files
export const DATE_FILE_MAX_BYTES = 8_000_000;
export const DATE_FILES_PER_HOUR = 30;
/** What is drawn of the ground; more than this is left out, the least important first. */
export const DATE_MAP_MAX_BYTES = 2_000_000;
/** A map archive elsewhere that takes longer is done without. */
export const DATE_MAP_WAIT_MS = 5000;
