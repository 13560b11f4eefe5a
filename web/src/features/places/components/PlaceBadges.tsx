import type { PlaceCard } from '@liora/domain/contract/places';
import { Badge } from '../../../ui/Badge.tsx';
import { placesText } from '../places.text.ts';

/** At most two of Privé, Liora Pick and Your Pin (CARD-03 to CARD-05). */
export function PlaceBadges({ place }: { place: PlaceCard }) {
  return (
    <>
      {place.isPrive && <Badge kind="prive">{placesText.prive}</Badge>}
      {place.isLioraPick && !place.isPrive && <Badge kind="pick">{placesText.lioraPick}</Badge>}
      {place.pin?.is_own && <Badge kind="yours">{placesText.yourPin}</Badge>}
    </>
  );
}
