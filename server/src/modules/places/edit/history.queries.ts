import type { PlaceFactKind } from '@liora/domain/contract/placeFactKinds';
import type { PlaceValues } from '@liora/domain/contract/placeFields';
import type { PlaceField } from '@liora/domain/rules/placeFields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Columns } from './fields.rules.ts';
import { byKind, type EventKind, type EventPosition } from './historyCursor.parser.ts';

/** What an edit found or left of a field: how it read, and what lay over the source's record; null: nothing. */
export interface FieldState {
  value: PlaceValues[PlaceField];
  columns: Columns | null;
}
export type FieldStates = Partial<Record<PlaceField, FieldState>>;

export interface StoredEdit {
  id: number;
  position: string;
  place_id: string;
  by: string | null;
  at: Date;
  before: FieldStates;
  after: FieldStates;
  reason: string;
  undone_at: Date | null;
  undone_by: string | null;
}

export async function storeEdit(
  trx: Db,
  edit: { placeId: string; by: string; now: Date; before: FieldStates; after: FieldStates; reason: string },
): Promise<void> {
  const { placeId, by, now, before, after, reason } = edit;
  await sql`
    insert into place_edits (place_id, edited_by, edited_at, before, after, reason)
    values (${placeId}, ${by}::uuid, ${now}::timestamptz, ${JSON.stringify(before)}::jsonb,
      ${JSON.stringify(after)}::jsonb, ${reason})`.execute(trx);
}

/** Whose place an edit is of. Serves: place_edits_pkey. */
export async function placeOfEdit(db: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ place_id: string }>`
    select place_id from place_edits where id = ${id}::bigint`.execute(db);
  return rows[0]?.place_id ?? null;
}

const positionOf = (at: string) => sql`(extract(epoch from ${sql.ref(at)}) * 1000000)::bigint::text`;

const edits = sql`
  select e.id::float8 as id, ${positionOf('e.edited_at')} as position, e.place_id, coalesce(f.username, u.name) as by, e.edited_at as at, e.before, e.after, e.reason,
    e.undone_at, coalesce(g.username, w.name) as undone_by
  from place_edits e
  left join auth_users u on u.id = e.edited_by left join profiles f on f.user_id = e.edited_by
  left join auth_users w on w.id = e.undone_by left join profiles g on g.user_id = e.undone_by`;

/** An edit whose place the caller holds. Serves: place_edits_pkey. */
export async function findEdit(trx: Db, id: number): Promise<StoredEdit | null> {
  const { rows } = await sql<StoredEdit>`${edits} where e.id = ${id}::bigint`.execute(trx);
  return rows[0] ?? null;
}

export async function markEditUndone(trx: Db, id: number, by: { userId: string; now: Date }): Promise<void> {
  await sql`
    update place_edits set undone_at = ${by.now}::timestamptz, undone_by = ${by.userId}::uuid
    where id = ${id}::bigint`.execute(trx);
}

/** The place and every id that leads to it. Serves: places_redirects. */
const idsOf = (placeId: string) => sql`
  array(select ${placeId}::text union all select place_id from places where redirect_to = ${placeId})`;

/** A part of what became of a place. */
export interface HistoryPage {
  after: EventPosition | null;
  limit: number;
}

/** Events of a kind that come after `after`, newest first; those of one moment by their kinds, then the newest id first. */
function isEarlier(
  kind: EventKind,
  { at, id, type }: { at: string; id: string; type: 'bigint' | 'uuid' },
  after: EventPosition | null,
): RawBuilder<boolean> {
  if (!after) return sql`true`;
  const moment = sql`(timestamptz 'epoch' + ${after.position}::bigint * interval '1 microsecond')`;
  const order = byKind(kind, after.kind);
  if (order !== 0) return sql`${sql.ref(at)} ${order > 0 ? sql`<=` : sql`<`} ${moment}`;
  return sql`(${sql.ref(at)}, ${sql.ref(id)}) < (${moment}, ${after.id}::${sql.raw(type)})`;
}

/** Edits of a place under all of its ids, newest first. Serves: place_edits_place. */
export async function editsOf(db: Db, placeId: string, { after, limit }: HistoryPage): Promise<StoredEdit[]> {
  const { rows } = await sql<StoredEdit>`
    ${edits} where e.place_id = any(${idsOf(placeId)})
      and ${isEarlier('edit', { at: 'e.edited_at', id: 'e.id', type: 'bigint' }, after)}
    order by e.edited_at desc, e.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface AcceptedRow {
  id: string;
  position: string;
  place_id: string;
  kind: PlaceFactKind;
  by: string | null;
  at: Date;
  reason: string | null;
  /** Null: accepted before it was kept. */
  before: Partial<PlaceValues> | null;
  after: Partial<PlaceValues> | null;
}

/**
 * What people said of it and was accepted, newest first; of several who said the same and were answered at once, one. Serves:
 * place_proposals_place.
 */
export async function acceptedOf(
  db: Db,
  placeId: string,
  { after, limit }: HistoryPage,
): Promise<AcceptedRow[]> {
  const { rows } = await sql<AcceptedRow>`
    select * from (select distinct on (p.decided_at, p.kind) p.id, ${positionOf('p.decided_at')} as position, p.place_id, p.kind, coalesce(f.username, u.name) as by,
      p.decided_at as at, p.decision_reason as reason, p.before, p.after
    from place_proposals p
    left join auth_users u on u.id = p.decided_by left join profiles f on f.user_id = p.decided_by
    where p.place_id = any(${idsOf(placeId)}) and p.decision = 'accept'
    order by p.decided_at desc, p.kind, p.id) told
    where ${isEarlier('proposal', { at: 'told.at', id: 'told.id', type: 'uuid' }, after)}
    order by told.at desc, told.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface MergedRow {
  id: number;
  position: string;
  at: Date;
  from_place: string;
  from_name: string | null;
  columns: string[];
  undone: boolean;
}

/** Merges into a place, newest first. Serves: place_merges_to_place. */
export async function mergedInto(
  db: Db,
  placeId: string,
  { after, limit }: HistoryPage,
): Promise<MergedRow[]> {
  const { rows } = await sql<MergedRow>`
    select m.id::float8 as id, ${positionOf('m.merged_at')} as position, m.merged_at as at, m.from_place,
      coalesce((select name from shown_venues where place_id = m.from_place),
               (select name from shown_restaurants where place_id = m.from_place)) as from_name,
      array(select jsonb_object_keys(m.taken_over)) as columns, m.undone_at is not null as undone
    from place_merges m
    where m.to_place = ${placeId} and ${isEarlier('merge', { at: 'm.merged_at', id: 'm.id', type: 'bigint' }, after)}
    order by m.merged_at desc, m.id desc limit ${limit}`.execute(db);
  return rows;
}
