import type { SearchInput, SearchOutput } from '@liora/domain/contract/places';
import { SEARCH_SHARED_MS, SEARCH_THROTTLE_MS } from '@liora/domain/limits';
import type { QueryClient } from '@tanstack/react-query';
import { isWithin } from '../../../lib/isWithin.ts';
import { createAnswerCache } from './answerCache.queries.ts';
import { fitAnswer } from './fitAnswer.rules.ts';
import { cacheKey, type SearchAnswer, type SearchQuestion } from './question.rules.ts';

/** What a search that came too early gets: nothing was asked, and what was found before stays as it is (RUL-61). */
export const DROPPED = 'dropped';

export interface SearchClient {
  /** What is known without asking, or null. */
  kept(question: SearchQuestion): SearchAnswer | null;
  /**
   * The kept answer; else that of the same search on its way; else a new search, which aborts the one before. A search
   * within 500 ms of the last one that was sent is dropped. An aborted one answers with no page at all; any other failure
   * is thrown as it came.
   */
  search(question: SearchQuestion): Promise<SearchAnswer | typeof DROPPED>;
  /** Milliseconds until a search is sent again. */
  waitMs(): number;
  /** `answer` with the page after its last. A continuation is no new search: it is neither dropped nor aborts one. */
  more(question: SearchQuestion, answer: SearchAnswer, signal?: AbortSignal): Promise<SearchAnswer>;
  /** Forgets every answer; the search on its way is aborted, because its answer may be as old. */
  clear(): void;
  /** How many answers are kept. */
  readonly size: number;
}

export interface SearchClientParts {
  /** Where answers are kept. */
  queries: QueryClient;
  /** Asks the server for one page. */
  search: (input: SearchInput, signal?: AbortSignal) => Promise<SearchOutput>;
  /** Milliseconds. */
  now: () => number;
}

interface CachedAnswer {
  input: SearchInput;
  answer: SearchAnswer;
}

interface OnItsWay {
  key: string;
  input: SearchInput;
  sentAt: number;
  answer: Promise<SearchAnswer>;
}

/** The one search engine of the app: throttle, sharing, abort and cache (SRCH-01 to SRCH-05, SRCH-10 to SRCH-14). */
export function createSearchClient({ queries, search, now }: SearchClientParts): SearchClient {
  const cache = createAnswerCache<CachedAnswer>(queries, now);
  const sender = createSender({ search, now, onAnswer: (key, found) => cache.put(key, found) });

  const kept = (question: SearchQuestion): SearchAnswer | null => {
    const found = cache.get(cacheKey(question));
    return found ? fitAnswer(found.input, found.answer, question.input) : null;
  };

  const ask = async (question: SearchQuestion): Promise<SearchAnswer | typeof DROPPED> => {
    const known = kept(question);
    if (known) return known;
    const key = cacheKey(question);
    const shared = sender.shared(key);
    if (shared) {
      const answer = await shared.answer;
      // Another place of the same key: its answer may not fit, and then, unless it was aborted, this one is asked itself.
      return answer.length === 0
        ? answer
        : (fitAnswer(shared.input, answer, question.input) ?? ask(question));
    }
    return sender.waitMs() > 0 ? DROPPED : sender.send(key, question.input);
  };

  return {
    kept,
    search: ask,
    waitMs: sender.waitMs,
    async more(question, answer, signal) {
      const cursor = answer.at(-1)?.nextCursor;
      if (!cursor) return answer;
      const longer = [...answer, await search({ ...question.input, cursor }, signal)];
      const key = cacheKey(question);
      if (cache.get(key)?.answer === answer) cache.amend(key, { input: question.input, answer: longer });
      return longer;
    },
    clear() {
      cache.clear();
      sender.abort();
    },
    get size() {
      return cache.size;
    },
  };
}

interface SenderParts extends Pick<SearchClientParts, 'search' | 'now'> {
  /** A first page arrived that was not aborted. */
  onAnswer: (key: string, found: CachedAnswer) => void;
}

/** Sends first pages: each aborts the one before, which others of the same key share for as long as it is on its way. */
function createSender({ search, now, onAnswer }: SenderParts) {
  let lastSentAt = Number.NEGATIVE_INFINITY;
  let controller = new AbortController();
  let onItsWay: OnItsWay | null = null;

  /** No page at all when it was aborted. */
  const firstPage = async (input: SearchInput, signal: AbortSignal): Promise<SearchAnswer> => {
    try {
      const page = await search(input, signal);
      return signal.aborted ? [] : [page];
    } catch (error) {
      if (signal.aborted) return [];
      throw error;
    }
  };

  return {
    send(key: string, input: SearchInput): Promise<SearchAnswer> {
      controller.abort();
      controller = new AbortController();
      lastSentAt = now();
      const answer = firstPage(input, controller.signal).then((pages) => {
        if (pages.length > 0) onAnswer(key, { input, answer: pages });
        return pages;
      });
      const sent = { key, input, sentAt: lastSentAt, answer };
      onItsWay = sent;
      const arrived = () => {
        if (onItsWay === sent) onItsWay = null;
      };
      answer.then(arrived, arrived);
      return answer;
    },
    /** The search of this key that is on its way, while it is young enough to be shared. */
    shared: (key: string): OnItsWay | null =>
      onItsWay?.key === key && isWithin(now() - onItsWay.sentAt, SEARCH_SHARED_MS) ? onItsWay : null,
    /** Milliseconds until a search is sent again. */
    waitMs(): number {
      const passed = now() - lastSentAt;
      return isWithin(passed, SEARCH_THROTTLE_MS) ? SEARCH_THROTTLE_MS - passed : 0;
    },
    abort() {
      controller.abort();
      onItsWay = null;
    },
  };
}
