import type { Photo } from '@liora/domain/contract/photos';
import type { Review } from '@liora/domain/contract/reviews';
import { REVIEW_SCORE_MAX } from '@liora/domain/limits';
import { overallOf, wholeScore } from '@liora/domain/rules/sparkScore';
import type { Viewer } from '../../rpc/context.ts';
import type { ReviewRow } from './reviews.queries.ts';

export function toReview(row: ReviewRow, viewer: Viewer | null, photos: Photo[]): Review {
  const { id, place_id, vibe, quality, experience, text, been_there } = row;
  const is_own = viewer?.userId === row.user_id;
  return {
    id,
    place_id,
    vibe,
    quality,
    experience,
    overall_rating: overallOf(row),
    text,
    been_there,
    photos,
    author: { user_id: row.user_id, username: row.username, profile_photo_url: row.profile_photo_url },
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    is_own,
    under_review: is_own && row.under_review,
  };
}

/** How many reviews come to each whole number from 1 to 10, rounded. */
export function toSpread(totals: ReadonlyArray<{ total: number; count: number }>): number[] {
  const spread = Array.from({ length: REVIEW_SCORE_MAX }, () => 0);
  for (const { total, count } of totals) {
    const bar = wholeScore(total / 3) - 1;
    spread[bar] = (spread[bar] ?? 0) + count;
  }
  return spread;
}
