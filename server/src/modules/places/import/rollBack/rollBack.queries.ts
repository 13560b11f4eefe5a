import type pg from 'pg';
import { PLACE_TABLES, type PlaceTable } from '../stage/columns.data.ts';

export type Outcome = 'restored' | 'removed' | 'hidden' | 'kept';

/**
 * Takes the next records of an import, those written last first, and says what becomes of each: as it was before, out again
 * where it was new, only hidden where people refer to it by now, and as it is where something was written to it since.
 */
export async function nextOutcomes(client: pg.ClientBase, importId: number, most: number): Promise<string[]> {
  const { rows } = await client.query<{ row_id: string }>(
    `with batch as (
       select row_id, was_table, is_table, written_at from place_import_journal
       where import_id = $1 and outcome is null order by ord desc limit $2),
     found as (
       select b.row_id, b.was_table, r.place_id, coalesce(r.updated_at = b.written_at, false) as is_as_written
       from batch b left join lateral (
         select place_id, updated_at from venues where id = b.row_id and b.is_table = 'venues'
         union all select place_id, updated_at from restaurants where id = b.row_id and b.is_table = 'restaurants') r on true)
     update place_import_journal j set outcome = case
       when not f.is_as_written then 'kept'
       when f.was_table is not null then 'restored'
       when place_in_use(f.place_id) or exists (select from places p where p.place_id = f.place_id and p.redirect_to is not null)
         then 'hidden'
       else 'removed' end
     from found f where j.import_id = $1 and j.row_id = f.row_id returning j.row_id`,
    [importId, most],
  );
  return rows.map(({ row_id }) => row_id);
}

/** Makes the records what {@link nextOutcomes} has said, in the same transaction. */
export async function restoreRows(
  client: pg.ClientBase,
  importId: number,
  rows: readonly string[],
  now: Date,
): Promise<void> {
  const these = [importId, rows];
  for (const table of PLACE_TABLES) await client.query(hide(table), [...these, now]);
  // From here on records are as they were, to their time.
  await client.query("select set_config('liora.restoring', 'on', true)");
  for (const table of PLACE_TABLES) {
    await client.query(remove(table), these);
    await client.query(restore(table, await columnsOf(client, table)), these);
    await client.query(moveBack(table), these);
  }
  await client.query(LEAD_BACK, these);
  await client.query(FORGET_OWN_IDS, these);
}

const ofJournal = (outcome: Outcome, table: PlaceTable) =>
  `j.import_id = $1 and j.row_id = any($2::uuid[]) and j.outcome = '${outcome}' and j.is_table = '${table}' and t.id = j.row_id`;

const hide = (table: PlaceTable) => `
  update ${table} t set gone_at = $3 from place_import_journal j
  where ${ofJournal('hidden', table)} and t.gone_at is null`;

/** The identity goes with it where the import made it. */
const remove = (table: PlaceTable) => `
  with removed as (
    delete from ${table} t using place_import_journal j where ${ofJournal('removed', table)}
    returning t.place_id, j.written_at)
  delete from places p using removed r where p.place_id = r.place_id and p.created_at = r.written_at`;

/** Columns of a later version have no value in what was noted before it: those stay. */
const restore = (table: PlaceTable, columns: readonly string[]) => `
  update ${table} t set (${columns.join(', ')}) =
    (select ${columns.map((column) => `r.${column}`).join(', ')} from jsonb_populate_record(t, j.before) r)
  from place_import_journal j where ${ofJournal('restored', table)} and j.was_table = '${table}'`;

async function columnsOf(client: pg.ClientBase, table: PlaceTable): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'id'
     order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** To the other table, which it came from. */
function moveBack(from: PlaceTable): string {
  const to = from === 'venues' ? 'restaurants' : 'venues';
  return `
    with moved as (
      delete from ${from} t using place_import_journal j where ${ofJournal('restored', from)} and j.was_table = '${to}'
      returning to_jsonb(t) || j.before as record)
    insert into ${to} select r.* from moved, jsonb_populate_record(null::${to}, record) r`;
}

const OWN_IDS = `j.import_id = $1 and j.row_id = any($2::uuid[]) and j.outcome = 'restored' and p.place_id = j.own_place_id`;

const LEAD_BACK = `
  update places p set redirect_to = j.own_led_to from place_import_journal j
  where ${OWN_IDS} and j.own_led_to is not null and p.redirect_to is distinct from j.own_led_to`;

/** Unless somebody has come to refer to a place by it. */
const FORGET_OWN_IDS = `
  delete from places p using place_import_journal j
  where ${OWN_IDS} and j.own_led_to is null and p.redirect_to is not null and not place_in_use(p.place_id)`;

export type Outcomes = Record<Outcome, number>;

export async function countOutcomes(client: pg.ClientBase, importId: number): Promise<Outcomes> {
  const { rows } = await client.query<{ outcome: Outcome; count: number }>(
    `select outcome, count(*)::int as count from place_import_journal
     where import_id = $1 and outcome is not null group by 1`,
    [importId],
  );
  const counts: Outcomes = { restored: 0, removed: 0, hidden: 0, kept: 0 };
  for (const { outcome, count } of rows) counts[outcome] = count;
  return counts;
}

export async function countLeft(client: pg.ClientBase, importId: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from place_import_journal where import_id = $1 and outcome is null',
    [importId],
  );
  return rows[0]?.count ?? 0;
}
