import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { client, orpc } from '../../lib/api.ts';
import { clearSavedSearches } from '../places/searchClient/clearSavedSearches.actions.ts';
import { explainsTotal, type SavedPage, withFreshPages, withoutUnsaved } from './list/longList.rules.ts';
import { savedIdsQuery } from './savedIds.queries.ts';

type List = InfiniteData<SavedPage, string | undefined>;
type Input = Parameters<typeof client.saved.places>[0];

/**
 * Asks again for what is on screen of the own places; the rest when it is next shown. Of a long list that is its start and
 * the pages with the `changed` rows, not everything that somebody has scrolled through.
 */
export function refreshSaved(queries: QueryClient, changed: readonly string[] = []): void {
  clearSavedSearches(queries);
  const long = queries
    .getQueryCache()
    .findAll({ queryKey: orpc.saved.places.key(), predicate: isLongAndShown });
  const others = (query: Query) => !long.includes(query);
  void queries.invalidateQueries({ queryKey: orpc.saved.key(), predicate: others });
  for (const list of long) void refreshLong(queries, list, changed);
}

/** What was taken out is back where it was, wherever that is. */
export function refreshAllSaved(queries: QueryClient): void {
  clearSavedSearches(queries);
  void queries.invalidateQueries({ queryKey: orpc.saved.key() });
}

const isLongAndShown = (query: Query) =>
  query.isActive() && ((query.state.data as List | undefined)?.pages.length ?? 0) > 1;

async function refreshLong(queries: QueryClient, { queryKey }: Query, changed: readonly string[]) {
  const before = queries.getQueryData<List>(queryKey);
  const after = before && (await freshened(queries, queryKey, before, changed).catch(() => null));
  // A page that came meanwhile is kept: then, and whenever something does not add up, all of it is asked for.
  if (!after || queries.getQueryData(queryKey) !== before)
    return queries.invalidateQueries({ queryKey, exact: true });
  queries.setQueryData<List>(queryKey, { ...before, pages: after });
}

async function freshened(
  queries: QueryClient,
  queryKey: readonly unknown[],
  { pages, pageParams }: List,
  changed: readonly string[],
): Promise<SavedPage[] | null> {
  const [, { input }] = queryKey as [unknown, { input: Input }];
  const touched = pages.flatMap(({ places }, index) =>
    index === 0 || places.some(({ id }) => changed.includes(id)) ? [index] : [],
  );
  const [known, ...fresh] = await Promise.all([
    queries.fetchQuery(savedIdsQuery()),
    ...touched.map(async (index): Promise<[number, SavedPage]> => {
      return [index, await client.saved.places({ ...input, cursor: pageParams[index] })];
    }),
  ]);
  const merged = withFreshPages(pages, new Map(fresh));
  const after = merged && known.all ? withoutUnsaved(merged, known.ids) : merged;
  return after && explainsTotal(pages, after) ? after : null;
}
