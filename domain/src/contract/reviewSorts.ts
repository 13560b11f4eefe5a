export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
export const LOVED_SORTS = ['score', 'nearest', 'recent'] as const;
export type LovedSort = (typeof LOVED_SORTS)[number];
