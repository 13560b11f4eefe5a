import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { byJointWish } from '@liora/domain/rules/bucketLists';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type client, orpc } from '../../lib/api.ts';

type Page = Awaited<ReturnType<typeof client.bucketLists.list>>;
type List = InfiniteData<Page, string | undefined>;

/** Shows at once what a press has done: each item as it is now, null for one that leaves; in the order of the list. */
export function changeItems(queries: QueryClient, change: (item: BucketItem) => BucketItem | null): void {
  const changed = (items: readonly BucketItem[]) => {
    const now = items.flatMap((item) => change(item) ?? []);
    return now.every(({ done_on }) => done_on === null) ? now.sort(byJointWish) : now;
  };
  queries.setQueriesData<List>(
    { queryKey: orpc.bucketLists.list.key({ type: 'infinite' }) },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: changed(page.items) })) },
  );
  queries.setQueriesData<Page>(
    { queryKey: orpc.bucketLists.list.key({ type: 'query' }) },
    (page) => page && { ...page, items: changed(page.items) },
  );
}
