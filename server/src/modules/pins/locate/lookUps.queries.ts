import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { pinSight } from '../pins.policy.ts';

/** The address of a pin that has no point, if it was not looked up since `before`. */
const missing = (
  id: string,
  before: Date,
) => sql`p.id = ${id}::uuid and p.deleted_at is null and p.latitude is null
  and p.address <> '' and not exists (select from pin_lookups l where l.pin_id = p.id and l.looked_up_at >= ${before})`;

/** Whether a pin that the viewer may see is to be looked up (RUL-85). */
export async function isToBeLookedUp(db: Db, viewer: Viewer, id: string, before: Date): Promise<boolean> {
  const { rows } = await sql`select from dropped_pins p
    where ${missing(id, before)} and ${pinSight(viewer, 'p')} = 'full'`.execute(db);
  return rows.length > 0;
}

export async function addressToLookUp(db: Db, id: string, before: Date): Promise<string | null> {
  const { rows } = await sql<{ address: string }>`
    select p.address from dropped_pins p where ${missing(id, before)}`.execute(db);
  return rows[0]?.address ?? null;
}

/** Gives a pin its point, unless it has one by now or another address. */
export async function placePin(
  db: Db,
  id: string,
  address: string,
  at: { lat: number; lng: number },
): Promise<void> {
  await db
    .updateTable('dropped_pins')
    .set((eb) => ({ latitude: at.lat, longitude: at.lng, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('address', '=', address)
    .where('latitude', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
}

export async function noteLookUp(db: Db, id: string, now: Date): Promise<void> {
  await sql`insert into pin_lookups (pin_id, looked_up_at) select id, ${now} from dropped_pins where id = ${id}::uuid
    on conflict (pin_id) do update set looked_up_at = excluded.looked_up_at`.execute(db);
}

/** Another address is a new question. */
export async function forgetLookUp(db: Db, id: string): Promise<void> {
  await db.deleteFrom('pin_lookups').where('pin_id', '=', id).execute();
}
