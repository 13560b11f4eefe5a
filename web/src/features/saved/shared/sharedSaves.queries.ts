import { SAVED_PAGE_SIZE } from '@liora/domain/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '../../../lib/api.ts';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { useScreenTime } from '../../places/browse/screenTime.store.ts';
import type { SavedSearch } from '../savedSearch.rules.ts';

/** The partner's places as the address asks for them, page by page. */
export function useSharedList({ q = '', sort = 'added' }: SavedSearch, enabled: boolean) {
  const start = useOrigin();
  const { time } = useScreenTime();
  // Only a real position makes a distance from here (RUL-63); to sort by it any centre will do.
  const origin = start && (start.located || sort === 'distance') ? start.origin : undefined;
  const input = { q, sort, origin, at: time.toISOString(), limit: SAVED_PAGE_SIZE };
  const list = useInfiniteQuery({
    ...orpc.saved.shared.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...input, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
    enabled: enabled && start !== null,
    placeholderData: keepPreviousData,
  });
  const places = useMemo(() => list.data?.pages.flatMap((page) => page.places) ?? [], [list.data]);
  return { list, places, at: time };
}

export const sharedPlansOptions = () =>
  orpc.plans.shared.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** The first places that either of the two saved. */
export const eitherQuery = (limit: number) => orpc.saved.either.queryOptions({ input: { limit } });
