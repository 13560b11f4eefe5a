import type { PlanCard } from '@liora/domain/contract/planCards';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type client, orpc } from '../../lib/api.ts';
import type { plansListOptions } from './plans.queries.ts';

type Input = Parameters<typeof client.plans.list>[0];
type Page = Awaited<ReturnType<typeof client.plans.list>>;
type Key = ReturnType<typeof plansListOptions>['queryKey'];
type List = InfiniteData<Page, string | undefined>;

/**
 * The first page of an open list as it is now, which waits until the reader asks for it. It is an answer like any other:
 * whoever may not see a plan any more, or signs out, is not offered it from here either.
 */
export const newestPageOptions = (list: Key) =>
  orpc.plans.list.queryOptions({ input: inputOf(list), enabled: false, retry: false });

/** Plans of `page` that a list does not show yet. One's own come with the press that made them. */
export function unseenPlans(page: Page | undefined, shown: readonly PlanCard[]): readonly PlanCard[] {
  const known = new Set(shown.map((plan) => plan.id));
  return page?.plans.filter((plan) => !known.has(plan.id) && !plan.is_own) ?? [];
}

/**
 * Looks whether lists that are open have new plans at their top: only the server knows which plan belongs into which
 * list. They wait until the reader asks for them, so that nothing moves under a finger; into an empty list they go at
 * once.
 */
export async function lookForNewPlans(queries: QueryClient): Promise<void> {
  const open = queries.getQueryCache().findAll({
    queryKey: orpc.plans.list.key({ type: 'infinite' }),
    type: 'active',
  });
  for (const { queryKey } of open) {
    const key = queryKey as Key;
    await queries.fetchQuery({ ...newestPageOptions(key), staleTime: 0 }).catch(() => null);
    const list = queries.getQueryData<List>(key);
    if (list?.pages.every(({ plans }) => plans.length === 0)) showNewPlans(queries, key);
  }
}

/** The first page as it is now takes the place of the whole list. */
export function showNewPlans(queries: QueryClient, key: Key): void {
  const { queryKey } = newestPageOptions(key);
  const newest = queries.getQueryState<Page>(queryKey);
  if (!newest?.data) return;
  queries.setQueryData<List>(key, { pages: [newest.data], pageParams: [undefined] });
  void queries.invalidateQueries({ queryKey: orpc.plans.count.key() });
  // Something in it changed while it waited.
  if (newest.isInvalidated) void queries.invalidateQueries({ queryKey: key });
  void queries.resetQueries({ queryKey, exact: true });
}

/** Somebody was blocked: which of the waiting plans are theirs the next look tells. */
export function forgetNewPlans(queries: QueryClient): void {
  void queries.resetQueries({ queryKey: orpc.plans.list.key({ type: 'query' }) });
}

/** A key holds the question of its first page. */
function inputOf(key: readonly unknown[]): Input {
  const [, asked] = key as [unknown, { input?: Input }];
  return asked.input ?? {};
}
