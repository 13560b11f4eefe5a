import './placeSearchBox.css';
import type { PlaceCard } from '@liora/domain/contract/places';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../../text/errors.ts';
import { Combobox, type ComboboxItem } from '../../../ui/Combobox.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { CustomPlaceOption, PlaceOption } from './PlaceOption.tsx';
import { placeSearchBoxText } from './placeSearchBox.text.ts';
import { type PlaceSuggestions, usePlaceSuggestions } from './usePlaceSuggestions.ts';

interface PlaceSearchBoxProps {
  label: ReactNode;
  placeholder?: string;
  error?: ReactNode;
  /** Ids of places that are chosen already; their rows say so. */
  added: ReadonlySet<string>;
  /** Which of the places found are offered; all unless told. */
  offers?: (place: PlaceCard) => boolean;
  onPick: (place: PlaceCard) => void;
  /** The typed text, to become a place of one's own (RUL-68); without it that is not offered. */
  onCustom?: (text: string) => void;
}

type Row = ComboboxItem & { place: PlaceCard | null };

/** Finds a place to add; the last row always offers what was typed as a custom place (PSB-01 to PSB-12). */
export function PlaceSearchBox(props: PlaceSearchBoxProps) {
  const { label, placeholder, error, added, offers, onPick, onCustom } = props;
  const [query, setQuery] = useState('');
  const suggestions = offered(usePlaceSuggestions(query), offers);
  const text = query.trim();
  const pick = ({ place }: Row) => {
    setQuery('');
    if (place) onPick(place);
    else onCustom?.(text);
  };
  return (
    <Combobox<Row>
      label={label}
      placeholder={placeholder}
      // What is typed is about to mend it; the list needs the room.
      error={text === '' ? error : undefined}
      leading={<Search aria-hidden="true" />}
      query={query}
      onQueryChange={setQuery}
      items={rows(suggestions, text, added, onCustom !== undefined)}
      onPick={pick}
      status={statusWords(suggestions, text)}
    />
  );
}

function offered(suggestions: PlaceSuggestions, offers: PlaceSearchBoxProps['offers']): PlaceSuggestions {
  if (suggestions.kind !== 'found' || !offers) return suggestions;
  return { ...suggestions, places: suggestions.places.filter(offers) };
}

function rows(
  suggestions: PlaceSuggestions,
  text: string,
  added: ReadonlySet<string>,
  custom: boolean,
): Row[] {
  if (text === '') return [];
  const places = suggestions.kind === 'found' ? suggestions.places : [];
  return [
    ...places.map((place) => ({
      id: place.id,
      label: place.name,
      place,
      row: <PlaceOption place={place} added={added.has(place.id)} />,
    })),
    ...(custom ? [{ id: 'custom', label: text, place: null, row: <CustomPlaceOption text={text} /> }] : []),
  ];
}

function statusWords(suggestions: PlaceSuggestions, text: string): ReactNode {
  switch (suggestions.kind) {
    case 'too-short':
      return placeSearchBoxText.tooShort;
    case 'searching':
      return placeSearchBoxText.searching;
    case 'failed':
      return errorText(suggestions.error, placeSearchBoxText.failed);
    case 'found':
      if (suggestions.places.length > 0)
        return <VisuallyHidden>{placeSearchBoxText.found(suggestions.places.length)}</VisuallyHidden>;
      return (
        <>
          <b className="block text-ink">{placeSearchBoxText.none(text)}</b>
          {placeSearchBoxText.noneHint}
        </>
      );
    default:
      return null;
  }
}
