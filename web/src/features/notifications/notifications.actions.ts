import type { NotificationGroup } from '@liora/domain/rules/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { client, errorCode, orpc } from '../../lib/api.ts';
import { newRequestId } from '../../lib/requestId.ts';
import { retrying } from '../../lib/retry.ts';
import { errorText } from '../../text/errors.ts';
import { toast } from '../../ui/toast.ts';
import { changeRows, refreshNotifications } from './notificationCache.actions.ts';
import { notificationsText } from './notifications.text.ts';

/** Does what a press asks for; whatever came of it, the list is asked for again. */
async function press<Result>(queries: QueryClient, work: () => Promise<Result>): Promise<Result | null> {
  // An answer that was asked for before the press would undo it on screen.
  await queries.cancelQueries({ queryKey: orpc.notifications.key() });
  try {
    return await retrying(work);
  } catch (error) {
    toast(errorText(error), { kind: 'error' });
    if (errorCode(error) === 'UNAUTHENTICATED')
      void queries.invalidateQueries(orpc.platform.start.queryOptions());
    return null;
  } finally {
    refreshNotifications(queries);
  }
}

export async function markRow(queries: QueryClient, id: string, read: boolean): Promise<void> {
  changeRows(queries, (row) => (row.id === id ? { ...row, read } : row));
  await press(queries, () => client.notifications.mark({ ids: [id], read }));
}

interface Shown {
  /** The newest that is shown: what comes after it stays unread. */
  newest: string;
  group: NotificationGroup | undefined;
}

export async function markAllRead(queries: QueryClient, { newest, group }: Shown): Promise<void> {
  const request_id = newRequestId();
  const marked = await press(queries, () => client.notifications.markAll({ newest, group, request_id }));
  if (!marked) return;
  toast(notificationsText.allRead, {
    kind: 'success',
    action: {
      label: notificationsText.undo,
      onPress: () => void press(queries, () => client.notifications.unmarkAll({ request_id })),
    },
  });
}

export async function removeRow(queries: QueryClient, id: string): Promise<void> {
  changeRows(queries, (row) => (row.id === id ? null : row));
  const removed = await press(queries, () => client.notifications.remove({ ids: [id] }));
  if (!removed) return;
  toast(notificationsText.removed, {
    kind: 'success',
    action: {
      label: notificationsText.undo,
      onPress: () => void press(queries, () => client.notifications.restore({ ids: [id] })),
    },
  });
}
