import type { QueryCache } from '@tanstack/react-query';

export const SEARCH_CACHE_MS = 900_000; // SRCH-10
export const SEARCH_CACHE_ENTRIES = 50; // SRCH-11
const KEPT_SHARE = 0.8; // SRCH-12

/** Once the searches in the cache are more than it holds, only the newest 80 % of its places are kept; those on screen always. */
export function trimSearchCache(cache: QueryCache, searchKey: readonly unknown[]): void {
  const searches = cache.findAll({ queryKey: searchKey });
  if (searches.length <= SEARCH_CACHE_ENTRIES) return;
  const newestFirst = searches.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const search of newestFirst.slice(SEARCH_CACHE_ENTRIES * KEPT_SHARE)) {
    if (!search.isActive()) cache.remove(search);
  }
}
