import { client } from '../../../lib/api.ts';
import { forgetOn } from '../../../lib/personalData.ts';
import { queryClient } from '../../../lib/queryClient.ts';
import { createSearchClient, type SearchClient } from './searchClient.store.ts';

/**
 * The app's search engine: when a question is sent, and which kept answer fits another place. What it found lies in Query's
 * cache (answerCache.queries.ts), so that no answer outlives its fifteen minutes, its owner or a block anywhere.
 */
export const placeSearches: SearchClient = createSearchClient({
  queries: queryClient,
  search: (input, signal) => client.places.search(input, signal ? { signal } : {}),
  now: Date.now,
});

/** RUL-60: what was found for one person, or under one membership, is an answer for nobody else. */
forgetOn(['signed in', 'signed out', 'ran out', 'membership changed', 'blocked'], () =>
  placeSearches.clear(),
);
