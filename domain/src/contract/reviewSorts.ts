/** The orders that reviews of a place come in; the first unless another is asked for. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The orders of the places that are loved; 'nearest' needs to know from where. */
export const LOVED_SORTS = ['score', 'nearest', 'recent'] as const;
export type LovedSort = (typeof LOVED_SORTS)[number];
