import type { PlaceCard } from '@liora/domain/contract/places';
import { PLACE_BOX_DEBOUNCE_MS, PLACE_BOX_MIN_CHARS } from '@liora/domain/limits';
import { sentText } from '@liora/domain/rules/typedText';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { useDebounced } from '../../../lib/useDebounced.ts';

export type PlaceSuggestions =
  | { kind: 'idle' }
  | { kind: 'too-short' }
  | { kind: 'searching' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'found'; places: readonly PlaceCard[] };

/** Characters as a person counts them, without spaces around. */
const typedLength = (text: string) => [...text.trim()].length;

/**
 * Places for what was typed: from 3 characters, 500 ms after the last key (PSB-01, PSB-02). The answer belongs to exactly
 * this text: an older one that comes late is kept under its own text and never shown for a newer one.
 */
export function usePlaceSuggestions(typed: string): PlaceSuggestions {
  const text = sentText(typed);
  const debounced = useDebounced(text, PLACE_BOX_DEBOUNCE_MS);
  const origin = useOrigin()?.origin;
  const searchable = typedLength(text) >= PLACE_BOX_MIN_CHARS;
  const found = useQuery({
    ...orpc.places.suggest.queryOptions({ input: { q: debounced, origin } }),
    enabled: searchable && debounced === text,
  });
  if (text === '') return { kind: 'idle' };
  if (!searchable) return { kind: 'too-short' };
  if (debounced !== text || found.isPending) return { kind: 'searching' };
  if (found.isError) return { kind: 'failed', error: found.error };
  return { kind: 'found', places: found.data.places };
}
