import type pg from 'pg';
import { confirms, PLACE_TABLES, type PlaceTable } from '../stage/columns.data.ts';
import type { Batch, Writing } from './batches.types.ts';

/** What people wrote to a record is not the import's to keep a copy of, and it never writes it. */
const BEFORE = "to_jsonb(t) - 'curator_notes' - 'curator_notes_by'";

/** Once noted, what a record was before stays: of an import that is done again after a stop the first time counts. */
const AGAIN =
  'on conflict (import_id, row_id) do update set written_at = excluded.written_at, is_table = excluded.is_table';

/** Notes what the records are that a batch is about to write, in its transaction: all that rolling back needs. */
export async function journalBatch(
  client: pg.ClientBase,
  { importId, source, sourceDate }: Writing,
  { first, last }: Batch,
): Promise<void> {
  for (const table of PLACE_TABLES)
    await client.query(journalOf(table), [importId, source, sourceDate, first, last]);
  await client.query(JOURNAL_ADDED, [importId, first, last]);
}

/** As the statements of apply.queries.ts choose what they write. */
const journalOf = (table: PlaceTable) => `
  insert into place_import_journal (import_id, row_id, was_table, is_table, before, own_place_id, own_led_to, written_at)
  select $1, t.id, '${table}', s.into_table, ${BEFORE},
    case when p.place_id is null or p.redirect_to is not null then nullif(s.own_place_id, s.place_id) end,
    p.redirect_to, now()
  from import_stage s join ${table} t on t.source = $2 and t.source_id = coalesce(s.was_id, s.source_id)
  left join places p on p.place_id = s.own_place_id and s.own_place_id <> s.place_id
  where s.ord between $4 and $5 and s.was_table = '${table}' and (s.status <> 'unchanged' or ${confirms('$3')})
  ${AGAIN}`;

const JOURNAL_ADDED = `
  insert into place_import_journal (import_id, row_id, is_table, written_at)
  select $1, s.id, s.into_table, now() from import_stage s where s.ord between $2 and $3 and s.was_table is null
  ${AGAIN}`;

/** The same for records that are about to be marked as gone. */
export async function journalGone(
  client: pg.ClientBase,
  importId: number,
  source: string,
  { first, last }: Batch,
): Promise<void> {
  for (const table of PLACE_TABLES)
    await client.query(
      `insert into place_import_journal (import_id, row_id, was_table, is_table, before, written_at)
       select $1, t.id, '${table}', '${table}', ${BEFORE}, now() from import_gone g
       join ${table} t on t.source = $2 and t.source_id = g.source_id
       where g.ord between $3 and $4 and g.in_table = '${table}' and t.gone_at is null
       ${AGAIN}`,
      [importId, source, first, last],
    );
}
