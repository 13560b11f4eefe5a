import type { PlaceCard } from '@liora/domain/contract/places';
import { distanceLabel } from '@liora/domain/rules/distance';
import { shortKind } from '@liora/domain/rules/kindWords';
import { priceLabel } from '@liora/domain/rules/price';
import { classNames } from '../../../ui/classNames.ts';

interface PlaceMetaProps {
  place: PlaceCard;
  /** How far it is in other words than miles: '4 min walk'. */
  way?: string | undefined;
  /** Where it is stands elsewhere, or has no room on phones. */
  where?: 'never' | 'wide';
}

/** 'Wine bar · $$ · 0.2 mi': what it is, what it costs, how far it is; what is not known is left out. */
export function PlaceMeta({ place, way, where }: PlaceMetaProps) {
  const price = priceLabel(place.priceLevel);
  const distance = way ?? (place.distanceMiles === null ? null : distanceLabel(place.distanceMiles));
  return (
    <p className="place-meta">
      <span className="truncate">{shortKind(place)}</span>
      {price && <span>{price}</span>}
      {where !== 'never' && (
        <Where distance={distance} locality={place.locality} className={where && 'max-md:hidden'} />
      )}
    </p>
  );
}

interface WhereProps {
  distance: string | null;
  locality: string | null;
  className: string | undefined;
}

function Where({ distance, locality, className }: WhereProps) {
  if (distance !== null)
    return <span className={classNames('whitespace-nowrap', className)}>{distance}</span>;
  return locality ? <span className={classNames('truncate', className)}>{locality}</span> : null;
}
