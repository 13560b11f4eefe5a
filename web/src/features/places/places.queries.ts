import type { Origin } from '@liora/domain/contract/common';
import type { CountInput, SearchInput } from '@liora/domain/contract/places';
import { PLACE_DETAILS_DELAY_MS, SEARCH_CACHE_MS } from '@liora/domain/limits';
import { client, orpc } from '../../lib/api.ts';
import { inProcess } from '../../lib/inProcess.ts';
import type { Asker } from './asker.store.ts';
import { pause } from './details/pause.actions.ts';

/** Begins the key of every search, and of every count beside one. Lists themselves: searchClient/searchList.ts. */
export const searchKey = orpc.places.search.key();
export const searchCountKey = orpc.places.count.key();

/** Of queries whose key says who asks: for somebody else each is another one, and none is asked again because of them. */
export const ASKER_IN_KEY = { askerInKey: true } as const;

/** How many places a search would find; it is asked after the page, or instead of one. */
export function searchCountQuery(input: SearchInput, asker: Asker, kinds = false) {
  const asked = { input: countInputOf(input, kinds) };
  return orpc.places.count.queryOptions({
    ...asked,
    queryKey: [...orpc.places.count.queryKey(asked), asker],
    staleTime: SEARCH_CACHE_MS,
    meta: ASKER_IN_KEY,
  });
}

/** What decides which places are found; neither order nor page nor the instant that hours are told for do. */
function countInputOf(input: SearchInput, kinds: boolean): CountInput {
  const { at: _at, sort: _sort, limit: _limit, cursor: _cursor, ...asked } = input;
  return { ...asked, kinds };
}

type Details = Awaited<ReturnType<typeof client.places.get>>;

/** Whether a key of `placeQuery` asks for this place as nobody in particular. */
function isVisitors(key: readonly unknown[], id: string): boolean {
  const [, asked, asker] = key as [unknown, { input?: { id: string } }, Asker | undefined];
  return asked.input?.id === id && asker?.userId === null;
}

/** One place in full, asked for after a tenth of a second: whoever only passes through asks nothing (PLACE-01). */
export function placeQuery(input: { id: string; origin: Origin | undefined; at: string }, asker: Asker) {
  const options = orpc.places.get.queryOptions({ input });
  return {
    ...options,
    queryKey: [...options.queryKey, asker],
    meta: ASKER_IN_KEY,
    // What anybody may see stands until it is known what this person may see.
    placeholderData: (before: Details | undefined, asked: { queryKey: readonly unknown[] } | undefined) =>
      asked && isVisitors(asked.queryKey, input.id) ? before : undefined,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      if (!inProcess()) await pause(PLACE_DETAILS_DELAY_MS, signal);
      return client.places.get(input, { signal });
    },
  };
}

/** The plans that stop at a place, page after page. */
export const plansOfPlaceOptions = (id: string) =>
  orpc.places.plans.infiniteOptions({
    input: (cursor: string | undefined) => ({ id, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
