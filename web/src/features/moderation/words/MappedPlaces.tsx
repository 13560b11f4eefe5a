import type { PlaceCard } from '@liora/domain/contract/places';
import type { MappedPlace } from '@liora/domain/contract/searchMappings';
import { MAPPING_PLACES_MAX } from '@liora/domain/limits';
import { kindWords } from '@liora/domain/rules/kindWords';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PlaceSearchBox } from '../../places/components/PlaceSearchBox.tsx';
import { wordsText } from './words.text.ts';

interface MappedPlacesProps {
  places: readonly MappedPlace[];
  onChange: (places: readonly MappedPlace[]) => void;
}

/** The places of a term: found by name to be added, and removed one by one. */
export function MappedPlaces({ places, onChange }: MappedPlacesProps) {
  const list = useRef<HTMLElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const add = ({ id, source, name, category, subcategory, types, address }: PlaceCard) => {
    setProblem(null);
    if (source === 'dropped_pins') return setProblem(wordsText.noPins);
    if (places.some((place) => place.id === id)) return;
    if (places.length >= MAPPING_PLACES_MAX) return setProblem(wordsText.placesFull(MAPPING_PLACES_MAX));
    onChange([...places, { id, name, category, subcategory, types, address, is_there: true }]);
  };
  const remove = (id: string) => {
    setProblem(null);
    // The row goes: the keyboard goes on in the list.
    list.current?.focus();
    onChange(places.filter((place) => place.id !== id));
  };
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label={wordsText.mapped}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <h3 className="t3">{wordsText.mapped}</h3>
      {places.length === 0 && <p className="text-ink-2">{wordsText.noPlaces}</p>}
      <ul className="lines">
        {places.map((place) => (
          <PlaceLine key={place.id} place={place} onRemove={() => remove(place.id)} />
        ))}
      </ul>
      <PlaceSearchBox
        label={wordsText.addPlace}
        placeholder={wordsText.searchHint}
        error={problem}
        added={new Set(places.map(({ id }) => id))}
        onPick={add}
      />
    </section>
  );
}

function PlaceLine({ place, onRemove }: { place: MappedPlace; onRemove: () => void }) {
  const { id, name, category, subcategory, types, address, is_there } = place;
  const about = [category && kindWords({ category, subcategory, types }), address].filter(
    (part) => part !== null,
  );
  return (
    <li className="flex items-center gap-3.5 py-2.5">
      <span className="w-12 shrink-0">
        <Cover
          ratio="1"
          photo={null}
          art={<PlaceThumb place={{ ...place, category: category ?? 'Other' }} size={96} />}
        />
      </span>
      <span className="min-w-0 flex-1">
        <Link to="/place/$id" params={{ id }} className="block font-semibold wrap-anywhere" preload={false}>
          {name}
        </Link>
        {about.length > 0 && <span className="block text-small text-ink-2">{about.join(', ')}</span>}
        {!is_there && <Badge kind="bad">{wordsText.closed}</Badge>}
      </span>
      <IconButton label={wordsText.removePlace(name)} className="-mr-[12px]" onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  );
}
