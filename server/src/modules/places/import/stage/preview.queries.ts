import { IMPORT_SAMPLE_EACH } from '@liora/domain/limits';
import type pg from 'pg';
import type { ImportReport } from '../report.views.ts';
import { PLACE_TABLES, type PlaceTable } from './columns.data.ts';
import { type ChangedRow, changedFields, type SampledPlace } from './preview.rules.ts';

/** What somebody looks at before a dry run is applied. */
export interface ImportPreview {
  sample: SampledPlace[];
  /** Facts of these places that people corrected, which stay as they are. */
  corrected: number;
  /** Places that would be gone and that somebody saved, planned or wrote about. */
  goneInUse: number;
}

/** Some places of each kind of change, evenly over the file and always the same ones, and what else there is to look at. */
export async function previewChanges(
  client: pg.ClientBase,
  { source, gone }: Pick<ImportReport, 'source' | 'gone'>,
): Promise<ImportPreview> {
  const changed: SampledPlace[] = [];
  const closed: SampledPlace[] = [];
  let goneInUse = 0;
  for (const table of PLACE_TABLES) {
    const { rows } = await client.query<ChangedRow>(changedOf(table), [source, IMPORT_SAMPLE_EACH]);
    for (const row of rows) changed.push({ ...placeOf('changed', row.after), fields: changedFields(row) });
    if (gone === 0) continue;
    closed.push(...(await sampleOf(client, 'closed', goneOf(table), [source, IMPORT_SAMPLE_EACH])));
    goneInUse += await countOf(client, inUseOf(table), [source]);
  }
  return {
    sample: [
      ...(await sampleOf(client, 'added', ADDED, [IMPORT_SAMPLE_EACH])),
      ...changed.slice(0, IMPORT_SAMPLE_EACH),
      ...closed.slice(0, IMPORT_SAMPLE_EACH),
    ],
    corrected: await countOf(client, CORRECTED, []),
    goneInUse,
  };
}

type Named = Pick<SampledPlace, 'name' | 'address' | 'category'>;

const placeOf = (kind: SampledPlace['kind'], { name, address, category }: Named): SampledPlace => ({
  kind,
  name,
  address,
  category,
  fields: [],
});

async function sampleOf(client: pg.ClientBase, kind: SampledPlace['kind'], query: string, values: unknown[]) {
  const { rows } = await client.query<Named>(query, values);
  return rows.map((row) => placeOf(kind, row));
}

async function countOf(client: pg.ClientBase, query: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ count: number }>(query, values);
  return rows[0]?.count ?? 0;
}

const ADDED = `
  select name, address, category from import_stage where status in ('added', 'returned')
  order by md5(source_id) limit $1`;

const changedOf = (table: PlaceTable) => `
  select to_jsonb(t) as before, to_jsonb(s) as after from import_stage s
  join ${table} t on t.source = $1 and t.source_id = coalesce(s.was_id, s.source_id)
  where s.status in ('changed', 'carried') and s.was_table = '${table}' order by md5(s.source_id) limit $2`;

const gonePlaces = (table: PlaceTable) =>
  `import_gone g join ${table} t on t.source = $1 and t.source_id = g.source_id where g.in_table = '${table}'`;

const goneOf = (table: PlaceTable) =>
  `select t.name, t.address, t.category from ${gonePlaces(table)} order by md5(t.source_id) limit $2`;

const inUseOf = (table: PlaceTable) =>
  `select count(*)::int as count from ${gonePlaces(table)} and place_in_use(t.place_id)`;

const CORRECTED = `
  select count(*)::int as count from import_stage s join place_corrections c on c.place_id = s.place_id
  cross join lateral jsonb_object_keys(c.fields)`;
