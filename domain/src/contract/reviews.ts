import * as z from 'zod';
import {
  LOVED_MAX_PAGE_SIZE,
  LOVED_PAGE_SIZE,
  REVIEW_PHOTOS_MAX,
  REVIEW_SCORE_MAX,
  REVIEW_SCORE_MIN,
  REVIEW_TEXT_MAX_CHARS,
  REVIEWS_MAX_PAGE_SIZE,
  REVIEWS_PAGE_SIZE,
} from '../limits.ts';
import { LOVED_STEPS } from '../rules/sparkScore.ts';
import { cursor, instant, origin, paragraphs, person, placeId } from './common.ts';
import { errors } from './errors.ts';
import { photo, photoIds } from './photos.ts';
import { placeCard } from './places.ts';
import { read, write } from './procedure.ts';
import { LOVED_SORTS, REVIEW_SORTS } from './reviewSorts.ts';

/** One of the three whole numbers of a review (LOVE-02). */
const mark = z.number().int().min(REVIEW_SCORE_MIN).max(REVIEW_SCORE_MAX);

/** What its author writes. */
export const reviewContent = z.object({
  vibe: mark,
  quality: mark,
  experience: mark,
  text: paragraphs(REVIEW_TEXT_MAX_CHARS).nullable().default(null),
  /** They say so themselves. */
  been_there: z.boolean().default(false),
  photos: photoIds(REVIEW_PHOTOS_MAX),
});
export type ReviewContent = z.output<typeof reviewContent>;

export const review = reviewContent.extend({
  photos: z.array(photo),
  id: z.uuid(),
  /** The place as it is known now. */
  place_id: z.string(),
  /** Average of the three, unrounded. */
  overall_rating: z.number(),
  text: z.string().nullable(),
  /** Name and photo, and no more of a private profile. */
  author: person,
  created_at: z.string(),
  /** When what it says last changed; null when it never did. */
  edited_at: z.string().nullable(),
  is_own: z.boolean(),
  /** The author's own one, which nobody else sees: it was reported, hidden, or held back until somebody has looked at it. */
  under_review: z.boolean(),
});
export type Review = z.infer<typeof review>;

/** What was said last of a place. */
export const lovedReview = z.object({
  /** Its beginning; null where its author gave numbers alone. */
  text: z.string().nullable(),
  author: person,
  created_at: z.string(),
  is_own: z.boolean(),
});
export type LovedReview = z.infer<typeof lovedReview>;

/** A place of Liora Loved with its review record (ENT-25). */
export const lovedPlace = z.object({
  place_id: z.string(),
  place: placeCard,
  /** Plain average of all that was given, unrounded; shown from the first review on. */
  overall_rating: z.number(),
  review_count: z.number().int(),
  /** When its newest review was written. */
  created_at: z.string(),
  has_enough_reviews: z.boolean(),
  is_liora_favorite: z.boolean(),
  step: z.enum(LOVED_STEPS),
  /** Where the newest reviews lead: the newest that the caller sees. */
  newest: lovedReview.nullable(),
});
export type LovedPlace = z.infer<typeof lovedPlace>;

const byId = z.object({ id: z.uuid() });

export const reviewsContract = {
  /** Reviews of a place page by page, the caller's own one first; NOT_FOUND when they may not see the place. */
  list: read('/reviews')
    .errors(errors('NOT_FOUND', 'BUSY'))
    .input(
      z.object({
        place_id: placeId,
        sort: z.enum(REVIEW_SORTS).default('newest'),
        /** Those alone whose authors say that they were there. */
        been_there: z.boolean().default(false),
        limit: z.number().int().min(1).max(REVIEWS_MAX_PAGE_SIZE).default(REVIEWS_PAGE_SIZE),
        cursor: cursor.optional(),
      }),
    )
    .output(
      z.object({
        reviews: z.array(review),
        /** How many of the reviews that count come to each whole number from 1 to 10, rounded; with the first page. */
        spread: z.array(z.number().int()).length(REVIEW_SCORE_MAX).nullable(),
        nextCursor: z.string().nullable(),
      }),
    ),
  /** Writes the caller's review of a place, or what they say of it now; sent twice it is written once. */
  write: write('/reviews', { method: 'PUT' })
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'OWN_PIN', 'PHOTO_UNKNOWN', 'RATE_LIMITED'))
    .input(reviewContent.extend({ place_id: placeId, request_id: z.uuid() }))
    .output(review),
  /** Takes an own review away; it can be brought back until `restorableUntil`. */
  delete: write('/reviews/{id}', { method: 'DELETE' })
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_OWNER'))
    .input(byId)
    .output(z.object({ restorableUntil: z.string() })),
  restore: write('/reviews/{id}/restore')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'UNDO_TOO_LATE'))
    .input(byId)
    .output(z.object({ id: z.string() })),
  /**
   * Places with a score of 7 or more (LOVE-11). 'score' goes by the weighed average, 'nearest' needs an origin and is empty
   * without one, 'recent' by the newest review; ties by the number of reviews, then by name (RUL-51).
   */
  loved: read('/reviews/loved')
    .errors(errors('BUSY'))
    .input(
      z.object({
        sort: z.enum(LOVED_SORTS).default('score'),
        origin: origin.optional(),
        /** The instant that opening is told for; now when absent. */
        at: instant.optional(),
        limit: z.number().int().min(1).max(LOVED_MAX_PAGE_SIZE).default(LOVED_PAGE_SIZE),
        cursor: cursor.optional(),
      }),
    )
    .output(z.object({ places: z.array(lovedPlace), nextCursor: z.string().nullable() })),
};
