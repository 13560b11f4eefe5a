import type { PlaceDetails } from '@liora/domain/contract/places';
import type { Review } from '@liora/domain/contract/reviews';
import { useDeleteReview } from '../useReview.ts';
import { ReviewItem } from './ReviewItem.tsx';

interface ReviewItemsProps {
  place: PlaceDetails;
  reviews: readonly Review[];
  onEdit: () => void;
}

export function ReviewItems({ place, reviews, onEdit }: ReviewItemsProps) {
  const remove = useDeleteReview();
  return (
    <ul className="lines">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewItem
            review={review}
            placeName={place.name}
            onEdit={onEdit}
            onDelete={() => remove.mutate({ id: review.id, placeName: place.name })}
          />
        </li>
      ))}
    </ul>
  );
}
