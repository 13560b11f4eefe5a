// Reviews and scores
export const REVIEW_SCORE_MIN = 1; // LOVE-02
export const REVIEW_SCORE_MAX = 10; // LOVE-02
export const REVIEW_TEXT_MAX_CHARS = 2000;
export const REVIEWS_PER_HOUR = 30;
export const REVIEWS_PAGE_SIZE = 10;
/** On the page of a place; all of them have a page of their own. */
export const PLACE_REVIEWS_SHOWN = 3;
export const REVIEWS_MAX_PAGE_SIZE = 50;
export const REVIEW_UNDO_DELETE_MINUTES = 10;
export const LOVED_MIN_SCORE = 7; // CONST-46
export const LOVED_MIN_REVIEWS = 1; // CONST-46
export const LOVED_HEART_MIN_REVIEWS = 2; // RUL-49
export const LOVED_PAGE_SIZE = 24;
export const LOVED_MAX_PAGE_SIZE = 60;
export const LOVED_SKELETON_ITEMS = 4; // CONST-05
/** Of a review that is quoted in a list; the rest stands on the page of its place. */
export const LOVED_QUOTE_MAX_CHARS = 160;
export const HOME_LOVED_PLACES = 8;
/** What orders Liora Loved: as if every place had been given so many reviews of this score before all others. */
export const SCORE_PRIOR_REVIEWS = 5;
export const SCORE_PRIOR_MEAN = 7;
/** More reviews than this of one place, in this time, by accounts this young are a burst: moderators see them first. */
export const YOUNG_ACCOUNT_DAYS = 7;
export const YOUNG_REVIEWS_DAYS = 7;
export const YOUNG_REVIEWS_AT_ONCE = 3;
/** As much of its own words as a review goes by where its place has no name that everybody sees. */
export const REVIEW_TITLE_CHARS = 60;
