import type pg from 'pg';
import type { SourceName } from '../importedPlace.types.ts';
import { type Box, SQUARE_OF_ROW } from '../read/coveredArea.rules.ts';
import {
  columnList,
  PLACE_TABLES,
  type PlaceTable,
  PRESERVED_COLUMNS,
  SOURCE_COLUMNS,
  UNDERSTOOD_HOURS,
} from './columns.data.ts';

/** Sets `status` of every staged place: added (the default), changed, returned, refreshed or unchanged. */
export async function comparePlaces(client: pg.ClientBase, source: SourceName): Promise<void> {
  for (const table of PLACE_TABLES) await client.query(compareWith(table), [source]);
  await client.query('analyze import_stage');
}

/** Compared is what the source says: what people corrected lies beside it, and stays. */
function compareWith(table: PlaceTable): string {
  const preserved = PRESERVED_COLUMNS.map((column) => `${column} = t.${column}`).join(', ');
  const same = (columns: readonly string[]) =>
    `(${columnList(columns, 's')}) is not distinct from (${columnList(columns, 't')})`;
  return `
    update import_stage s
    set was_table = '${table}', old_name = t.name, renamed = s.name <> t.name, ${preserved},
        status = case
          when t.gone_at is not null then 'returned'
          when s.into_table <> '${table}' or not ${same(SOURCE_COLUMNS)} then 'changed'
          when not ${same(UNDERSTOOD_HOURS)} then 'refreshed'
          else 'unchanged'
        end
    from ${table} t where t.source = $1 and t.source_id = s.source_id`;
}

export interface Compared {
  statuses: Record<string, number>;
  renamed: number;
  moved: number;
  byCategory: Record<string, number>;
  hours: { understood: number; unknown: number };
}

/** Counts over the staged places. */
export async function countCompared(client: pg.ClientBase): Promise<Compared> {
  const { rows } = await client.query<{
    status: string;
    category: string;
    places: number;
    renamed: number;
    moved: number;
    understood: number;
    unknown: number;
  }>(`
    select status, category, count(*)::int as places,
           count(*) filter (where renamed)::int as renamed,
           count(*) filter (where was_table <> into_table)::int as moved,
           count(hours_weekly)::int as understood,
           count(*) filter (where hours is not null and hours_weekly is null)::int as unknown
    from import_stage group by status, category order by category`);
  const sum = (value: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + value(row), 0);
  const grouped = (key: 'status' | 'category') => {
    const totals: Record<string, number> = {};
    for (const row of rows) totals[row[key]] = (totals[row[key]] ?? 0) + row.places;
    return totals;
  };
  return {
    statuses: grouped('status'),
    renamed: sum(({ renamed }) => renamed),
    moved: sum(({ moved }) => moved),
    byCategory: grouped('category'),
    hours: { understood: sum(({ understood }) => understood), unknown: sum(({ unknown }) => unknown) },
  };
}

/**
 * Fills `import_gone` with what the source had on this ground and has no longer. Answers how many places of the source
 * were known there, not yet gone.
 */
export async function findDisappeared(
  client: pg.ClientBase,
  source: SourceName,
  box: Box | null,
): Promise<number> {
  let known = 0;
  if (box === null) return known;
  for (const table of PLACE_TABLES) {
    const here = `source = $1 and gone_at is null and latitude between $2 and $3 and longitude between $4 and $5
      and ${SQUARE_OF_ROW} in (select square from import_squares)`;
    const area = [source, box.south, box.north, box.west, box.east];
    const count = await client.query<{ places: number }>(
      `select count(*)::int as places from ${table} where ${here}`,
      area,
    );
    known += count.rows[0]?.places ?? 0;
    await client.query(
      `insert into import_gone (in_table, source_id, name)
       select '${table}', source_id, name from ${table} t where ${here}
         and not exists (select from import_stage s where s.source_id = t.source_id)
         and not exists (select from import_kept k where k.source_id = t.source_id)`,
      area,
    );
  }
  return known;
}

export async function countGone(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ places: number }>('select count(*)::int as places from import_gone');
  return rows[0]?.places ?? 0;
}

/** How many places of the source that the file also has were last seen in newer data than the file's. */
export async function countNewer(
  client: pg.ClientBase,
  source: SourceName,
  sourceDate: string,
): Promise<number> {
  const counts = PLACE_TABLES.map(
    (table) =>
      `(select count(*) from ${table} t join import_stage s using (source_id) where t.source = $1 and t.source_date > $2)`,
  );
  const { rows } = await client.query<{ places: number }>(`select (${counts.join(' + ')})::int as places`, [
    source,
    sourceDate,
  ]);
  return rows[0]?.places ?? 0;
}
