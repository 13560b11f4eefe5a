import {
  LIORA_FAVORITE_MIN_REVIEWS,
  LIORA_FAVORITE_MIN_SCORE,
  LOVED_HEART_MIN_REVIEWS,
  LOVED_MIN_REVIEWS,
  LOVED_MIN_SCORE,
  OFFICIAL_SCORE_MIN_REVIEWS,
  REVIEW_SCORE_MAX,
  REVIEW_SCORE_MIN,
  SCORE_PRIOR_MEAN,
  SCORE_PRIOR_REVIEWS,
} from '../limits.ts';

export interface Marks {
  vibe: number;
  quality: number;
  experience: number;
}

/** What one review gives: the plain average of its three whole numbers (LOVE-01). */
export const overallOf = ({ vibe, quality, experience }: Marks): number => (vibe + quality + experience) / 3;

/** A score with the number of reviews that it comes from. */
export interface Score {
  overall: number;
  count: number;
}

/**
 * The average, shrunken towards what an unknown place is taken for: (C·m + Σ) / (C + n), the Bayesian average as IMDb
 * weighs its films with. Three tens do not pass forty nines by it. It orders, and is never shown; `weighed_score` of
 * migration 0030 says the same.
 */
export const weighedScore = ({ overall, count }: Score): number =>
  (SCORE_PRIOR_REVIEWS * SCORE_PRIOR_MEAN + overall * count) / (SCORE_PRIOR_REVIEWS + count);

/** The steps of RUL-49, each with what it begins at. */
export const LOVED_LADDER = {
  early: { reviews: LOVED_MIN_REVIEWS, score: LOVED_MIN_SCORE },
  loved: { reviews: LOVED_HEART_MIN_REVIEWS, score: LOVED_MIN_SCORE },
  official: { reviews: OFFICIAL_SCORE_MIN_REVIEWS, score: LOVED_MIN_SCORE },
  pick: { reviews: LIORA_FAVORITE_MIN_REVIEWS, score: LIORA_FAVORITE_MIN_SCORE },
} as const;
export const LOVED_STEPS = ['early', 'loved', 'official', 'pick'] as const;
export type LovedStep = (typeof LOVED_STEPS)[number];

/** The highest step that a place has reached, by its unrounded score; null when it is not in the list at all. */
export function lovedStep({ overall, count }: Score): LovedStep | null {
  const reached = (step: LovedStep) =>
    count >= LOVED_LADDER[step].reviews && overall >= LOVED_LADDER[step].score;
  return LOVED_STEPS.findLast(reached) ?? null;
}

/** Which of the whole numbers from 1 to 10 a score comes nearest to. */
export const wholeScore = (overall: number): number =>
  Math.min(REVIEW_SCORE_MAX, Math.max(REVIEW_SCORE_MIN, Math.round(overall)));
