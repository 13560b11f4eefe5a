import type { PlaceDetails } from '@liora/domain/contract/places';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { placeText } from './place.text.ts';
import { sourceWords } from './sourceWords.ts';

/** 'OpenStreetMap, ODbL 1.0, data of 22 July 2023' (RUL-109). */
export function PlaceSource({ place }: { place: PlaceDetails }) {
  const { name, link, rest } = sourceWords(place.origin);
  return (
    <p className="place-source">
      <VisuallyHidden>{placeText.data}: </VisuallyHidden>
      {link ? (
        <a href={link} target="_blank" rel="noreferrer" className="text-link">
          {name}
        </a>
      ) : (
        name
      )}
      {rest}
    </p>
  );
}
