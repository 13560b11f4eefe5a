import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** The columns that an owner's call decides, ready to store. */
export interface PinFields {
  title: string;
  description: string | null;
  address: string | null;
  rating: number | null;
  category: string;
  subcategory: string | null;
  latitude: number | null;
  longitude: number | null;
  is_public: boolean;
  is_prive: boolean;
}

const ofRequest = (db: Db, userId: string, requestId: string) =>
  db
    .selectFrom('dropped_pins')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId);

/** The pin that a request stored before. Serves: dropped_pins_request_key. */
export const pinOfRequest = async (db: Db, userId: string, requestId: string): Promise<string | undefined> =>
  (await ofRequest(db, userId, requestId).executeTakeFirst())?.id;

/** Stores the pin, or finds the one that the same request stored before: its id either way, and whether it is new. */
export async function insertPin(
  db: Db,
  userId: string,
  requestId: string,
  fields: PinFields,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const inserted = await db
    .insertInto('dropped_pins')
    .values({ ...fields, user_id: userId, request_id: requestId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.constraint('dropped_pins_request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, isNew: true };
  const earlier = await ofRequest(db, userId, requestId).executeTakeFirstOrThrow();
  return { id: earlier.id, isNew: false };
}

/** Whether an own pin that still stands at `version` was changed: of edits at once one is (API-41, PIN-20). */
export async function updatePin(
  db: Db,
  userId: string,
  { id, version }: { id: string; version: number },
  fields: PinFields,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('dropped_pins')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Makes own pins private, those of `ids` or all, at most `limit`; how many were not before. Serves: dropped_pins_mine. */
export async function hidePins(
  db: Db,
  userId: string,
  ids: readonly string[] | 'all',
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const among = ids === 'all' ? sql`true` : sql`id = any(${ids}::uuid[])`;
  const { rows } = await sql<{ id: string }>`
    update dropped_pins set is_public = false, is_prive = false, version = version + 1, updated_at = ${now}
    where deleted_at is null and (is_public or is_prive) and id in (
      select id from dropped_pins where user_id = ${userId}::uuid and deleted_at is null and (is_public or is_prive) and ${among}
      order by id limit ${limit} for update)
    returning id`.execute(db);
  return rows.length;
}

/** Removes for good what was deleted before `before`, at most so many at a time. Serves: dropped_pins_deleted. */
export async function erasePinsDeletedBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from dropped_pins where id in (select id from dropped_pins where deleted_at < ${before} limit ${limit})
    returning id`.execute(db);
  return rows.length;
}
