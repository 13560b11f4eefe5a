import { SEARCH_CACHE_ENTRIES, SEARCH_CACHE_MS, SEARCH_CACHE_TRIMMED_SHARE } from '@liora/domain/limits';
import type { QueryClient } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';
import { isWithin } from '../../../lib/isWithin.ts';

/** Begins the key of every kept answer: below that of all searches, so that what clears those clears these. */
const CACHE_KEY = [...orpc.places.search.key(), 'kept'];

export interface AnswerCache<Value> {
  /** What is kept under a key and not too old, or undefined. */
  get(key: string): Value | undefined;
  /** Keeps a new answer; of a full cache the newest 80 % stay. */
  put(key: string, value: Value): void;
  /** Changes an answer that is kept; its age stays what it was. */
  amend(key: string, value: Value): void;
  clear(): void;
  readonly size: number;
}

/** Answers for fifteen minutes, at most fifty (SRCH-10 to SRCH-12), in Query's cache. `now` in milliseconds. */
export function createAnswerCache<Value>(queries: QueryClient, now: () => number): AnswerCache<Value> {
  queries.setQueryDefaults(CACHE_KEY, { gcTime: SEARCH_CACHE_MS });
  const all = () => queries.getQueryCache().findAll({ queryKey: CACHE_KEY });
  const fresh = (key: string) => {
    const entry = queries.getQueryState<Value>([...CACHE_KEY, key]);
    return entry && isWithin(now() - entry.dataUpdatedAt, SEARCH_CACHE_MS) ? entry : undefined;
  };
  const keep = (key: string, value: Value, updatedAt: number) =>
    queries.setQueryData<Value>([...CACHE_KEY, key], () => value, { updatedAt });
  const drop = (queryKey: readonly unknown[]) => queries.removeQueries({ queryKey, exact: true });
  return {
    get: (key) => fresh(key)?.data,
    put(key, value) {
      // Put again, it is the newest: Query lists its answers in the order in which they came.
      drop([...CACHE_KEY, key]);
      const kept = all();
      if (kept.length >= SEARCH_CACHE_ENTRIES) {
        const rest = Math.floor(kept.length * SEARCH_CACHE_TRIMMED_SHARE);
        for (const { queryKey } of kept.slice(0, kept.length - rest)) drop(queryKey);
      }
      keep(key, value, now());
    },
    amend(key, value) {
      const entry = fresh(key);
      if (entry) keep(key, value, entry.dataUpdatedAt);
    },
    clear: () => queries.removeQueries({ queryKey: CACHE_KEY }),
    get size() {
      return all().length;
    },
  };
}
