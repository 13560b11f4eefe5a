import type { ImportedRow } from '@liora/domain/contract/savedImport';
import type { SavedMark } from '@liora/domain/rules/savedPlaces';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { isAfter, type TimePosition, timePosition } from '../../../db/newestFirst.ts';
import { UUID_PATTERN } from '../../../db/uuid.ts';
import { savedDay } from '../write/savedDay.rules.ts';

export interface WaitingRecord extends TimePosition {
  name: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  note: string | null;
  mark: SavedMark | null;
  categories: string[];
  saved_at: Date | null;
}

const UUID = `^${UUID_PATTERN}$`;

/** It waits, or what it became is still among the person's own. */
const isKnown: RawBuilder<boolean> = sql`(w.place_id is null
  or exists (select from saved_places s where s.user_id = w.user_id and s.place_id = current_place_id(w.place_id)
               and s.removed_at is null)
  or exists (select from dropped_pins p where p.user_id = w.user_id and p.deleted_at is null
               and p.id = case when w.place_id ~ ${sql.lit(UUID)} then w.place_id::uuid end))`;

/** Which of these rows are known. Serves: waiting_rows_key. */
export async function knownKeys(db: Db, userId: string, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select w.key from waiting_rows w
    where w.user_id = ${userId}::uuid and w.key = any(${keys}::text[]) and ${isKnown}`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Has rows wait that are not known yet; the ids of those. */
export async function insertWaiting(
  trx: Db,
  userId: string,
  waiting: readonly (ImportedRow & { key: string })[],
  now: Date,
): Promise<string[]> {
  const keys = waiting.map(({ key }) => key);
  await sql`delete from waiting_rows w
    where w.user_id = ${userId}::uuid and w.key = any(${keys}::text[]) and not ${isKnown}`.execute(trx);
  const records = waiting.map(({ key, name, address, at, note, mark, categories, saved_at }) => ({
    ...{ key, name, address, note: note || null, mark, categories },
    saved_at: savedDay(saved_at, now),
    latitude: at?.latitude ?? null,
    longitude: at?.longitude ?? null,
  }));
  const { rows } = await sql<{ id: string }>`
    insert into waiting_rows (user_id, key, name, address, latitude, longitude, note, mark, categories, saved_at, created_at)
    select ${userId}::uuid, r.key, r.name, r.address, r.latitude, r.longitude, r.note, r.mark, r.categories, r.saved_at, ${now}::timestamptz
    from jsonb_populate_recordset(null::waiting_rows, ${JSON.stringify(records)}::jsonb) r
    on conflict on constraint waiting_rows_key do nothing returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Serves: waiting_rows_newest. */
export async function countWaiting(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from waiting_rows where user_id = ${userId}::uuid and place_id is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

const COLUMNS = sql`w.id, w.name, w.address, w.latitude, w.longitude, w.note, w.mark, w.categories, w.saved_at,
  ${timePosition('w')} as position`;

/** What waits, the last imported first. Serves: waiting_rows_newest. */
export async function newestWaiting(
  db: Db,
  userId: string,
  { after, limit }: { after: TimePosition | null; limit: number },
): Promise<WaitingRecord[]> {
  const { rows } = await sql<WaitingRecord>`
    select ${COLUMNS} from waiting_rows w
    where w.user_id = ${userId}::uuid and w.place_id is null and ${isAfter('w', after)}
    order by w.created_at desc, w.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findWaiting(trx: Db, userId: string, id: string) {
  const { rows } = await sql<WaitingRecord & { place_id: string | null }>`
    select ${COLUMNS}, w.place_id from waiting_rows w where w.user_id = ${userId}::uuid and w.id = ${id}::uuid`.execute(
    trx,
  );
  return rows[0];
}

export async function notePlaced(trx: Db, userId: string, id: string, placeId: string): Promise<void> {
  await sql`update waiting_rows set place_id = ${placeId}
    where user_id = ${userId}::uuid and id = ${id}::uuid`.execute(trx);
}

/** Removes rows that still wait; which those were. */
export async function deleteWaiting(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from waiting_rows where user_id = ${userId}::uuid and id = any(${ids}::uuid[]) and place_id is null
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Which of these rows are there, waiting or placed. */
export async function waitingAmong(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from waiting_rows where user_id = ${userId}::uuid and id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}
