// Match decks
export const MATCH_HAND_CARDS = 16;
/**
 * So many of them lie in the other hand, too, rounded down: whatever somebody's habits are, a yes that met none was seen by
 * the other one with at most this probability.
 */
export const MATCH_OVERLAP = 0.7;
/** With fewer candidates hands are smaller; below this there is no deck. */
export const MATCH_HAND_MIN_CARDS = 6;
/** Of the cards of both hands together. */
export const MATCH_PLANS = 5;
export const MATCH_RADIUS_MILES = 10;
/** The starter's position is rounded to this before anything is looked for: a partner cannot work it out from the cards. */
export const MATCH_AREA_DEGREES = 0.05;
export const MATCH_CANDIDATE_PLACES = 120;
export const MATCH_CANDIDATE_PLANS = 40;
/** What a pair was dealt comes back after this, as long as there is enough else. */
export const MATCH_REST_DAYS = 28;
/** Saturdays, on the wall of the area. */
export const MATCH_REVEAL_HOUR = 12;
/** A deck that would be revealed sooner is for the weekend after. */
export const MATCH_LEAST_HOURS = 6;
export const MATCH_STARTS_PER_HOUR = 10;
export const MATCH_VOTES_PER_HOUR = 600;
export const MATCH_STORED_DAYS = 90;
export const MATCH_DECKS_AT_ONCE = 200;
