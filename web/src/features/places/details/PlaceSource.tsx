import type { PlaceDetails } from '@liora/domain/contract/places';
import { RichText } from '../../../ui/RichText.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { placeText } from './place.text.ts';
import { sourceWords } from './sourceWords.rules.ts';

/** 'OpenStreetMap, ODbL 1.0, data of 22 July 2023' (RUL-109); of a pin, who dropped it. */
export function PlaceSource({ place }: { place: PlaceDetails }) {
  if (place.pin) return <p className="place-source">{placeText.droppedBy(place.pin.author.username)}</p>;
  const { phrase, link } = sourceWords(place.origin);
  return (
    <p className="place-source">
      <RichText
        text={phrase}
        tags={{
          label: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
          source: (name) => <SourceName name={name} link={link} />,
        }}
      />
    </p>
  );
}

function SourceName({ name, link }: { name: string; link: string | null }) {
  if (!link) return name;
  return (
    <a href={link} target="_blank" rel="noreferrer" className="text-link">
      {name}
    </a>
  );
}
