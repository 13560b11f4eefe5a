import type { Review, ReviewContent } from '@liora/domain/contract/reviews';
import { REVIEW_UNDO_DELETE_MINUTES } from '@liora/domain/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, errorCode, orpc } from '../../lib/api.ts';
import { newRequestId } from '../../lib/requestId.ts';
import { retrying } from '../../lib/retry.ts';
import { waits } from '../../lib/writeThrough.ts';
import { errorText } from '../../text/errors.ts';
import { toast } from '../../ui/toast.ts';
import { clearPlaceSearches } from '../places/searchClient/clearPlaceSearches.actions.ts';
import { offerUndo } from '../platform/recentChanges/recentChanges.store.ts';
import { refreshReviews } from './reviewCache.actions.ts';
import { reviewsText } from './reviews.text.ts';

/** Writes a review; pressed again, because no answer came, it is the same request. */
export function useWriteReview(place_id: string, own: Review | null, onDone: () => void) {
  const queries = useQueryClient();
  const [request_id] = useState(() => newRequestId());
  // The live list may have the new review before its author has the answer.
  const [isNew] = useState(own === null);
  return useMutation({
    mutationFn: (content: ReviewContent) =>
      retrying(() => client.reviews.write({ ...content, place_id, request_id })),
    onSuccess: async ({ under_review }) => {
      const thanks = isNew ? reviewsText.posted : reviewsText.changed;
      toast(under_review ? reviewsText.held : thanks, { kind: 'success' });
      onDone();
      // Scores stand on the cards of searches, too.
      clearPlaceSearches(queries);
      await refreshReviews(queries);
    },
    onError: (error) => {
      if (waits(error)) return onDone();
      toast(errorText(error), { kind: 'error' });
      if (errorCode(error) === 'UNAUTHENTICATED')
        void queries.invalidateQueries(orpc.platform.start.queryOptions());
    },
  });
}

/** Deletes an own review and offers to undo it. */
export function useDeleteReview() {
  const queries = useQueryClient();
  const settled = () => {
    clearPlaceSearches(queries);
    return refreshReviews(queries);
  };
  const restore = useMutation({
    mutationFn: (id: string) => retrying(() => client.reviews.restore({ id })),
    onSuccess: () => toast(reviewsText.restored, { kind: 'success' }),
    onError: (error) => toast(errorText(error), { kind: 'error' }),
    onSettled: settled,
  });
  return useMutation({
    mutationFn: ({ id }: { id: string; placeName: string }) => retrying(() => client.reviews.delete({ id })),
    onSuccess: (_result, { id, placeName }) =>
      offerUndo(reviewsText.deleted, {
        label: reviewsText.undo,
        about: placeName,
        minutes: REVIEW_UNDO_DELETE_MINUTES,
        undo: () => restore.mutateAsync(id),
      }),
    onError: (error) => toast(errorText(error), { kind: 'error' }),
    onSettled: settled,
  });
}
