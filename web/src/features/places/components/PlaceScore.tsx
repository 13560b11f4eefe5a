import type { PlaceCard } from '@liora/domain/contract/places';
import { formatTenths } from '@liora/domain/i18n/format';
import { Star } from 'lucide-react';
import { SparkScore } from '../../../ui/SparkScore.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { placesText } from '../places.text.ts';

interface PlaceScoreProps {
  place: PlaceCard;
  /** What to show before it is official, too. */
  score?: number | null | undefined;
}

/** The Spark Score, else the rating of the source on its own scale with a star (RUL-53); nothing when there is neither. */
export function PlaceScore({ place, score = place.sparkScore }: PlaceScoreProps) {
  if (score !== null) return <SparkScore score={score} />;
  if (place.rating === null) return null;
  const rating = formatTenths(place.rating);
  return (
    <span className="place-rating">
      <Star aria-hidden="true" />
      <span aria-hidden="true">{rating}</span>
      <VisuallyHidden>{placesText.rating(rating)}</VisuallyHidden>
    </span>
  );
}
