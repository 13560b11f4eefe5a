import type { PlaceCard } from '@liora/domain/contract/places';
import { Link } from '@tanstack/react-router';
import { PlaceMeta } from './PlaceMeta.tsx';
import { PlaceScore } from './PlaceScore.tsx';

interface PlaceHeadProps {
  place: PlaceCard;
  /** In a list the name is a heading; over the map it stands alone. */
  name?: 'p' | 'h2' | 'h3' | 'h4';
}

/** Name and score in one line, and under it what the place is, costs, and how far it is. */
export function PlaceHead({ place, name: Name = 'p' }: PlaceHeadProps) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-2">
        <Name className="place-name truncate">
          <Link to="/place/$id" params={{ id: place.id }} className="place-link">
            {place.name}
          </Link>
        </Name>
        <PlaceScore place={place} />
      </div>
      <PlaceMeta place={place} />
    </>
  );
}
