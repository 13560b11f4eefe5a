import type { PlanCard } from '@liora/domain/contract/planCards';
import { hashKey, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { client, orpc } from '../../lib/api.ts';
import type { plansListOptions } from './plans.queries.ts';

type Page = Awaited<ReturnType<typeof client.plans.list>>;
type Key = ReturnType<typeof plansListOptions>['queryKey'];
type List = InfiniteData<Page, string | undefined>;

/** First pages that are newer than what is shown, by the list's key. */
const fresher = new Map<string, Page>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export function subscribeToNewPlans(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const fresherPage = (key: Key): Page | undefined => fresher.get(hashKey(key));

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
  const open = queries.getQueryCache().findAll({ queryKey: orpc.plans.list.key(), type: 'active' });
  for (const query of open) {
    const key = query.queryKey as Key;
    const page = await client.plans.list(inputOf(key)).catch(() => null);
    const list = query.state.data as List | undefined;
    if (!page || !list) continue;
    fresher.set(hashKey(key), page);
    if (list.pages.every(({ plans }) => plans.length === 0)) showNewPlans(queries, key);
  }
  tell();
}

/** The first page as it is now takes the place of the whole list. */
export function showNewPlans(queries: QueryClient, key: Key): void {
  const page = fresherPage(key);
  if (!page) return;
  fresher.delete(hashKey(key));
  queries.setQueryData<List>(key, { pages: [page], pageParams: [undefined] });
  tell();
}

/** A key holds the question of its first page. */
function inputOf(key: readonly unknown[]): Parameters<typeof client.plans.list>[0] {
  const [, asked] = key as [unknown, { input?: Parameters<typeof client.plans.list>[0] }];
  return asked.input ?? {};
}
