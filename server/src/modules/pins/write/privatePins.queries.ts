import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { PinFields } from './pinWrites.queries.ts';

/** A name at a point. */
export interface Spot {
  title: string;
  latitude: number;
  longitude: number;
}

/** Of each spot the own pin of that name there, null without one. Serves: dropped_pins_own_title. */
export async function ownPinsAt(
  db: Db,
  userId: string,
  spots: readonly Spot[],
  degrees: number,
): Promise<(string | null)[]> {
  const { rows } = await sql<{ id: string | null }>`
    select (select p.id from dropped_pins p
            where p.user_id = ${userId}::uuid and p.deleted_at is null and lower(p.title) = lower(w.title)
              and abs(p.latitude - w.lat) <= ${degrees}::float8 and abs(p.longitude - w.lng) <= ${degrees}::float8
            limit 1) as id
    from unnest(${spots.map(({ title }) => title)}::text[], ${spots.map(({ latitude }) => latitude)}::float8[],
                ${spots.map(({ longitude }) => longitude)}::float8[]) with ordinality w (title, lat, lng, n)
    order by w.n`.execute(db);
  return rows.map(({ id }) => id);
}

/** Stores pins in one statement; their ids in the same order. */
export async function insertPins(
  trx: Db,
  userId: string,
  pins: readonly (PinFields & { id: string })[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('dropped_pins')
    .values(
      pins.map((pin) => ({ ...pin, user_id: userId, request_id: pin.id, created_at: now, updated_at: now })),
    )
    .execute();
}

/** Which of these are the person's own pins, and not deleted. */
export async function ownAmong(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from dropped_pins
    where user_id = ${userId}::uuid and id = any(${ids}::uuid[]) and deleted_at is null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes own pins that nobody has changed since they were made; which those were. */
export async function deleteUnchanged(
  trx: Db,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update dropped_pins set deleted_at = ${now}::timestamptz
    where user_id = ${userId}::uuid and id = any(${ids}::uuid[]) and deleted_at is null
      and version = 1 and updated_at = created_at and photo_url is null
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
