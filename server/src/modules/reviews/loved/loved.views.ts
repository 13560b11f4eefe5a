import type { PlaceCard } from '@liora/domain/contract/places';
import type { LovedPlace, LovedReview } from '@liora/domain/contract/reviews';
import { OFFICIAL_SCORE_MIN_REVIEWS } from '@liora/domain/limits';
import { lovedStep } from '@liora/domain/rules/sparkScore';
import type { Viewer } from '../../../rpc/context.ts';
import type { ReviewRow } from '../reviews.queries.ts';
import type { LovedRow } from './loved.queries.ts';
import { quoteOf } from './quote.rules.ts';

/**
 * A place of the list with its review record (ENT-25) and its newest photo (LOVE-14); nothing of one that is gone meanwhile.
 * What was said of it last is asked for apart.
 */
export function toLovedPlace(
  score: LovedRow,
  card: PlaceCard | undefined,
  photo: string | undefined,
): LovedPlace[] {
  const step = lovedStep({ overall: score.overall, count: score.review_count });
  if (!step || !card) return [];
  const place = { ...card, photoUrl: photo ?? card.photoUrl };
  return [
    {
      place_id: score.place_id,
      place,
      overall_rating: score.overall,
      review_count: score.review_count,
      created_at: score.newest_at.toISOString(),
      has_enough_reviews: score.review_count >= OFFICIAL_SCORE_MIN_REVIEWS,
      is_liora_favorite: step === 'pick',
      step,
      newest: null,
    },
  ];
}

export function toLovedReview(row: ReviewRow, viewer: Viewer | null): LovedReview {
  const { user_id, username, profile_photo_url, text, created_at } = row;
  return {
    text: text && quoteOf(text),
    author: { user_id, username, profile_photo_url },
    created_at: created_at.toISOString(),
    is_own: viewer?.userId === user_id,
  };
}
