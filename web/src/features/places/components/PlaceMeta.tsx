import type { PlaceCard } from '@liora/domain/contract/places';
import { milesLabel } from '@liora/domain/rules/distance';
import { priceLabel } from '@liora/domain/rules/price';
import { shortKind } from '../kindWords.ts';

/** 'Wine Bar · $$ · 0.2 mi': what it is, what it costs, how far it is; what is not known is left out. */
export function PlaceMeta({ place }: { place: PlaceCard }) {
  const price = priceLabel(place.priceLevel);
  return (
    <p className="place-meta">
      <span className="truncate">{shortKind(place)}</span>
      {price && <span>{price}</span>}
      {place.distanceMiles === null ? (
        place.locality && <span className="truncate">{place.locality}</span>
      ) : (
        <span className="whitespace-nowrap">{milesLabel(place.distanceMiles)}</span>
      )}
    </p>
  );
}
