import { PLAN_COUNT_KEPT_FROM, PLAN_COUNT_KEPT_MS } from '@liora/domain/limits';
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

interface Kept extends ListTotals {
  until: number;
}

const MOST_KEPT = 500;
/** One per database, so that nothing outlives the database it was read from. */
const kept = new WeakMap<Deps['db'], Map<string, Kept>>();

/**
 * Count and tags of a list. Those of a long list are kept for a few seconds in this node's memory: nobody sees one more or
 * less among a thousand, and counting is the dearest part of a list's first page. Short lists are counted each time.
 */
export async function listTotals(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer | null,
  filter: PlanFilter,
): Promise<ListTotals> {
  const own = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, own);
  const key = JSON.stringify([
    viewer?.userId,
    viewer?.entitlement.member,
    filter.origin,
    filter.creator,
    filter.tags,
  ]);
  const earlier = own.get(key);
  if (earlier && earlier.until > performance.now()) return earlier;
  const [total, tags] = await Promise.all([countPlans(db, viewer, filter), tagsInUse(db, viewer, filter)]);
  own.delete(key);
  if (total >= PLAN_COUNT_KEPT_FROM)
    keep(own, key, { total, tags, until: performance.now() + PLAN_COUNT_KEPT_MS });
  return { total, tags };
}

/** The oldest go first: a map remembers in which order it was filled. */
function keep(own: Map<string, Kept>, key: string, totals: Kept): void {
  own.set(key, totals);
  const [oldest] = own.keys();
  if (own.size > MOST_KEPT && oldest !== undefined) own.delete(oldest);
}
