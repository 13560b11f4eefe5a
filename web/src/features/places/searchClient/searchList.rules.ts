import type { SearchInput } from '@liora/domain/contract/places';
import { SEARCH_CACHE_MS } from '@liora/domain/limits';
import { client, orpc } from '../../../lib/api.ts';
import { inProcess } from '../../../lib/inProcess.ts';
import type { Asker } from '../asker.store.ts';
import { pause } from '../details/pause.actions.ts';
import { ASKER_IN_KEY } from '../places.queries.ts';
import { placeSearches } from './placeSearches.store.ts';
import type { SearchAnswer, SearchQuestion } from './question.rules.ts';
import { DROPPED, type SearchClient } from './searchClient.store.ts';

/** The list of a search for TanStack Query, which binds it to the screen and keeps nothing: the engine knows what is fresh. */
export function searchListQuery(input: SearchInput, asker: Asker) {
  return {
    queryKey: searchListKey(input, asker),
    queryFn: async (context: {
      signal: AbortSignal;
      client: { getQueryData: (key: readonly unknown[]) => unknown };
    }): Promise<SearchAnswer> => {
      // Where the server draws nothing is kept for the next reader.
      if (inProcess()) return [await client.places.search(input)];
      const shown = context.client.getQueryData(searchListKey(input, asker));
      const pages = Array.isArray(shown) ? shown.length : 1;
      return answerOf(placeSearches, { input, asker }, context.signal, pages);
    },
    // As long as the engine keeps it; what a document brought it has never seen.
    staleTime: SEARCH_CACHE_MS,
    meta: ASKER_IN_KEY,
    gcTime: 0,
  };
}

export const searchListKey = (input: SearchInput, asker: Asker): readonly unknown[] => [
  ...orpc.places.search.key({ input, type: 'infinite' }),
  asker,
];

/**
 * The answer to the newest question, which is repeated once the window of a dropped one has passed (RUL-61): an older
 * question ends with its signal. Asked again, a list that was shown further keeps its length.
 */
export async function answerOf(
  searches: Pick<SearchClient, 'search' | 'more' | 'waitMs'>,
  question: SearchQuestion,
  signal: AbortSignal,
  pages = 1,
): Promise<SearchAnswer> {
  let answer = await searches.search(question);
  // Without a page it was aborted: by a newer question, whose signal ends this one, or because answers were cleared.
  while (answer === DROPPED || answer.length === 0) {
    await pause(searches.waitMs(), signal);
    answer = await searches.search(question);
  }
  while (answer.length < pages && answer.at(-1)?.nextCursor) {
    answer = await searches.more(question, answer, signal);
  }
  return answer;
}
