import { NOTIFICATION_TYPES, type NotificationType } from '@liora/domain/rules/notifications';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { isAfter, type TimePosition, timePosition } from '../../db/newestFirst.ts';
import type { Viewer } from '../../rpc/context.ts';
import { isShown, mayOpen } from './notifications.policy.ts';

export interface ShownRow {
  id: string;
  type: NotificationType;
  data: object;
  created_at: Date;
  read: boolean;
  from_user_id: string | null;
  username: string | null;
  profile_photo_url: string | null;
  /** Microseconds since 1970, exact: `created_at` as a paging key. */
  position: string;
}

const WITH_SENDER = sql`notifications n left join profiles f on f.user_id = n.from_user_id`;

const shown = (viewer: Viewer, types: readonly NotificationType[]) => sql`
  ${WITH_SENDER} where ${isShown(viewer)} and n.type = any(${types}::text[])`;

/**
 * Somebody's notifications, newest first, after `after`, with the names of today. What a newer version of Liora writes is left
 * to it. Serves: notifications_newest.
 */
export async function newestNotifications(
  db: Db,
  viewer: Viewer,
  { types, after, limit }: { types: readonly NotificationType[]; after: TimePosition | null; limit: number },
): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select n.id, n.type, n.data, n.created_at, n.read_at is not null as read, ${timePosition('n')} as position,
           n.from_user_id, f.username, f.profile_photo_url
    from ${shown(viewer, types)} and ${isAfter('n', after)}
    order by n.created_at desc, n.id desc limit ${limit}`.execute(db);
  return rows;
}

/** One of somebody's. Serves: notifications_pkey. */
export async function findOwn(db: Db, viewer: Viewer, id: string): Promise<ShownRow | null> {
  const { rows } = await sql<ShownRow>`
    select n.id, n.type, n.data, n.created_at, n.read_at is not null as read, ${timePosition('n')} as position,
           n.from_user_id, f.username, f.profile_photo_url
    from ${WITH_SENDER} where ${mayOpen(viewer)} and n.type = any(${NOTIFICATION_TYPES}::text[]) and n.id = ${id}::uuid`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** How many of each type are not read. Serves: notifications_unread. */
export async function countUnread(
  db: Db,
  viewer: Viewer,
): Promise<{ type: NotificationType; count: number }[]> {
  const { rows } = await sql<{ type: NotificationType; count: number }>`
    select n.type, count(*)::int as count from ${shown(viewer, NOTIFICATION_TYPES)} and n.read_at is null
    group by n.type`.execute(db);
  return rows;
}
