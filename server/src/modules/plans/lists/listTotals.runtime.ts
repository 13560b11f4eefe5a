import { PLAN_COUNT_CACHE_MS, PLAN_COUNT_CACHED_FROM } from '@liora/domain/limits';
import { setBounded } from '../../../boundedMap.ts';
import type { Deps } from '../../../deps.ts';
import type { Viewer } from '../../../rpc/context.ts';
import type { PlanFilter } from './planFilter.queries.ts';
import { countPlans, tagsInUse } from './planLists.queries.ts';

/** What is told of a list as a whole. */
export interface ListTotals {
  /** PLAN_COUNT_MAX + 1 stands for any number beyond. */
  total: number;
  /** Most used first. */
  tags: string[];
}

interface CachedTotals extends ListTotals {
  until: number;
}

const MAX_ENTRIES = 500;
/** One per database, so that nothing outlives the database it was read from. */
const caches = new WeakMap<Deps['db'], Map<string, CachedTotals>>();

/**
 * Count and tags of a list. Those of a long list are kept for a few seconds in this node's memory: nobody sees one more or
 * less among a thousand, and counting is the dearest part of a list's first page. Short lists are counted each time.
 */
export async function listTotals(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer | null,
  filter: PlanFilter,
): Promise<ListTotals> {
  const cache = caches.get(db) ?? new Map<string, CachedTotals>();
  caches.set(db, cache);
  const key = JSON.stringify([
    viewer?.userId,
    viewer?.entitlement.member,
    filter.origin,
    filter.creator,
    filter.tags,
  ]);
  const earlier = cache.get(key);
  if (earlier && earlier.until > performance.now()) return earlier;
  const [total, tags] = await Promise.all([countPlans(db, viewer, filter), tagsInUse(db, viewer, filter)]);
  cache.delete(key);
  if (total >= PLAN_COUNT_CACHED_FROM)
    setBounded(cache, key, { total, tags, until: performance.now() + PLAN_COUNT_CACHE_MS }, MAX_ENTRIES);
  return { total, tags };
}
