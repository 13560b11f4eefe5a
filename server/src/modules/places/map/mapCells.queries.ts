import { MAP_CORRECTIONS_MAX, MAP_COUNTED_LEVEL_MAX } from '@liora/domain/limits';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { blockedUserIds } from '../../safety/blocks/blocks.policy.ts';
import { foundBy } from '../places.policy.ts';
import { isDuplicate } from '../search/find/conditions.queries.ts';
import { type Statement, statement } from '../search/find/near.queries.ts';
import { newParameters, type Parameters } from '../search/find/parameters.rules.ts';
import { type CellRange, UNIT_BITS } from './mapGrid.rules.ts';

export interface CountedCell {
  x: number;
  y: number;
  count: number;
  /** The middle of its places, in units of the grid. */
  middle_x: number;
  middle_y: number;
  /** When all are of one. */
  category: string | null;
}

export interface CountedCells {
  cells: CountedCell[];
  /** Changes that wait to be folded, as far as this view sees them. */
  waiting: number;
  /** So much is the viewer's own or of people they blocked that it was not all looked at. */
  corrections: number;
}

/** The counts of a view for one viewer: the kept cells, what has changed since, and what is different for the viewer. */
function cellsStatement(viewer: Viewer | null, range: CellRange, categories: readonly string[]): Statement {
  const parameters = newParameters();
  const shift = UNIT_BITS - range.level;
  const amendments = [
    { name: 'changed', sql: changedSql(viewer, range, categories, parameters) },
    ...(viewer
      ? [{ name: 'different', sql: differentSql(viewer, range, categories, shift, parameters) }]
      : []),
  ];
  const amended = amendments.map(({ name }) => `select distinct x, y from ${name}`).join(' union ');
  const parts = [
    ...amendments,
    { name: 'amended', sql: amended },
    { name: 'stored', sql: storedSql(viewer, range, categories, parameters) },
  ];
  const ctes = parts.map(({ name, sql }) => `${name} as materialized (${sql})`);
  const rows = [...amendments, { name: 'stored' }]
    .map(({ name }) => `select x, y, category, n, sum_x, sum_y from ${name}`)
    .join(' union all ');
  return statement(
    `with ${viewer ? `${touchedSql(viewer, parameters)}, ` : ''}${ctes.join(',\n')},
  kinds as (select x, y, category, sum(n) as n, sum(sum_x) as sum_x, sum(sum_y) as sum_y from (${rows}) r group by x, y, category),
  cells as (select x, y, sum(n)::int as count, (sum(sum_x) / sum(n))::float8 as middle_x, (sum(sum_y) / sum(n))::float8 as middle_y,
      case when count(*) = 1 then min(category) end as category
    from kinds where n > 0 group by x, y)
  select coalesce((select json_agg(c order by c.y, c.x) from cells c), '[]') as cells,
    (select coalesce(sum(parts), 0)::int from changed) as waiting,
    ${viewer ? '(select count(*)::int from theirs)' : '0'} as corrections`,
    parameters,
  );
}

export async function countCells(
  pool: pg.Pool,
  viewer: Viewer | null,
  range: CellRange,
  categories: readonly string[],
): Promise<CountedCells> {
  const { rows } = await pool.query<CountedCells>(cellsStatement(viewer, range, categories));
  return rows[0] ?? { cells: [], waiting: 0, corrections: 0 };
}

/**
 * Of all categories the totals, one row per cell. A cell that waits for changes or is different for the viewer may have
 * one category more or less than its total says: of it, as of chosen categories, the rows of each category.
 */
function storedSql(
  viewer: Viewer | null,
  range: CellRange,
  categories: readonly string[],
  parameters: Parameters,
): string {
  if (categories.length > 0) return storedOfCategoriesSql(viewer, range, categories, parameters);
  const who = countedFor(viewer);
  const finer = range.level % 2;
  return `${totalsSql(viewer, range, parameters)}
    union all select a.x, a.y, c.category, c.${who}, c.${who}_x, c.${who}_y
    from amended a join place_cells c on c.level = ${range.level + finer}
      and c.x between a.x << ${finer} and ((a.x + 1) << ${finer}) - 1 and c.y between a.y << ${finer} and ((a.y + 1) << ${finer}) - 1`;
}

/** Serves: place_cell_totals_pkey, one descent per column. */
function totalsSql(viewer: Viewer | null, range: CellRange, parameters: Parameters): string {
  const who = countedFor(viewer);
  return `select t.x, t.y, t.${who}_category as category, t.${who} as n, t.${who}_x as sum_x, t.${who}_y as sum_y
    from place_cell_totals t where t.level = ${range.level} and t.x = any(${parameters.add('int4[]', columnsOf(range, 0))})
      and t.y between ${parameters.add('int4', range.firstRow)} and ${parameters.add('int4', range.lastRow)}
      and not exists (select from amended a where a.x = t.x and a.y = t.y)`;
}

/** Every column of the range, as `finer` levels further down. */
const columnsOf = ({ columns }: CellRange, finer: number): number[] =>
  columns.flatMap(({ first, last }) => {
    const from = first * 2 ** finer;
    return Array.from({ length: (last + 1) * 2 ** finer - from }, (_, n) => from + n);
  });

/** Serves: place_cells_pkey, one descent per column. Levels between two kept ones are four cells each of the next. */
function storedOfCategoriesSql(
  viewer: Viewer | null,
  range: CellRange,
  categories: readonly string[],
  parameters: Parameters,
): string {
  const finer = range.level % 2;
  const who = countedFor(viewer);
  return `select c.x >> ${finer} as x, c.y >> ${finer} as y, c.category, c.${who} as n, c.${who}_x as sum_x, c.${who}_y as sum_y
    from place_cells c where c.level = ${range.level + finer} and c.x = any(${parameters.add('int4[]', columnsOf(range, finer))})
      and c.y between ${parameters.add('int4', range.firstRow * 2 ** finer)} and ${parameters.add('int4', (range.lastRow + 1) * 2 ** finer - 1)}
      and ${among('c', categories, parameters)}`;
}

/** Serves: place_cell_changes_cell; few rows, as they are folded all the time. */
function changedSql(
  viewer: Viewer | null,
  range: CellRange,
  categories: readonly string[],
  parameters: Parameters,
): string {
  const finer = MAP_COUNTED_LEVEL_MAX - range.level;
  const who = countedFor(viewer);
  const size = 2 ** finer;
  const columns = range.columns.map(
    ({ first, last }) =>
      `d.x between ${parameters.add('int4', first * size)} and ${parameters.add('int4', (last + 1) * size - 1)}`,
  );
  return `select d.x >> ${finer} as x, d.y >> ${finer} as y, d.category, sum(d.${who})::int8 as n, sum(d.${who}_x) as sum_x,
      sum(d.${who}_y) as sum_y, count(*) as parts
    from place_cell_changes d where (${columns.join(' or ')})
      and d.y between ${parameters.add('int4', range.firstRow * size)} and ${parameters.add('int4', (range.lastRow + 1) * size - 1)}
      and ${among('d', categories, parameters)} group by 1, 2, 3`;
}

/**
 * The rows that may count differently for the viewer: own ones that others do not see, and those of people they blocked,
 * with all rows of the same places. Serves: place_search_owner, place_search_dkey.
 */
function touchedSql(viewer: Viewer, parameters: Parameters): string {
  const me = parameters.add('uuid', viewer.userId);
  const most = viewer.entitlement.prive ? 1 : 0;
  return `theirs as materialized (select s.key, s.dkey, s.twins from place_search s
    where s.owner = any(${me} || ${blockedUserIds(me)}) and (s.owner = ${me}) = (s.vis > ${most}) limit ${MAP_CORRECTIONS_MAX + 1}),
  touched as materialized (select t.key from theirs t
    union select d.key from theirs t join place_search d on d.dkey = t.dkey and d.twins = t.twins where t.twins is not null)`;
}

function differentSql(
  viewer: Viewer,
  range: CellRange,
  categories: readonly string[],
  shift: number,
  parameters: Parameters,
): string {
  const counts = `counts_for_${countedFor(viewer)}(p.vis, p.twins, p.led)`;
  const columns = range.columns.map(
    ({ first, last }) => `d.x between ${parameters.add('int4', first)} and ${parameters.add('int4', last)}`,
  );
  return `select d.x, d.y, d.category, d.n, d.n * d.units_x as sum_x, d.n * d.units_y as sum_y from (
      select map_x(p.pos) >> ${shift} as x, map_y(p.pos) >> ${shift} as y, p.category, map_x(p.pos)::int8 as units_x,
        map_y(p.pos)::int8 as units_y,
        (${foundBy(viewer, 'p', parameters)} and not ${isDuplicate('p', (twin) => [foundBy(viewer, twin, parameters)])})::int - ${counts}::int as n
      from touched t join place_search p on p.key = t.key where p.pos is not null and ${among('p', categories, parameters)}) d
    where d.n <> 0 and (${columns.join(' or ')})
      and d.y between ${parameters.add('int4', range.firstRow)} and ${parameters.add('int4', range.lastRow)}`;
}

const countedFor = (viewer: Viewer | null) => (viewer?.entitlement.prive ? 'members' : 'everybody');

const among = (alias: string, categories: readonly string[], parameters: Parameters) =>
  categories.length === 0 ? 'true' : `${alias}.category = any(${parameters.add('text[]', categories)})`;

/** Folds the oldest changes into the cells; how many there were, none where another node is at it. */
export async function foldCells(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_place_cells(${most}::int) as folded`.execute(db);
  return rows[0]?.folded ?? 0;
}
