import type { CountOutput } from '@liora/domain/contract/places';
import { SEARCH_COUNT_CACHE_ENTRIES, SEARCH_COUNT_CACHE_MS } from '@liora/domain/limits';
import type pg from 'pg';
import { setBounded } from '../../../boundedMap.ts';
import type { Caller } from '../../../rpc/context.ts';

interface Remembered {
  at: number;
  count: Promise<CountOutput>;
}

/** Per pool, oldest first. */
const counts = new WeakMap<pg.Pool, Map<string, Remembered>>();

/** The count of this question when it is a few seconds old at most; those who ask meanwhile share the one on its way. */
export function rememberedCount(
  { deps }: Caller,
  question: string,
  count: () => Promise<CountOutput>,
): Promise<CountOutput> {
  const known = countsOf(deps.searchPool);
  const now = deps.now().getTime();
  const found = known.get(question);
  if (found && Math.abs(now - found.at) < SEARCH_COUNT_CACHE_MS) return found.count;
  const fresh = { at: now, count: count() };
  setBounded(known, question, fresh, SEARCH_COUNT_CACHE_ENTRIES);
  fresh.count.catch(() => {
    if (known.get(question) === fresh) known.delete(question);
  });
  return fresh.count;
}

function countsOf(pool: pg.Pool): Map<string, Remembered> {
  const known = counts.get(pool) ?? new Map<string, Remembered>();
  counts.set(pool, known);
  return known;
}
