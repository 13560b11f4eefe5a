import type { PlaceCard, SearchInput, SearchOutput } from '@liora/domain/contract/places';
import { QUERY_RETRIES } from '@liora/domain/limits';
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useHydrated } from '../../../lib/firstRender.ts';
import type { Asker } from '../asker.store.ts';
import { searchCountQuery } from '../places.queries.ts';
import { placesOf } from '../searchClient/fitAnswer.rules.ts';
import { placeSearches } from '../searchClient/placeSearches.store.ts';
import type { SearchAnswer } from '../searchClient/question.rules.ts';
import { searchListKey, searchListQuery } from '../searchClient/searchList.rules.ts';
import { useAsker } from '../useAsker.ts';

export interface FoundPlaces {
  /** The first page; null until something was found. */
  first: SearchOutput | null;
  /** How many there are in all; null until they are counted, which is asked after the page. */
  counts: FoundCounts | null;
  places: readonly PlaceCard[];
  /** Neighbours of the kind that was asked for, beside a short list (RUL-113). */
  close: readonly PlaceCard[];
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

export type FoundCounts = Pick<SearchOutput, 'within' | 'farther' | 'counted' | 'radiusMiles'>;

interface Shown {
  asker: Asker;
  input: SearchInput;
  pages: SearchAnswer;
}

/** Runs the search of the address; the last answer is kept while the next one loads and when it fails (SRCH-05, RUL-61). */
export function usePlaceSearch(wanted: SearchInput | null): FoundPlaces {
  const asker = useAsker();
  const query = useQuery({
    ...searchListQuery(wanted ?? NO_ORIGIN, asker),
    ...(!wanted && { queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  // Coming back, the list has to be there before its place in it is looked for.
  const kept = useMemo(() => wanted && placeSearches.kept({ input: wanted, asker }), [wanted, asker]);
  const pages = (query.isPlaceholderData ? null : query.data) ?? kept;
  const [last, setShown] = useState<Shown | null>(null);
  if (wanted && pages && pages !== last?.pages) setShown({ input: wanted, asker, pages });
  // What somebody else found, or under another membership, is not kept. What anybody may see, as the document brings it, stands
  // until it is known what this person may see.
  const shown = last?.asker === asker || last?.asker.userId === null ? last : null;

  const longer = useLongerList();
  const asked = longer.variables;
  const isLonger = asked !== undefined && asked.input === wanted;
  const more = () => wanted && pages && longer.mutate({ input: wanted, asker, pages });
  const places = useMemo(() => placesOf(shown?.pages ?? []), [shown]);
  const counts = useCounts(shown, shown?.input === wanted);
  return {
    first: shown?.pages[0] ?? null,
    counts,
    places,
    close: shown?.pages[0]?.close ?? NO_PLACES,
    input: shown?.input ?? null,
    error: query.error ?? (isLonger ? longer.error : null),
    searching: !pages && !query.isError,
    hasMore: typeof pages?.at(-1)?.nextCursor === 'string',
    loadingMore: isLonger && longer.isPending,
    more: () => void more(),
    retry: () => void (query.error ? query.refetch() : more()),
  };
}

const NO_PLACES: readonly PlaceCard[] = [];
const VISITOR: Asker = { userId: null, member: false };
const NO_ORIGIN: SearchInput = { origin: { latitude: 0, longitude: 0 } };

/** A page that is the whole answer is counted with it; a page that has no next has nothing else to count. */
function useCounts(shown: Shown | null, isNewest: boolean): FoundCounts | null {
  const first = shown?.pages[0] ?? null;
  const isWhole = first !== null && (first.counted || first.nextCursor === null);
  const asked = shown && { ...shown.input, radiusMiles: first?.radiusMiles };
  // No document waits for it.
  const hydrated = useHydrated();
  const { data } = useQuery({
    ...searchCountQuery(asked ?? NO_ORIGIN, shown?.asker ?? VISITOR),
    enabled: hydrated && first !== null && !isWhole && isNewest,
  });
  if (!first || isWhole) return first;
  return data ? { ...data, radiusMiles: first.radiusMiles } : null;
}

/** Adds a page to the list on screen, if it is still that list when the page arrives. */
function useLongerList() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ input, asker, pages }: Shown) => placeSearches.more({ input, asker }, pages),
    retry: QUERY_RETRIES,
    onSuccess: (answer, { input, asker, pages }) => {
      queryClient.setQueryData<SearchAnswer>(searchListKey(input, asker), (now) =>
        now === pages ? answer : now,
      );
    },
  });
}
