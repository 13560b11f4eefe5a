import type { PlaceDetails } from '@liora/domain/contract/places';
import { PLACE_REVIEWS_SHOWN } from '@liora/domain/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import styles from '../reviews.module.css';
import { reviewsOptions } from '../reviews.queries.ts';
import { reviewsText } from '../reviews.text.ts';
import { ReviewItems } from './ReviewItems.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';
import { useReviewDialog } from './reviewDialog.hooks.tsx';
import { WriteReview } from './WriteReview.tsx';

/**
 * What people said last about a place, the way to all of it, and to say something oneself; of an own pin, only the former.
 */
export default function PlaceReviews({ place }: { place: PlaceDetails }) {
  const list = useInfiniteQuery(reviewsOptions(place.id, 'newest', false));
  const reviews = list.data?.pages[0]?.reviews ?? [];
  const own = reviews.find(({ is_own }) => is_own) ?? null;
  const { write, dialog } = useReviewDialog(place, own);
  return (
    <section className={styles.placeReviews} aria-labelledby="place-reviews">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="place-reviews" className="t2 flex-1">
          {reviewsText.title}
        </h2>
        {reviews.length > 1 && (
          <Link to="/place/$id/reviews" params={{ id: place.id }} className="more-link">
            {reviewsText.all(Math.max(place.reviewCount, reviews.length))}
          </Link>
        )}
        {!place.pin?.is_own && <WriteReview own={own} onWrite={write} />}
      </header>
      <QueryArea
        query={list}
        skeleton={<ReviewSkeleton count={Math.min(PLACE_REVIEWS_SHOWN, Math.max(1, place.reviewCount))} />}
        failed={{
          title: reviewsText.loadFailed,
          retry: reviewsText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 3,
        }}
      >
        {() =>
          reviews.length === 0 ? (
            <p className="text-ink-2">{reviewsText.none}</p>
          ) : (
            <ReviewItems place={place} reviews={reviews.slice(0, PLACE_REVIEWS_SHOWN)} onEdit={write} />
          )
        }
      </QueryArea>
      {dialog}
    </section>
  );
}
