import type { Origin } from '@liora/domain/contract/common';
import { AREA_NAMES_COMPARED } from '@liora/domain/limits';
import { boundingBox } from '@liora/domain/rules/distance';
import type pg from 'pg';
import type { Viewer } from '../../../../rpc/context.ts';
import { isDuplicate, NO_FILTERS, openSql, rowConditions } from '../find/conditions.queries.ts';
import { newParameters, type Parameters } from '../find/parameters.rules.ts';
import { circlesAround, mercator } from '../find/planeCircle.rules.ts';
import { ROW_COLUMNS, type SearchRow, type StoredRow, toSearchRow } from '../find/search.queries.ts';

interface Around {
  viewer: Viewer | null;
  origin: Origin;
  miles: number;
  /** Rows of the index that are looked at, nearest first. */
  window: number;
}

/** Conditions on the row with this alias. */
type Conditions = (alias: string) => string[];
const none: Conditions = () => [];

/** What the viewer may see within `miles` and what fulfils the conditions, duplicates among it merged; with k and miles. */
function around(search: Around, index: Conditions, row: Conditions, parameters: Parameters): string {
  const { x, y } = mercator(search.origin);
  const centre = `point(${parameters.add('float8', x)}, ${parameters.add('float8', y)})`;
  const radius = circlesAround(search.origin, search.miles)[0]?.radius ?? 0;
  const inside = [`s.pos <@ circle(${centre}, ${parameters.add('float8', radius)})`, ...index('s')].join(
    ' and ',
  );
  const lat = parameters.add('float8', search.origin.latitude);
  const lng = parameters.add('float8', search.origin.longitude);
  const asked: Conditions = (alias) => [
    ...rowConditions(NO_FILTERS, search.viewer, alias, parameters),
    ...row(alias),
  ];
  const kept = [...asked('p'), `not ${isDuplicate('p', (twin) => [...index(twin), ...asked(twin)])}`];
  return `select p.* from (
    select w.*, miles_between(${lat}, ${lng}, w.lat, w.lng) as miles from (
      select s.*, s.pos <-> ${centre} as k from place_search s where ${inside} order by k limit ${search.window}) w) p
    where p.miles <= ${parameters.add('float8', search.miles)} and ${kept.join(' and ')}`;
}

/** The nearest places but one, nearest first. */
export async function findNeighbours(
  pool: pg.Pool,
  search: Around & { except: string; limit: number },
): Promise<SearchRow[]> {
  const parameters = newParameters();
  const except = parameters.add('text', search.except);
  const rows = around(
    search,
    none,
    (p) => [`${p}.ref <> ${except}`, `${p}.id::text <> ${except}`],
    parameters,
  );
  return readRows(
    pool,
    `select ${ROW_COLUMNS}, r.miles from (${rows}) r order by r.k, r.key
    limit ${parameters.add('int4', search.limit)}`,
    parameters,
  );
}

/** Places of the given kinds that are open at an instant, nearest first. */
export async function findOpen(
  pool: pg.Pool,
  search: Around & { kinds: readonly number[]; at: Date; limit: number },
): Promise<SearchRow[]> {
  const parameters = newParameters();
  const instant = parameters.add('timestamptz', search.at.toISOString());
  const kinds = parameters.add('int4[]', search.kinds);
  const open: Conditions = (alias) => [openSql(alias, instant)];
  const rows = around(search, (alias) => [`${alias}.feat && ${kinds}`], open, parameters);
  return readRows(
    pool,
    `select ${ROW_COLUMNS}, r.miles from (${rows}) r order by r.k, r.key
    limit ${parameters.add('int4', search.limit)}`,
    parameters,
  );
}

/**
 * Public pins of others that were dropped since an instant, the newest first: of the nearest ones, however many there are.
 * Serves: dropped_pins_at.
 */
export async function findNewPins(
  pool: pg.Pool,
  search: Around & { since: Date; limit: number },
): Promise<SearchRow[]> {
  const { viewer, origin } = search;
  const parameters = newParameters();
  const number = (value: number) => parameters.add('float8', value);
  const [lat, lng, miles] = [number(origin.latitude), number(origin.longitude), number(search.miles)];
  const { north, east } = boundingBox({ lat: origin.latitude, lng: origin.longitude }, search.miles);
  const [up, right] = [number(north - origin.latitude), number(east - origin.longitude)];
  const others = viewer ? `d.user_id <> ${parameters.add('uuid', viewer.userId)}` : 'true';
  const near = `select d.id, d.created_at from dropped_pins d
    where d.deleted_at is null and d.is_public and not d.is_hidden and not d.is_reported and ${others}
      and point(d.longitude, d.latitude)
        <@ box(point(${lng} - ${right}, ${lat} - ${up}), point(${lng} + ${right}, ${lat} + ${up}))
    order by point(d.longitude, d.latitude) <-> point(${lng}, ${lat}) limit ${search.window}`;
  const visible = (alias: string) => rowConditions(NO_FILTERS, viewer, alias, parameters);
  const since = parameters.add('timestamptz', search.since.toISOString());
  return readRows(
    pool,
    `select ${ROW_COLUMNS}, r.miles from (
      select p.*, n.created_at, miles_between(${lat}, ${lng}, p.lat, p.lng) as miles
      from (${near}) n join place_search p on p.source = 2 and p.id = n.id
      where n.created_at >= ${since} and ${[...visible('p'), `not ${isDuplicate('p', visible)}`].join(' and ')}) r
    where r.miles <= ${miles} order by r.created_at desc, r.key limit ${parameters.add('int4', search.limit)}`,
    parameters,
  );
}

/**
 * Places with curator notes, and stops of public plans that start near the centre: the nearest of every category first,
 * then the second of every category, and so on.
 */
export async function findWorthADate(
  pool: pg.Pool,
  search: Around & {
    notedCode: number;
    /** Places that public plans near here stop at. */
    stops: readonly string[];
    limit: number;
  },
): Promise<SearchRow[]> {
  const parameters = newParameters();
  const code = parameters.add('int4[]', [search.notedCode]);
  const noted = around(search, (alias) => [`${alias}.feat @> ${code}`], none, parameters);
  const number = (value: number) => parameters.add('float8', value);
  const stops = parameters.add('text[]', search.stops);
  const lat = number(search.origin.latitude);
  const lng = number(search.origin.longitude);
  const { x, y } = mercator(search.origin);
  const visible = (alias: string) => rowConditions(NO_FILTERS, search.viewer, alias, parameters);
  const planned = `select p.*, p.pos <-> point(${number(x)}, ${number(y)}) as k, miles_between(${lat}, ${lng}, p.lat, p.lng) as miles
    from place_search p where p.ref = any(${stops}) and p.pos is not null
      and miles_between(${lat}, ${lng}, p.lat, p.lng) <= ${number(search.miles)}
      and ${[...visible('p'), `not ${isDuplicate('p', visible)}`].join(' and ')}`;
  return readRows(
    pool,
    `select ${ROW_COLUMNS}, r.miles from (
      select u.*, row_number() over (partition by u.category order by u.k, u.key) as turn
      from (select * from (${noted}) n union all select * from (${planned}) m where not m.feat @> ${code}) u) r
    order by r.turn, r.k, r.key limit ${parameters.add('int4', search.limit)}`,
    parameters,
  );
}

/** The neighbourhoods or towns of the nearest places, and how far these are, nearest first. */
export async function localitiesNear(
  pool: pg.Pool,
  origin: Origin,
  miles: number,
): Promise<{ locality: string; miles: number }[]> {
  const parameters = newParameters();
  const rows = around({ viewer: null, origin, miles, window: 40 }, none, none, parameters);
  const found = await pool.query<{ locality: string; miles: number }>(
    `select r.locality, r.miles from (${rows}) r where r.locality <> '' order by r.k limit ${AREA_NAMES_COMPARED}`,
    parameters.values,
  );
  return found.rows;
}

async function readRows(pool: pg.Pool, text: string, parameters: Parameters): Promise<SearchRow[]> {
  const { rows } = await pool.query<StoredRow & { miles: number | null }>(text, parameters.values);
  return rows.map((row) => toSearchRow(row, row.miles));
}
