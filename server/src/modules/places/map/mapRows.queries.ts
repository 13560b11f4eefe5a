import { MAP_NAME_MAX_CHARS, MAP_PLACES_MAX } from '@liora/domain/limits';
import type pg from 'pg';
import type { Viewer } from '../../../rpc/context.ts';
import { foundBy } from '../places.policy.ts';
import { isDuplicate, openSql, savedCondition, traitConditions } from '../search/find/conditions.queries.ts';
import { type Statement, statement } from '../search/find/near.queries.ts';
import { newParameters, type Parameters } from '../search/find/parameters.rules.ts';
import type { CountedCell } from './mapCells.queries.ts';
import { type CellRange, planeBox, UNIT_BITS } from './mapGrid.rules.ts';

export interface MapFilters {
  categories: readonly string[];
  /** Lists of feature codes of which a place has to have one each. */
  anyOf: ReadonlyArray<readonly number[]>;
  allOf: readonly number[];
  openAt: Date | null;
  loved: boolean;
  prive: boolean;
  saved: boolean;
}

export interface FoundCell extends CountedCell {
  /** The edges of its places, in units of the grid. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface NamedPlace {
  ref: string;
  name: string;
  category: string;
  subcategory: string | null;
  lat: number;
  lng: number;
  spark: number | null;
  reviews: number;
  is_prive: boolean;
  is_own: boolean;
  is_private: boolean;
}

export interface FoundRows {
  cells: FoundCell[];
  places: NamedPlace[];
  /** There are more rows in view than were looked at. */
  cut: boolean;
}

/**
 * The places of a view, each once: those of the emptiest cells by name, the others as the cells they are in. At most
 * `window` rows are looked at, of those that the viewer may see: nothing hidden decides where it ends.
 * Serves: place_search_near.
 */
function rowsStatement(
  viewer: Viewer | null,
  range: CellRange,
  filters: MapFilters,
  window: number,
): Statement {
  const parameters = newParameters();
  const shift = UNIT_BITS - range.level;
  const me = viewer ? parameters.add('uuid', viewer.userId) : null;
  const keep = [
    ...rowFilters(filters, parameters),
    `not ${isDuplicate('p', (d) => [foundBy(viewer, d, parameters)])}`,
  ];
  return statement(
    `with seen as materialized (${seenSql(viewer, range, filters, parameters)} limit ${parameters.add('int4', window + 1)}),
  kept as materialized (select p.key, map_x(p.pos) as units_x, map_y(p.pos) as units_y, p.category from seen p
    where ${keep.join('\n      and ')}),
  grouped as (select units_x >> ${shift} as x, units_y >> ${shift} as y, count(*)::int as count, avg(units_x)::float8 as middle_x,
      avg(units_y)::float8 as middle_y, case when min(category) = max(category) then min(category) end as category,
      min(units_x) as left, max(units_x) as right, min(units_y) as top, max(units_y) as bottom from kept group by 1, 2),
  cells as materialized (select g.*, sum(count) over (order by count, y, x) <= ${MAP_PLACES_MAX} as named from grouped g),
  places as (select s.ref, left(s.name, ${MAP_NAME_MAX_CHARS}) as name, s.category, s.subcategory, s.lat, s.lng, s.spark, s.reviews,
      coalesce((s.card ->> 'isPrive')::boolean, false) as is_prive, ${me ? `coalesce(s.owner = ${me}, false)` : 'false'} as is_own,
      s.vis = 2 as is_private
    from cells c join kept k on k.units_x >> ${shift} = c.x and k.units_y >> ${shift} = c.y join place_search s on s.key = k.key
    where c.named order by s.spark desc nulls last, s.key)
  select coalesce((select json_agg(c order by c.y, c.x) from cells c where not c.named), '[]') as cells,
    coalesce((select json_agg(p) from places p), '[]') as places,
    (select count(*) > ${parameters.add('int4', window)} from seen) as cut`,
    parameters,
  );
}

export async function findRows(
  pool: pg.Pool,
  viewer: Viewer | null,
  range: CellRange,
  filters: MapFilters,
  window: number,
): Promise<FoundRows> {
  const { rows } = await pool.query<FoundRows>(rowsStatement(viewer, range, filters, window));
  return rows[0] ?? { cells: [], places: [], cut: false };
}

function seenSql(
  viewer: Viewer | null,
  range: CellRange,
  filters: MapFilters,
  parameters: Parameters,
): string {
  const shift = UNIT_BITS - range.level;
  const boxes = range.columns.map((run) => {
    const { left, right, bottom, top } = planeBox(range, run);
    const corner = (x: number, y: number) =>
      `point(${parameters.add('float8', x)}, ${parameters.add('float8', y)})`;
    const inside = `map_x(s.pos) >> ${shift} between ${parameters.add('int4', run.first)} and ${parameters.add('int4', run.last)}`;
    return `select ${columns(filters)} from place_search s where s.pos <@ box(${corner(left, bottom)}, ${corner(right, top)}) and ${inside}
      and map_y(s.pos) >> ${shift} between ${parameters.add('int4', range.firstRow)} and ${parameters.add('int4', range.lastRow)}
      and ${[...indexFilters(filters, viewer, parameters), foundBy(viewer, 's', parameters)].join(' and ')}`;
  });
  return boxes.length === 1 ? boxes.join() : `select * from (${boxes.join(' union all ')}) s`;
}

/** Thousands of rows are kept for a moment: without their texts they fit into memory. */
const columns = ({ openAt, loved, prive }: MapFilters): string =>
  [
    'key, pos, category, source, dkey, twins, has_twin',
    ...(openAt ? ['weekly, exceptions, time_zone'] : []),
    ...(loved ? ['spark, reviews'] : []),
    ...(prive ? ['card'] : []),
  ].join(', ');

const indexFilters = (
  { anyOf, allOf, saved }: MapFilters,
  viewer: Viewer | null,
  parameters: Parameters,
): string[] => [
  ...anyOf.map((codes) => `s.feat && ${parameters.add('int4[]', codes)}`),
  ...(allOf.length > 0 ? [`s.feat @> ${parameters.add('int4[]', allOf)}`] : []),
  // Before the window is cut: what somebody saved is all of it, however much else is in view.
  ...(saved ? [savedCondition(viewer, 's', parameters)] : []),
];

function rowFilters(filters: MapFilters, parameters: Parameters): string[] {
  const { categories, openAt } = filters;
  return [
    ...(categories.length > 0 ? [`p.category = any(${parameters.add('text[]', categories)})`] : []),
    ...traitConditions(filters, 'p'),
    ...(openAt ? [`${openSql('p', parameters.add('timestamptz', openAt.toISOString()))} is not false`] : []),
  ];
}
