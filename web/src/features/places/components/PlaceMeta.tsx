import type { PlaceCard } from '@liora/domain/contract/places';
import { milesLabel } from '@liora/domain/rules/distance';
import { priceLabel } from '@liora/domain/rules/price';
import { shortKind } from '../kindWords.rules.ts';

interface PlaceMetaProps {
  place: PlaceCard;
  /** How far it is in other words than miles: '4 min walk'. */
  way?: string | undefined;
}

/** 'Wine bar · $$ · 0.2 mi': what it is, what it costs, how far it is; what is not known is left out. */
export function PlaceMeta({ place, way }: PlaceMetaProps) {
  const price = priceLabel(place.priceLevel);
  const distance = way ?? (place.distanceMiles === null ? null : milesLabel(place.distanceMiles));
  return (
    <p className="place-meta">
      <span className="truncate">{shortKind(place)}</span>
      {price && <span>{price}</span>}
      {distance === null ? (
        place.locality && <span className="truncate">{place.locality}</span>
      ) : (
        <span className="whitespace-nowrap">{distance}</span>
      )}
    </p>
  );
}
