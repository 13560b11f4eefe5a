import type { Origin } from '@liora/domain/contract/common';
import type { SearchInput } from '@liora/domain/contract/places';
import { PLACE_DETAILS_DELAY_MS, SEARCH_CACHE_MS } from '@liora/domain/limits';
import { client, orpc } from '../../lib/api.ts';
import type { Asker } from './asker.store.ts';
import { pause } from './details/pause.actions.ts';

/** Begins the key of every search and of every count beside one. Lists themselves: searchClient/searchList.ts. */
export const searchKey = orpc.places.search.key();

/** How many places a search would find: the cheapest form of it. */
export function searchCountQuery(input: SearchInput, asker: Asker) {
  const asked = { input: { ...input, limit: 1, facets: false } };
  return orpc.places.search.queryOptions({
    ...asked,
    queryKey: [...orpc.places.search.queryKey(asked), asker],
    staleTime: SEARCH_CACHE_MS,
    select: ({ within, farther }) => within + farther,
  });
}

/** The kinds of places that a search would find, with how many of each. */
export function searchKindsQuery(input: SearchInput, asker: Asker) {
  const asked = { input: { ...input, limit: 1, facets: true } };
  return orpc.places.search.queryOptions({
    ...asked,
    queryKey: [...orpc.places.search.queryKey(asked), asker],
    staleTime: SEARCH_CACHE_MS,
    select: ({ subcategories }) => subcategories,
  });
}

/** One place in full, asked for after a tenth of a second: whoever only passes through asks nothing (PLACE-01). */
export function placeQuery(input: { id: string; origin: Origin | undefined; at: string }, asker: Asker) {
  const options = orpc.places.get.queryOptions({ input });
  return {
    ...options,
    queryKey: [...options.queryKey, asker],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      await pause(PLACE_DETAILS_DELAY_MS, signal);
      return client.places.get(input, { signal });
    },
  };
}
