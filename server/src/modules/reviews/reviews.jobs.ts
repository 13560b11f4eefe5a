import { MINUTE_MS } from '@liora/domain/durations';
import { REVIEW_UNDO_DELETE_MINUTES } from '@liora/domain/limits';
import type { Deps } from '../../deps.ts';
import { eraseReviewsDeletedBefore } from './write/reviewWrites.queries.ts';

/** Removes reviews whose time to undo the deletion is over. Safe to run twice and on several nodes at once. */
export async function sweepDeletedReviews(deps: Deps): Promise<number> {
  return eraseReviewsDeletedBefore(
    deps.db,
    new Date(deps.now().getTime() - REVIEW_UNDO_DELETE_MINUTES * MINUTE_MS),
  );
}
