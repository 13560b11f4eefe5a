import type { SavedWords } from '@liora/domain/contract/savedWords';
import type { SavedMark } from '@liora/domain/rules/savedPlaces';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** What is stored of a place that somebody saves: the copy of its facts, and what they say of it. */
export interface NewSave {
  place_id: string;
  source: 'venues' | 'restaurants' | 'dropped_pins';
  place_name: string;
  place_address: string | null;
  photo_url: string | null;
  rating: number | null;
  price_level: number | null;
  latitude: number | null;
  longitude: number | null;
  phone_number: string | null;
  website_url: string | null;
  place_types: string[];
  category: string;
  subcategory: string | null;
  is_open: boolean | null;
  mark: SavedMark | null;
  note: string | null;
  shared_with_partner: boolean;
  /** The day that is shown: of an imported place the one that its file tells. */
  created_at: string;
  /** When it came here, where that is another one. */
  added_at: string | null;
}

/** Until the transaction ends nobody else adds to this person's places: counting and adding are one step (RUL-04). */
export async function lockOwner(trx: Db, userId: string): Promise<void> {
  await sql`select from profiles where user_id = ${userId}::uuid for no key update`.execute(trx);
}

/** Until the transaction ends these places lead nowhere else, so that a save lands where a merge will find it. */
export async function lockPlaces(trx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    select from places where place_id in (select current_place_id(asked) from unnest(${ids}::text[]) asked)
    order by place_id for share`.execute(trx);
}

/** Which of these places somebody has saved, with the row of each. Serves: saved_places_pkey. */
export async function savedAmong(
  db: Db,
  userId: string,
  placeIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; place_id: string }>`
    select id, place_id from saved_places
    where user_id = ${userId}::uuid and place_id = any(${placeIds}::text[]) and removed_at is null`.execute(
    db,
  );
  return new Map(rows.map(({ id, place_id }) => [place_id, id]));
}

/** Saves places; one that had been taken out begins anew. */
export async function insertSaves(trx: Db, userId: string, saves: readonly NewSave[]): Promise<void> {
  const ids = saves.map(({ place_id }) => place_id);
  await sql`delete from saved_places where user_id = ${userId}::uuid and place_id = any(${ids}::text[])
    and removed_at is not null`.execute(trx);
  await sql`
    insert into saved_places (user_id, place_id, source, place_name, place_address, photo_url, rating, price_level, latitude,
      longitude, phone_number, website_url, place_types, category, subcategory, is_open, mark, note, shared_with_partner, created_at,
      added_at, updated_at)
    select ${userId}::uuid, r.place_id, r.source, r.place_name, r.place_address, r.photo_url, r.rating, r.price_level, r.latitude,
      r.longitude, r.phone_number, r.website_url, r.place_types, r.category, r.subcategory, r.is_open, r.mark, r.note,
      r.shared_with_partner, r.created_at, r.added_at, coalesce(r.added_at, r.created_at)
    from jsonb_populate_recordset(null::saved_places, ${JSON.stringify(saves)}::jsonb) r
    on conflict on constraint saved_places_pkey do nothing`.execute(trx);
}

/** Takes rows out; answers with those that were there, and their places. */
export async function markRemoved(
  db: Db,
  userId: string,
  rows: { ids: readonly string[] } | { placeId: string },
  now: Date,
): Promise<{ id: string; place_id: string }[]> {
  const which =
    'ids' in rows
      ? sql`id = any(${rows.ids}::uuid[])`
      : sql`place_id in (${rows.placeId}, current_place_id(${rows.placeId}))`;
  const { rows: removed } = await sql<{ id: string; place_id: string }>`
    update saved_places set removed_at = ${now}::timestamptz
    where user_id = ${userId}::uuid and removed_at is null and ${which} returning id, place_id`.execute(db);
  return removed;
}

/**
 * Which of the rows can come back, or are there. `saved_since`: something else was saved since it was taken out that is there,
 * or is asked back with it; `saved_meanwhile`: something was, there or not. The list is read once, for what was saved after the
 * first of them went. Serves: saved_places_id_key, saved_places_pkey.
 */
export async function removalsOf(trx: Db, userId: string, ids: readonly string[], since: Date) {
  const { rows } = await sql<{ id: string; out: boolean; saved_since: boolean; saved_meanwhile: boolean }>`
    with wanted as materialized (
      select id, removed_at from saved_places
      where user_id = ${userId}::uuid and id = any(${ids}::uuid[])
        and (removed_at is null or removed_at > ${since}::timestamptz and removed_at < 'infinity')),
    later as materialized (
      select n.id, coalesce(n.added_at, n.created_at) as saved_at,
             n.removed_at is null or n.id = any(${ids}::uuid[]) as is_there
      from saved_places n
      where n.user_id = ${userId}::uuid and coalesce(n.added_at, n.created_at) >= (select min(removed_at) from wanted))
    select w.id, w.removed_at is not null as out,
           coalesce(bool_or(n.is_there), false) as saved_since, count(n.id) > 0 as saved_meanwhile
    from wanted w left join later n on n.id <> w.id and n.saved_at >= w.removed_at
    group by w.id, w.removed_at`.execute(trx);
  return rows;
}

/** Brings rows back; those of `anew` as if they were saved now, which is no change of what is said of them. */
export async function unmarkRemoved(
  trx: Db,
  userId: string,
  ids: readonly string[],
  { anew, now }: { anew: readonly string[]; now: Date },
): Promise<void> {
  const isAnew = sql<boolean>`id = any(${[...anew]}::uuid[])`;
  await sql`update saved_places set removed_at = null,
      added_at = case when ${isAnew} then ${now}::timestamptz else added_at end,
      updated_at = case when ${isAnew} and updated_at = coalesce(added_at, created_at) then ${now}::timestamptz else updated_at end
    where user_id = ${userId}::uuid and id = any(${ids}::uuid[])`.execute(trx);
}

/** Mark and note of one row; until the transaction ends nobody else changes them. Serves: saved_places_id. */
export async function lockWords(trx: Db, userId: string, id: string): Promise<SavedWords | null> {
  const { rows } = await sql<SavedWords>`
    select mark, note from saved_places where user_id = ${userId}::uuid and id = ${id}::uuid and removed_at is null
    for no key update`.execute(trx);
  return rows[0] ?? null;
}

/** Mark and note of one row that is held; what is undefined stays. */
export async function updateSave(
  trx: Db,
  userId: string,
  id: string,
  { mark, note }: { mark?: SavedMark | null | undefined; note?: string | null | undefined },
  now: Date,
): Promise<void> {
  await sql`
    update saved_places set updated_at = ${now}::timestamptz,
      mark = case when ${mark !== undefined}::boolean then ${mark ?? null}::text else mark end,
      note = case when ${note !== undefined}::boolean then ${note || null}::text else note end
    where user_id = ${userId}::uuid and id = ${id}::uuid and removed_at is null`.execute(trx);
}

/** Erases what was taken out before an instant, for good. Serves: saved_places_removed. */
export async function eraseRemovedBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from saved_places where id in (
      select id from saved_places where removed_at <= ${before}::timestamptz order by removed_at limit ${limit}
      for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
