import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { isAfter, type TimePosition, timePosition } from '../../../db/newestFirst.ts';
import { PREPARED } from '../../../db/prepared.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { pinSight } from '../pins.policy.ts';

export interface UnplacedRow {
  id: string;
  version: number;
  title: string;
  category: string;
  address: string;
  user_id: string;
  username: string;
  profile_photo_url: string | null;
  created_at: Date;
  looked_up_at: Date | null;
  position: string;
}

/** What its author shows to others, and the viewer sees; not what is private, an admin's own neither. */
const published = (viewer: Viewer) =>
  sql`p.deleted_at is null and (p.is_public or p.is_prive) and ${pinSight(viewer, 'p')} = 'full'`;

/** Pins with an address and no point, newest first. Serves: dropped_pins_unplaced. */
export async function unplacedPins(
  db: Db,
  viewer: Viewer,
  page: { after: TimePosition | null; limit: number },
): Promise<UnplacedRow[]> {
  const { rows } = await sql<UnplacedRow>`
    select p.id, p.version, p.title, p.category, p.address, p.user_id, f.username, f.profile_photo_url, p.created_at,
      l.looked_up_at, ${timePosition('p')} as position
    from dropped_pins p join profiles f on f.user_id = p.user_id left join pin_lookups l on l.pin_id = p.id
    where p.latitude is null and p.address <> '' and ${published(viewer)} and not f.is_away and ${isAfter('p', page.after)}
    order by p.created_at desc, p.id desc limit ${page.limit} ${PREPARED}`.execute(db);
  return rows;
}

export interface LockedPin {
  version: number;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** A published pin, which nobody else changes until the end of the transaction. */
export async function lockPublished(db: Db, viewer: Viewer, id: string): Promise<LockedPin | undefined> {
  const { rows } = await sql<LockedPin>`
    select p.version, p.address, p.latitude, p.longitude from dropped_pins p
    where p.id = ${id}::uuid and ${published(viewer)} for update`.execute(db);
  return rows[0];
}

/** Its next version, with a point or without. */
export async function storePoint(
  db: Db,
  id: string,
  at: { latitude: number; longitude: number } | null,
): Promise<number> {
  const { version } = await db
    .updateTable('dropped_pins')
    .set((eb) => ({
      latitude: at?.latitude ?? null,
      longitude: at?.longitude ?? null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Whether an admin gave a pin its point since `since`. Serves: admin_actions_at. */
export async function hasPlaced(db: Db, adminId: string, pinId: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from admin_actions where at >= ${since} and admin_id = ${adminId}::uuid and action = 'pin.set-point'
      and subject_type = 'pin' and subject_id = ${pinId} limit 1`.execute(db);
  return rows.length > 0;
}
