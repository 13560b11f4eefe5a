import { matchQuery, type Query, type QueryClient } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';
import { planAreas, showsPlan } from './planCache.store.ts';

/** A plan that can no longer be seen leaves lists at once. */
export function dropPlan(client: QueryClient, id: string): void {
  for (const queryKey of [orpc.plans.list.key(), orpc.places.get.key()]) {
    client.setQueriesData({ queryKey }, (data: unknown) => withoutPlan(data, id));
  }
}

/**
 * What still shows a plan that is gone, being more than a list or a copy of one's own, is asked for again; the plan's own
 * page then says that it is gone, except to who has just deleted it and is closing it.
 */
export function askWithoutPlan(client: QueryClient, id: string): void {
  const details = orpc.plans.get.queryKey({ input: { id } });
  const predicate = (query: Query) => !matchQuery({ queryKey: details }, query) && showsPlan(query, id);
  for (const queryKey of planAreas()) void client.invalidateQueries({ queryKey, predicate });
  void client.resetQueries({ queryKey: details, predicate: ({ state: { data } }) => !isOwn(data) });
}

const isOwn = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'plan' in data
    ? isOwn(data.plan)
    : typeof data === 'object' && data !== null && 'is_own' in data && data.is_own === true;

/** `data` without the plan in any of its lists of plans, totals one less; the same object when it was in none. */
function withoutPlan<Data>(data: Data, id: string): Data {
  if (typeof data !== 'object' || data === null) return data;
  if ('pages' in data && Array.isArray(data.pages)) {
    const pages = data.pages.map((page) => withoutPlan(page, id));
    const left = pages.some((page, i) => page !== (data.pages as unknown[])[i]);
    // Each page tells the total of the whole list.
    return left
      ? {
          ...data,
          pages: pages.map((page, i) => (page === (data.pages as unknown[])[i] ? oneLess(page) : page)),
        }
      : data;
  }
  const lists = (['plans', 'locked'] as const).filter((name) => hasPlan(Reflect.get(data, name), id));
  if (lists.length === 0) return data;
  const kept = lists.map((name) => [
    name,
    (Reflect.get(data, name) as { id: string }[]).filter((plan) => plan.id !== id),
  ]);
  const rest = { ...data, ...Object.fromEntries(kept) };
  return lists.includes('plans') ? oneLess(rest) : rest;
}

const hasPlan = (list: unknown, id: string) => Array.isArray(list) && list.some((plan) => plan?.id === id);

const oneLess = <Page extends object>(page: Page): Page =>
  'total' in page && typeof page.total === 'number' ? { ...page, total: Math.max(0, page.total - 1) } : page;
