import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { LockedPlace } from './merge.policy.ts';

/** These ids; until the transaction ends none of them leads elsewhere. In the order of their names, as everybody locks them. */
export async function lockPlaces(trx: Db, ids: readonly string[]): Promise<Map<string, LockedPlace>> {
  const { rows } = await sql<LockedPlace>`
    select p.place_id, p.redirect_to,
      exists (select from place_search s where s.ref = p.place_id and s.source < 2) as imported
    from places p where p.place_id = any(${ids}::text[]) order by p.place_id for no key update`.execute(trx);
  return new Map(rows.map((row) => [row.place_id, row]));
}

export interface MergeState {
  id: number;
  from_place: string;
  to_place: string;
  aliases: string[];
  undone_at: Date | null;
}

/** The merge by which a place leads on. Serves: place_merges_standing. */
export async function standingMerge(trx: Db, fromPlace: string): Promise<MergeState | null> {
  const { rows } = await sql<MergeState>`
    select id, from_place, to_place, aliases, undone_at from place_merges
    where from_place = ${fromPlace} and undone_at is null`.execute(trx);
  return rows[0] ?? null;
}

/** Serves: place_merges_pkey. */
export async function findMerge(db: Db, id: number): Promise<MergeState | null> {
  const { rows } = await sql<MergeState>`
    select id, from_place, to_place, aliases, undone_at from place_merges where id = ${id}::bigint`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Whether anything was merged into a place after this merge. Serves: place_merges_into. */
export async function mergedIntoSince(db: Db, { id, to_place }: MergeState): Promise<boolean> {
  const { rows } = await sql<{ since: boolean }>`
    select exists (select from place_merges where to_place = ${to_place} and id > ${id}::bigint and undone_at is null)
      as since`.execute(db);
  return rows[0]?.since ?? false;
}

/** Stores what stands before a merge, with what is taken over of the facts that are shown. Serves: places_redirects. */
export async function storeMerge(
  trx: Db,
  merge: { from: string; to: string; score: number; columns: readonly string[]; now: Date },
): Promise<number> {
  const { from, to, score, columns, now } = merge;
  const { rows } = await sql<{ id: number }>`
    insert into place_merges (from_place, to_place, score, aliases, fields_before, taken_over, merged_at)
    select ${from}, ${to}, ${score}, array(select place_id from places where redirect_to = ${from} order by place_id),
      (select fields from place_corrections where place_id = ${to}),
      coalesce((select jsonb_object_agg(f.key, f.value) from (
        select to_jsonb(v) as row from shown_venues v where v.place_id = ${from}
        union all select to_jsonb(r) from shown_restaurants r where r.place_id = ${from}) shown, jsonb_each(shown.row) f
        where f.key = any(${columns}::text[])), '{}'),
      ${now}::timestamptz
    returning id::float8 as id`.execute(trx);
  const [stored] = rows;
  if (!stored) throw new Error('A merge was not stored.');
  return stored.id;
}

/**
 * Lays what is taken over above the facts of the place that stays. Who corrected these before is told as before: who merged
 * stands in the list of actions.
 */
export async function takeOver(trx: Db, id: number, by: { userId: string; now: Date }): Promise<void> {
  await sql`
    insert into place_corrections as c (place_id, fields, corrected_by, corrected_at)
    select to_place, taken_over, ${by.userId}::uuid, ${by.now}::timestamptz from place_merges
    where id = ${id}::bigint and taken_over <> '{}'
    on conflict (place_id) do update set fields = c.fields || excluded.fields`.execute(trx);
}

/** Gives back what was corrected before, but for what was corrected since. */
export async function giveBack(trx: Db, id: number): Promise<void> {
  await sql`
    update place_corrections c set fields = (
      select coalesce(jsonb_object_agg(k.key, case when c.fields -> k.key is not distinct from m.taken_over -> k.key
          then m.fields_before -> k.key else c.fields -> k.key end) filter (
          where c.fields -> k.key is distinct from m.taken_over -> k.key or m.fields_before ? k.key), '{}')
      from jsonb_object_keys(c.fields) k (key))
    from place_merges m where m.id = ${id}::bigint and m.taken_over <> '{}' and c.place_id = m.to_place`.execute(
    trx,
  );
  await sql`
    delete from place_corrections c using place_merges m
    where m.id = ${id}::bigint and m.fields_before is null and m.taken_over <> '{}' and c.place_id = m.to_place
      and c.fields = '{}'`.execute(trx);
}

/** An id leads to a place, and all that refers to it follows by triggers; null: it stands for itself again. */
export async function lead(trx: Db, placeIds: readonly string[], to: string | null): Promise<void> {
  await sql`update places set redirect_to = ${to} where place_id = any(${placeIds}::text[])`.execute(trx);
}

export async function markUndone(trx: Db, id: number, now: Date): Promise<void> {
  await sql`update place_merges set undone_at = ${now}::timestamptz where id = ${id}::bigint`.execute(trx);
}

export interface MergeRow extends Omit<MergeState, 'aliases'> {
  from_name: string | null;
  to_name: string | null;
  score: number;
  /** Columns. */
  taken: string[];
  merged_at: Date;
  leads: boolean;
  stays: boolean;
  merged_into_since: boolean;
}

const nameOf = (column: string) => sql`coalesce(
  (select name from shown_venues where place_id = ${sql.ref(column)}),
  (select name from shown_restaurants where place_id = ${sql.ref(column)}))`;

/** Merges, newest first, before `before`. Serves: place_merges_pkey, place_merges_into. */
export async function listedMerges(db: Db, before: number | null, limit: number): Promise<MergeRow[]> {
  const { rows } = await sql<MergeRow>`
    select m.id::float8 as id, m.from_place, m.to_place, m.score, m.merged_at, m.undone_at,
      ${nameOf('m.from_place')} as from_name, ${nameOf('m.to_place')} as to_name,
      array(select jsonb_object_keys(m.taken_over)) as taken,
      f.redirect_to is not distinct from m.to_place as leads, t.redirect_to is null as stays,
      exists (select from place_merges n where n.to_place = m.to_place and n.id > m.id and n.undone_at is null)
        as merged_into_since
    from place_merges m join places f on f.place_id = m.from_place join places t on t.place_id = m.to_place
    where ${before === null ? sql`true` : sql`m.id < ${before}::bigint`}
    order by m.id desc limit ${limit}`.execute(db);
  return rows;
}
