// Invitations
export const INVITATION_TIMES_MAX = 5;
/** Without a date it stays open for this long (RUL-38). */
export const INVITATION_OPEN_DAYS = 30;
export const INVITATION_NOTES_MAX_CHARS = 500;
export const INVITATION_CODE_MAX_CHARS = 200;
export const INVITATIONS_PER_HOUR = 20;
/** To one person, from one person. */
export const INVITATIONS_TO_ONE_PER_DAY = 3;
export const INVITATION_CHANGES_PER_HOUR = 30;
export const INVITATION_ANSWERS_PER_HOUR = 60;
/** Of one invitation, between two wishes for another time (RUL-40). */
export const INVITATION_RESCHEDULE_MINUTES = 60;
/** The very same wish within this long is one that was sent again, because its answer got lost. */
export const INVITATION_WISH_AGAIN_SECONDS = 60;
export const INVITATIONS_PAGE_SIZE = 20;
export const INVITATIONS_MAX_PAGE_SIZE = 50;
/** Nobody is asked how it was before so many hours after the midnight that ends its day at the place: a late date may still go on. */
export const MORNING_AFTER_HOURS = 8;
/** For so long after a date it is asked how it was. */
export const HOURS_QUESTION_DAYS = 14;
export const PAST_DATES_LOOKED_AT = 5;
/** Dates to come that a profile shows. */
export const UPCOMING_DATES = 20;

// The page that a link opens
export const APP_SCHEME_TRY_MS = 400; // CONST-48
export const LANDING_BUTTONS_MS = 1200; // CONST-49
