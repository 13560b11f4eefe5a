import type { Notification } from '@liora/domain/contract/notifications';
import { MINUTE_MS } from '@liora/domain/durations';
import { NOTIFICATION_UNDO_MINUTES } from '@liora/domain/limits';
import { NOTIFICATION_TYPES, type NotificationGroup, typesIn } from '@liora/domain/rules/notifications';
import { pageFrom, readTimeCursor, writeTimeCursor } from '../../db/newestFirst.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import { countUnread, findOwn, newestNotifications, type ShownRow } from './notificationList.queries.ts';
import { picturesOf } from './notificationPictures.service.ts';
import { markRows, markUpTo, removeRows, restoreRows, unmarkAllOf } from './notifications.queries.ts';
import { toNotification, toUnread } from './notifications.views.ts';

interface ListInput {
  group?: NotificationGroup | undefined;
  cursor?: string | undefined;
  limit: number;
}

const typesOf = (group: NotificationGroup | undefined) => (group ? typesIn(group) : NOTIFICATION_TYPES);

async function shown(caller: SignedInCaller, rows: readonly ShownRow[]): Promise<Notification[]> {
  const pictures = await picturesOf(caller, rows);
  return rows.map((row) => toNotification(row, pictures(row)));
}

/** A page of the caller's notifications; with the first one what is not read. */
export async function listNotifications(caller: SignedInCaller, { group, cursor, limit }: ListInput) {
  const { deps, viewer } = caller;
  const types = typesOf(group);
  const after = readTimeCursor(cursor);
  const [found, counts] = await Promise.all([
    newestNotifications(deps.db, viewer, { types, after, limit: limit + 1 }),
    after ? null : countUnread(deps.db, viewer),
  ]);
  const { page, nextCursor } = pageFrom(found, limit);
  const [first] = page;
  const newest = first && !after ? writeTimeCursor(first) : null;
  return {
    notifications: await shown(caller, page),
    unread: counts && toUnread(counts),
    newest,
    nextCursor,
  };
}

/** Null: it is gone, or was never theirs; which of the two is nobody's to know. */
export async function openNotification(caller: SignedInCaller, id: string) {
  const { deps, viewer } = caller;
  await markRows(deps.db, viewer.userId, { ids: [id], read: true }, deps.now());
  const found = await findOwn(deps.db, viewer, id);
  const [notification = null] = found ? await shown(caller, [found]) : [];
  return { notification };
}

export async function markNotifications(
  { deps, viewer }: SignedInCaller,
  marked: { ids: readonly string[]; read: boolean },
) {
  await markRows(deps.db, viewer.userId, marked, deps.now());
  return {};
}

/** What came after the list was shown stays unread. */
export async function markAllNotifications(
  { deps, viewer }: SignedInCaller,
  {
    newest,
    group,
    request_id,
  }: { newest: string; group?: NotificationGroup | undefined; request_id: string },
) {
  const position = readTimeCursor(newest);
  if (!position) return { count: 0 };
  const marked = { newest: position, types: typesOf(group), mark: request_id };
  return { count: await markUpTo(deps.db, viewer, marked, deps.now()) };
}

export async function unmarkAllNotifications({ deps, viewer }: SignedInCaller, requestId: string) {
  return { count: await unmarkAllOf(deps.db, viewer.userId, requestId) };
}

export async function removeNotifications({ deps, viewer }: SignedInCaller, ids: readonly string[]) {
  return { ids: await removeRows(deps.db, viewer.userId, ids, deps.now()) };
}

export async function restoreNotifications({ deps, viewer }: SignedInCaller, ids: readonly string[]) {
  const since = new Date(deps.now().getTime() - NOTIFICATION_UNDO_MINUTES * MINUTE_MS);
  const restored = await restoreRows(deps.db, viewer.userId, ids, since);
  if (restored.length === 0) throw new ProductError('UNDO_TOO_LATE');
  return { ids: restored };
}
