import type { NotificationGroup } from '@liora/domain/rules/notifications';
import { orpc } from '../../lib/api.ts';

/** The person's notifications, page after page: all of them, or those of one group. */
export const listOptions = (group: NotificationGroup | undefined) =>
  orpc.notifications.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ group, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const settingsOptions = () => orpc.notifications.settings.queryOptions();

/** For the bell: how many of each group are not read. */
export const unreadOptions = () =>
  orpc.notifications.list.queryOptions({ input: { limit: 1 }, select: ({ unread }) => unread });

/** What a notice is about, marked as read by being opened. Asked for anew each time: it may be gone by then. */
export const openedOptions = (id: string) =>
  orpc.notifications.open.queryOptions({ input: { id }, gcTime: 0, staleTime: Number.POSITIVE_INFINITY });
