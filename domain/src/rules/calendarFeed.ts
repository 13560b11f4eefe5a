/** Plain addresses for calendars, which speak no procedures: GET and HEAD. */
export const CALENDAR_PATH = '/calendar';
export const calendarFilePath = (code: string): string => `${CALENDAR_PATH}/date/${code}.ics`;
export const calendarFeedPath = (token: string): string => `${CALENDAR_PATH}/feed/${token}.ics`;

/** Everything of a date, or only when one is busy. */
export const FEED_DETAILS = ['full', 'busy'] as const;
export type FeedDetail = (typeof FEED_DETAILS)[number];
