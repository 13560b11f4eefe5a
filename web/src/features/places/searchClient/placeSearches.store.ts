import { client } from '../../../lib/api.ts';
import { forgetOn } from '../../../lib/personalData.ts';
import { createSearchClient, type SearchClient } from './searchClient.store.ts';

/**
 * The app's search engine. Its cache is the truth about lists of places: TanStack Query holds only the list on screen
 * and asks here for everything else (see searchListQuery), so that no answer outlives its fifteen minutes, its owner or
 * a block anywhere.
 */
export const placeSearches: SearchClient = createSearchClient({
  search: (input, signal) => client.places.search(input, signal ? { signal } : {}),
  now: Date.now,
});

/** RUL-60: what was found for one person, or under one membership, is an answer for nobody else. */
forgetOn(['signed in', 'signed out', 'ran out', 'membership changed', 'blocked'], () =>
  placeSearches.clear(),
);
