import type { Notification, Unread } from '@liora/domain/contract/notifications';
import type { ContentPicture } from '@liora/domain/contract/pictures';
import { GROUP_OF, type NotificationType } from '@liora/domain/rules/notifications';
import type { ShownRow } from './notificationList.queries.ts';

export function toNotification(row: ShownRow, pictures: ContentPicture[]): Notification {
  const { id, type, data, created_at, read, from_user_id, username, profile_photo_url } = row;
  const from =
    from_user_id !== null && username !== null
      ? { user_id: from_user_id, username, profile_photo_url }
      : null;
  // What is stored under a type is what `addNotification` took for it.
  return { id, type, data, from, pictures, created_at: created_at.toISOString(), read } as Notification;
}

export function toUnread(counts: readonly { type: NotificationType; count: number }[]): Unread {
  const unread: Unread = { dates: 0, partner: 0, community: 0, account: 0 };
  for (const { type, count } of counts) unread[GROUP_OF[type]] += count;
  return unread;
}
