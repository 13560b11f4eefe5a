import { unspaced } from '@liora/domain/rules/unspacedScripts';
import type { CategoryMapping } from '../find/search.queries.ts';
import type { PlaceWords } from './understand.rules.ts';

/** A search takes so many mapped places, those of the most relevant mappings. */
const MAX_PLACES = 500;

/** Mappings whose term contains what was typed (API-03), in the order in which they are given. */
export function touchedBy(mappings: readonly CategoryMapping[], { text }: PlaceWords): CategoryMapping[] {
  if (text === '') return [];
  return mappings.filter(({ terms }) => terms.some((term) => unspaced(term).includes(text)));
}

/** Their places, each with the term of the first that has it. */
export function mappedPlaces(touched: readonly CategoryMapping[]): Map<string, string> {
  const places = new Map<string, string>();
  for (const { term, place_ids } of touched)
    for (const id of place_ids) if (places.size < MAX_PLACES && !places.has(id)) places.set(id, term);
  return places;
}
