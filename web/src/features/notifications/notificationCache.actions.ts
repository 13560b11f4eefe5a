import type { Notification } from '@liora/domain/contract/notifications';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type client, orpc } from '../../lib/api.ts';

type List = InfiniteData<Awaited<ReturnType<typeof client.notifications.list>>, string | undefined>;

/** Asks again for list, bell and settings. */
export function refreshNotifications(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: orpc.notifications.key() });
}

/** Shows at once what a press has done: each row as it is now, null for one that is gone. */
export function changeRows(queries: QueryClient, change: (row: Notification) => Notification | null): void {
  queries.setQueriesData<List>(
    { queryKey: orpc.notifications.list.key({ type: 'infinite' }) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          notifications: page.notifications.flatMap((row) => change(row) ?? []),
        })),
      },
  );
}
