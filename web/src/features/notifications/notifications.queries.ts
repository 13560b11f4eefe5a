import type { NotificationGroup } from '@liora/domain/rules/notifications';
import { orpc } from '../../lib/api.ts';

/** The person's notifications, page after page: all of them, or those of one group. */
export const listOptions = (group: NotificationGroup | undefined) =>
  orpc.notifications.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ group, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** How many of each group are not read. */
export const unreadOptions = () => orpc.notifications.unread.queryOptions();
