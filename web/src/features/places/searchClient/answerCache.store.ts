import { SEARCH_CACHE_ENTRIES, SEARCH_CACHE_KEPT_SHARE, SEARCH_CACHE_MS } from '@liora/domain/limits';

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

/** Answers for fifteen minutes, at most fifty (SRCH-10 to SRCH-12). `now` in milliseconds. */
export function createAnswerCache<Value>(now: () => number): AnswerCache<Value> {
  /** Oldest first: an answer that is put again moves to the end. */
  const entries = new Map<string, { value: Value; storedAt: number }>();
  const fresh = (key: string) => {
    const entry = entries.get(key);
    return entry && isWithin(now() - entry.storedAt, SEARCH_CACHE_MS) ? entry : undefined;
  };
  return {
    get: (key) => fresh(key)?.value,
    put(key, value) {
      entries.delete(key);
      if (entries.size >= SEARCH_CACHE_ENTRIES) keepNewest(entries);
      entries.set(key, { value, storedAt: now() });
    },
    amend(key, value) {
      const entry = fresh(key);
      if (entry) entry.value = value;
    },
    clear: () => entries.clear(),
    get size() {
      return entries.size;
    },
  };
}

/** Whether that much time has passed and no more. A clock that was set back is no reason to wait for it. */
export function isWithin(passedMs: number, windowMs: number): boolean {
  return passedMs >= 0 && passedMs < windowMs;
}

function keepNewest(entries: Map<string, unknown>): void {
  const kept = Math.floor(entries.size * SEARCH_CACHE_KEPT_SHARE);
  for (const key of [...entries.keys()].slice(0, entries.size - kept)) entries.delete(key);
}
