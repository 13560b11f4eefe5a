import type { PlaceDetails } from '@liora/domain/contract/places';
import { REVIEW_SORTS, type ReviewSort } from '@liora/domain/contract/reviewSorts';
import type { Review } from '@liora/domain/contract/reviews';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { reviewsOptions } from '../reviews.queries.ts';
import { reviewsText } from '../reviews.text.ts';
import { ReviewItems } from './ReviewItems.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';

const SKELETONS = 4;

/** Every review of a place in the order that is asked for, page after page. */
export function AllReviews({ place, onEdit }: { place: PlaceDetails; onEdit: () => void }) {
  const [sort, setSort] = useState<ReviewSort>('newest');
  const [beenThere, setBeenThere] = useState(false);
  const list = useInfiniteQuery({
    ...reviewsOptions(place.id, sort, beenThere),
    placeholderData: keepPreviousData,
  });
  const reviews: Review[] = list.data?.pages.flatMap((page) => page.reviews) ?? [];
  return (
    <>
      <ChipRow label={reviewsText.sort}>
        {REVIEW_SORTS.map((by) => (
          <Chip key={by} on={sort === by} onClick={() => setSort(by)}>
            {reviewsText.sorts[by]}
          </Chip>
        ))}
        <Chip icon={<Check />} on={beenThere} onClick={() => setBeenThere(!beenThere)}>
          {reviewsText.beenThere}
        </Chip>
      </ChipRow>
      <QueryArea
        query={list}
        skeleton={<ReviewSkeleton count={SKELETONS} />}
        failed={{
          title: reviewsText.loadFailed,
          retry: reviewsText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 2,
        }}
      >
        {() => (
          <>
            {reviews.length === 0 && (
              <EmptyState
                art={<Vignette kind={beenThere ? 'noResults' : 'empty'} />}
                title={beenThere ? reviewsText.noneThere : reviewsText.none}
              />
            )}
            <ReviewItems place={place} reviews={reviews} onEdit={onEdit} />
            <MorePages list={list} label={reviewsText.more} />
          </>
        )}
      </QueryArea>
    </>
  );
}
