import type { PlaceCard, SearchInput, SearchOutput } from '@liora/domain/contract/places';
import { keepPreviousData, skipToken, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { searchKey, searchQuery } from '../places.queries.ts';
import { useAsker } from '../useAsker.ts';
import { searchThrottle } from './searchThrottle.ts';
import { trimSearchCache } from './trimSearchCache.ts';

export interface FoundPlaces {
  /** The first page with its counts; null until something was found. */
  first: SearchOutput | null;
  places: readonly PlaceCard[];
  /** The question that `first` and `places` answer. */
  input: SearchInput | null;
  error: Error | null;
  /** The newest question is still on its way. */
  searching: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  more: () => void;
  retry: () => void;
}

interface Answer {
  input: SearchInput;
  pages: readonly SearchOutput[];
}

/** Runs the search of the address: throttled, the last answer kept while the next one loads and when it fails (SRCH-01, SRCH-05). */
export function usePlaceSearch(wanted: SearchInput | null): FoundPlaces {
  const input = useThrottled(wanted);
  const asker = useAsker();
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    ...searchQuery(input ?? NOWHERE, asker),
    ...(!input && { queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const pages = query.isPlaceholderData ? undefined : query.data?.pages;
  if (input && pages && pages !== answer?.pages) setAnswer({ input, pages });
  useEffect(() => {
    if (pages) trimSearchCache(queryClient.getQueryCache(), searchKey);
  }, [pages, queryClient]);

  const places = useMemo(() => uniquePlaces(answer?.pages ?? []), [answer]);
  return {
    first: answer?.pages[0] ?? null,
    places,
    input: answer?.input ?? null,
    error: query.error,
    searching: input !== wanted || query.isPending || query.isPlaceholderData,
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    loadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

const NOWHERE: SearchInput = { origin: { latitude: 0, longitude: 0 } };

/** A place that moved to the next page in between is shown once. */
function uniquePlaces(pages: readonly SearchOutput[]): PlaceCard[] {
  return [...new Map(pages.flatMap((page) => page.places).map((place) => [place.id, place])).values()];
}

/** The newest input, passed on as SRCH-01 and RUL-61 ask. Equal inputs are the same search. */
function useThrottled(wanted: SearchInput | null): SearchInput | null {
  // The first one is passed on at once: coming back, the list has to be there before its place in it is looked for.
  const [passed, setPassed] = useState(wanted);
  const [throttle] = useState(() => searchThrottle<SearchInput | null>(setPassed));
  useEffect(() => {
    if (wanted) throttle.offer(wanted);
  }, [wanted, throttle]);
  useEffect(() => throttle.stop, [throttle]);
  return passed;
}
