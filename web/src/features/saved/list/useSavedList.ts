import type { SavedPlace } from '@liora/domain/contract/saved';
import { SAVED_MAX_PAGE_SIZE } from '@liora/domain/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '../../../lib/api.ts';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { useScreenTime } from '../../places/browse/screenTime.store.ts';
import type { SavedSearch } from '../savedSearch.rules.ts';

/** The person's saved places as the address asks for them, page by page, and what is told of all of them. */
export function useSavedList(search: SavedSearch, enabled: boolean) {
  const start = useOrigin();
  const { time } = useScreenTime();
  const { category, mark, sort = 'added', q = '' } = search;
  // Only a real position makes a distance from here (RUL-63); to sort by it any centre will do.
  const origin = start && (start.located || sort === 'distance') ? start.origin : undefined;
  const input = { q, category, mark, sort, origin, at: time.toISOString(), limit: SAVED_MAX_PAGE_SIZE };
  const list = useInfiniteQuery({
    ...orpc.saved.places.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...input, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
    enabled: enabled && start !== null,
    placeholderData: keepPreviousData,
  });
  const places = useMemo(() => list.data?.pages.flatMap((page) => page.places) ?? [], [list.data]);
  return { list, places, overview: list.data?.pages[0]?.overview ?? null, at: time };
}

export type SavedList = ReturnType<typeof useSavedList>;

/** What a saved place is called; of one that may not be seen nothing is known. */
export const nameOf = (saved: SavedPlace, otherwise: string): string =>
  saved.kind === 'unavailable' ? otherwise : saved.place.name;
