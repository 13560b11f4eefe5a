import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { isUuidOfAnyCase } from '../../../db/uuid.ts';
import { lockSearchWritesShared } from '../searchLock.queries.ts';
import type { Columns, RecordColumns } from './fields.rules.ts';

export interface EditedRow {
  place_id: string;
  kind: 'venue' | 'restaurant';
  /** As it is shown, and as its source says it. */
  shown: RecordColumns;
  record: RecordColumns;
  source: string;
  source_date: string;
  licence: string;
  confidence: number | null;
  time_zone: string;
  /** What people have set; empty: nothing. */
  corrections: Columns;
  /** Who set something last, and when. */
  corrected_by: string | null;
  corrected_at: Date | null;
  version: string;
}

/** Today's id of a place by any of its ids, that of its record among them (RUL-78). */
const todaysId = (id: string): RawBuilder<string> => {
  const ofRecord = isUuidOfAnyCase(id)
    ? sql`(select current_place_id(r.place_id) from (select id, place_id from venues union all
           select id, place_id from restaurants) r where r.id = ${id}::uuid
           and not exists (select from places where place_id = ${id}))`
    : sql`null`;
  return sql<string>`coalesce(${ofRecord}, current_place_id(${id}))`;
};

const editedFrom = (kind: EditedRow['kind'], id: RawBuilder<string>) => {
  const table = sql.table(`${kind}s`);
  return sql`
    select ${kind}::text as kind, v.place_id, to_jsonb(v) as shown, to_jsonb(r) as record, r.source,
      r.source_date::text as source_date, r.licence, r.confidence, r.time_zone, coalesce(c.fields, '{}') as corrections,
      coalesce(f.username, u.name) as corrected_by, c.corrected_at,
      md5(v.place_id || coalesce(nullif(c.fields, '{}')::text, '')) as version
    from ${table} r join ${sql.table(`shown_${kind}s`)} v on v.place_id = r.place_id
    left join place_corrections c on c.place_id = r.place_id
    left join auth_users u on u.id = c.corrected_by left join profiles f on f.user_id = c.corrected_by
    where r.place_id = ${id}`;
};

/** An imported place by any of its ids, also one that is closed. Serves: places_pkey, venues_place_id_key, restaurants_place_id_key. */
export async function editedPlace(db: Db, id: string): Promise<EditedRow | null> {
  const { rows } = await sql<EditedRow>`
    with k as materialized (select ${todaysId(id)} as place_id)
    select * from (${editedFrom('restaurant', sql`(select place_id from k)`)}
                   union all ${editedFrom('venue', sql`(select place_id from k)`)}) found
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * The same, for an edit: until the transaction ends nobody else edits it, and it leads nowhere. The lock of search writes
 * comes first, as merges and decisions about proposals take it.
 */
export async function lockEdited(trx: Db, id: string): Promise<EditedRow | null> {
  await lockSearchWritesShared(trx);
  await sql`select from places where place_id = ${todaysId(id)} for no key update`.execute(trx);
  return editedPlace(trx, id);
}

/** Lays these columns over what the source says, in place of what lay there; what is shown and found follows by triggers. */
export async function storeCorrections(
  trx: Db,
  placeId: string,
  fields: Columns,
  by: { userId: string; now: Date },
): Promise<void> {
  if (Object.keys(fields).length === 0) {
    await sql`delete from place_corrections where place_id = ${placeId}`.execute(trx);
    return;
  }
  await sql`
    insert into place_corrections (place_id, fields, corrected_by, corrected_at)
    values (${placeId}, ${JSON.stringify(fields)}::jsonb, ${by.userId}::uuid, ${by.now}::timestamptz)
    on conflict (place_id) do update set fields = excluded.fields, corrected_by = excluded.corrected_by,
      corrected_at = excluded.corrected_at`.execute(trx);
}
