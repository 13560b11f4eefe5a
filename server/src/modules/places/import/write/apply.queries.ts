import type pg from 'pg';
import {
  columnList,
  confirms,
  PLACE_TABLES,
  type PlaceTable,
  PRESERVED_COLUMNS,
  SOURCE_COLUMNS,
  UNCOMPARED_COLUMNS,
  UNDERSTOOD_HOURS,
} from '../stage/columns.data.ts';
import type { Batch, Writing } from './batches.types.ts';
import { journalBatch, journalGone } from './journal.queries.ts';
import { withSearchWriteLock } from './searchWriteLock.queries.ts';

/** The staged rows `first` to `last` become real, all or none. Running it twice changes nothing more. */
export async function applyBatch(client: pg.ClientBase, writing: Writing, batch: Batch): Promise<void> {
  const { source, sourceDate } = writing;
  const { first, last } = batch;
  await withSearchWriteLock(client, async () => {
    await journalBatch(client, writing, batch);
    for (const table of PLACE_TABLES) await client.query(leaveTable(table), [source, first, last]);
    if ((await client.query(TAKEN_OVER, [first, last])).rowCount) await client.query(LEAD_ON, [first, last]);
    for (const table of PLACE_TABLES) {
      await client.query(enterTable(table), [sourceDate, first, last]);
      await client.query(updateTable(table), [source, sourceDate, first, last]);
      await client.query(confirmTable(table), [source, sourceDate, first, last]);
    }
  });
}

/**
 * A bar that became a restaurant moves to the other table and keeps its identity there. A record that takes over the
 * identity of another stands in its place.
 */
function leaveTable(table: PlaceTable): string {
  return `
    delete from ${table} t using import_stage s
    where t.source = $1 and t.source_id = coalesce(s.was_id, s.source_id) and s.ord between $2 and $3
      and s.was_table = '${table}' and (s.into_table <> '${table}' or s.was_id is not null)`;
}

/** Whether there is one: most files have none, and writing identities has searches worked out anew even where none changes. */
const TAKEN_OVER = `
  select from import_stage where ord between $1 and $2 and own_place_id <> place_id limit 1`;

/** The id that such a record would have had finds the place as well. */
const LEAD_ON = `
  insert into places as p (place_id, redirect_to)
  select own_place_id, place_id from import_stage
  where ord between $1 and $2 and own_place_id <> place_id order by own_place_id
  on conflict (place_id) do update set redirect_to = excluded.redirect_to
    where p.redirect_to is distinct from excluded.redirect_to and p.redirect_to is not null`;

function enterTable(table: PlaceTable): string {
  const columns = [
    'place_id',
    'source',
    'source_id',
    ...PRESERVED_COLUMNS,
    ...SOURCE_COLUMNS,
    ...UNDERSTOOD_HOURS,
    ...UNCOMPARED_COLUMNS,
  ];
  return `
    insert into ${table} (source_date, ${columnList(columns)})
    select $1::date, ${columnList(columns, 's')} from import_stage s
    where s.ord between $2 and $3 and s.into_table = '${table}' and (s.was_table is distinct from '${table}' or s.was_id is not null)
    on conflict (source, source_id) do nothing`;
}

function updateTable(table: PlaceTable): string {
  const columns = [...SOURCE_COLUMNS, ...UNDERSTOOD_HOURS, ...UNCOMPARED_COLUMNS];
  return `
    update ${table} t
    set (source_date, gone_at, ${columnList(columns)}) = row($2::date, null, ${columnList(columns, 's')})
    from import_stage s
    where t.source = $1 and t.source_id = s.source_id and s.ord between $3 and $4
      and s.into_table = '${table}' and s.was_table = '${table}' and s.was_id is null and s.status <> 'unchanged'`;
}

/** Unchanged, and seen again in newer data, or in data that says more beside. */
function confirmTable(table: PlaceTable): string {
  return `
    update ${table} t set (source_date, ${columnList(UNCOMPARED_COLUMNS)}) = row($2::date, ${columnList(UNCOMPARED_COLUMNS, 's')})
    from import_stage s
    where t.source = $1 and t.source_id = s.source_id and s.ord between $3 and $4
      and s.was_table = '${table}' and s.status = 'unchanged' and ${confirms('$2')}`;
}

/** Marks what disappeared, a batch of `import_gone` at a time. Nothing is deleted: plans refer to it. */
export async function markGone(
  client: pg.ClientBase,
  { importId, source }: Writing,
  batch: Batch,
  now: Date,
): Promise<void> {
  const { first, last } = batch;
  const mark = (table: PlaceTable) =>
    client.query(
      `update ${table} t set gone_at = $4 from import_gone g
       where t.source = $1 and t.source_id = g.source_id and g.ord between $2 and $3
         and g.in_table = '${table}' and t.gone_at is null`,
      [source, first, last, now],
    );
  await withSearchWriteLock(client, async () => {
    await journalGone(client, importId, source, batch);
    for (const table of PLACE_TABLES) await mark(table);
  });
}

export async function countStaged(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    'select coalesce(max(ord), 0)::int as last from import_stage',
  );
  return rows[0]?.last ?? 0;
}
