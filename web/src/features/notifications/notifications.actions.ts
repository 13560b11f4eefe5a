import { NOTIFICATION_UNDO_MINUTES } from '@liora/domain/limits';
import type { NotificationGroup } from '@liora/domain/rules/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { client, errorCode, orpc } from '../../lib/api.ts';
import { newRequestId } from '../../lib/requestId.ts';
import { retrying } from '../../lib/retry.ts';
import { errorText } from '../../text/errors.ts';
import { toast } from '../../ui/toast.ts';
import { offerUndo } from '../platform/recentChanges/recentChanges.store.ts';
import { changeRows, refreshNotifications } from './notificationCache.actions.ts';
import { notificationsText } from './notifications.text.ts';

/** Does what a press asks for; whatever came of it, the list is asked for again. A failure is told of, and thrown on. */
async function attempt<Result>(queries: QueryClient, work: () => Promise<Result>): Promise<Result> {
  // An answer that was asked for before the press would undo it on screen.
  await queries.cancelQueries({ queryKey: orpc.notifications.key() });
  try {
    return await retrying(work);
  } catch (error) {
    toast(errorText(error), { kind: 'error' });
    if (errorCode(error) === 'UNAUTHENTICATED')
      void queries.invalidateQueries(orpc.platform.start.queryOptions());
    throw error;
  } finally {
    refreshNotifications(queries);
  }
}

/** The same, where nothing follows from a failure. */
const press = <Result>(queries: QueryClient, work: () => Promise<Result>): Promise<Result | null> =>
  attempt(queries, work).catch(() => null);

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
  offerUndo(notificationsText.allRead, {
    kind: 'success',
    label: notificationsText.undo,
    minutes: NOTIFICATION_UNDO_MINUTES,
    undo: () => attempt(queries, () => client.notifications.unmarkAll({ request_id })),
  });
}

export async function removeRow(queries: QueryClient, id: string, title: string): Promise<void> {
  changeRows(queries, (row) => (row.id === id ? null : row));
  const removed = await press(queries, () => client.notifications.remove({ ids: [id] }));
  if (!removed) return;
  offerUndo(notificationsText.removed, {
    kind: 'success',
    label: notificationsText.undo,
    about: title,
    minutes: NOTIFICATION_UNDO_MINUTES,
    undo: () => attempt(queries, () => client.notifications.restore({ ids: [id] })),
  });
}
