// Crash reports
export const CRASH_MESSAGE_MAX_CHARS = 200;
export const CRASH_FRAMES_MAX = 10;
export const CRASH_FILE_MAX_CHARS = 80;
/** Of one page that is open: more than these tell nothing new. */
export const CRASHES_PER_PAGE = 5;

// Support
export const SUPPORT_RESPONSE_HOURS = 24; // CONST-55, SUP-04
export const SUPPORT_URGENT_HOURS = 2; // CONST-55, SUP-05
