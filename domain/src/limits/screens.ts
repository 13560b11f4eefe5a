// Screens
export const MOBILE_BREAKPOINT_PX = 768; // CONST-54
export const TYPE_AHEAD_RESET_MS = 1000; // CONST-44
export const TOAST_MS = 5000; // RUL-75
export const PIN_BLOCK_TOAST_MS = 4000; // CONST-12
/** What is longer or has more lines than this shows its beginning (LongText). */
export const LONG_TEXT_CHARS = 600;
export const LONG_TEXT_LINES = 8;
export const SUPPORT_CHAT_SHIFT_PX = 84; // CONST-51
export const QUERY_FRESH_MS = 300_000; // CONST-34
export const QUERY_RETRIES = 1; // CONST-34
export const SCREEN_TIME_STANDS_MS = 600_000;
/** So long a list may be read without anybody leaving it; then it is told anew by itself. */
export const SCREEN_TIME_LONGEST_MS = 3_600_000;
export const DINNER_HOUR = 19;
export const DINNER_MINUTE = 30;
/** What a tab remembers of its changes, so that they can be taken back after their toast. */
export const RECENT_CHANGES_MAX = 10;
