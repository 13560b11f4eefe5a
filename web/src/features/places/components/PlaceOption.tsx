import type { PlaceCard } from '@liora/domain/contract/places';
import { priceLabel } from '@liora/domain/rules/price';
import { MapPinPlus } from 'lucide-react';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { PlaceScore } from './PlaceScore.tsx';
import { placeSearchBoxText } from './placeSearchBox.text.ts';
import { typesLine } from './typesLine.rules.ts';

/** A found place in the search box: name, address, types; rating, open or closed, price (PSB-05 to PSB-10). */
export function PlaceOption({ place, added }: { place: PlaceCard; added: boolean }) {
  const types = typesLine(place.types);
  const price = priceLabel(place.priceLevel);
  return (
    <span className="place-option">
      <Cover ratio="1" photo={place.photoUrl} art={<PlaceThumb place={place} size={120} />} />
      <span className="min-w-0">
        <span className="place-option-name">{place.name}</span>
        {place.address && <span className="place-option-line">{place.address}</span>}
        {types && <span className="place-option-line">{types}</span>}
      </span>
      <span className="place-option-side">
        <PlaceScore place={place} />
        {added ? <span>{placeSearchBoxText.added}</span> : <OpenOrClosed isOpen={place.isOpen} />}
        {price && <span>{price}</span>}
      </span>
    </span>
  );
}

/** Nothing when it is not known (RUL-53). */
function OpenOrClosed({ isOpen }: { isOpen: boolean | null }) {
  if (isOpen === null) return null;
  return isOpen ? (
    <span className="font-semibold text-olive-ink">{placeSearchBoxText.open}</span>
  ) : (
    <span className="font-semibold text-danger-ink">{placeSearchBoxText.closed}</span>
  );
}

/** The last row: what was typed, as a place of one's own (PSB-11). */
export function CustomPlaceOption({ text }: { text: string }) {
  return (
    <span className="place-option" data-custom="">
      <span className="place-option-well">
        <MapPinPlus aria-hidden="true" />
      </span>
      <span className="place-option-name">{placeSearchBoxText.custom(text)}</span>
    </span>
  );
}
