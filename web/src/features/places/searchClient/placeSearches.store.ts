import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/queryClient.ts';
import { startQuery } from '../../accounts/accounts.queries.ts';
import type { Asker } from '../asker.store.ts';
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

forgetWithSession(placeSearches, queryClient);

/** Signing in, signing out and a change of membership clear every answer (RUL-60). */
export function forgetWithSession(searches: Pick<SearchClient, 'clear'>, queries: QueryClient): void {
  const { queryKey } = startQuery();
  const hash = JSON.stringify(queryKey);
  const asker = () => askerOf(queries.getQueryData(queryKey)?.me);
  let known = asker();
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || JSON.stringify(query.queryKey) !== hash) return;
    const now = asker();
    if (now.userId !== known.userId || now.member !== known.member) searches.clear();
    known = now;
  });
}

function askerOf(me: { user_id: string; member: boolean } | null | undefined): Asker {
  return { userId: me?.user_id ?? null, member: me?.member ?? false };
}
