import type { SharedPlace } from '@liora/domain/contract/sharedSaves';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';

type Shared = InfiniteData<{ places: SharedPlace[] }, string | undefined>;

/** What was looked at is not new any more wherever it is shown next. */
export function noteLookedAt(queries: QueryClient, ids: ReadonlySet<string>): void {
  queries.setQueriesData<Shared>(
    { queryKey: orpc.saved.shared.key({ type: 'infinite' }) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          places: page.places.map((one) => (ids.has(one.id) && one.is_new ? { ...one, is_new: false } : one)),
        })),
      },
  );
}

/** Places that two share changed: what shows them is asked for again. */
export function refreshShared(queries: QueryClient): void {
  for (const shown of [orpc.saved.shared, orpc.saved.either, orpc.saved.sharedIds, orpc.explore.forTwo])
    void queries.invalidateQueries({ queryKey: shown.key() });
}
