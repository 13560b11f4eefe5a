import type { LatLng } from '@liora/domain/rules/distance';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { LOCKS } from '../../db/locks.ts';
import type { DB } from '../../db/types.gen.ts';
import type { Beginning, TownName } from './gazetteer/towns.rules.ts';

export interface LocalityRow {
  locality: string;
  /** The middle of its places. */
  latitude: number;
  longitude: number;
}

const LEAST_PLACES = 2;
const MOST_LOCALITIES = 5000;
/** Rows that are looked at: of a larger table a sample is enough. */
const SAMPLED_ROWS = 200_000;

/**
 * Neighbourhoods and towns that public places lie in, the same name far apart (a degree) counted as two. Pins are left out:
 * what their owners write is theirs.
 */
export async function localitiesWithPlaces(pool: pg.Pool): Promise<LocalityRow[]> {
  const share = await sampledShare(pool);
  const { rows } = await pool.query<LocalityRow>(
    `select min(locality) as locality, avg(lat)::float8 as latitude, avg(lng)::float8 as longitude
    from place_search ${share < 100 ? `tablesample system (${share})` : ''}
    where source in (0, 1) and vis = 0 and locality <> '' and pos is not null
    group by lower(locality), round(lat), round(lng)
    having count(*) >= ${LEAST_PLACES} order by count(*) desc limit ${MOST_LOCALITIES}`,
  );
  return rows;
}

/** Per cent of the table, by PostgreSQL's own estimate of its size. */
async function sampledShare(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ rows: number }>(
    `select reltuples::float8 as rows from pg_class where oid = 'place_search'::regclass`,
  );
  return Math.min(100, (100 * SAMPLED_ROWS) / Math.max(1, rows[0]?.rows ?? 1));
}

const TOWN = 'key, name, division, population, latitude, longitude, is_part';

/** Towns of these names. Serves: town_names_key. */
export async function townsCalled(pool: pg.Pool, keys: readonly string[]): Promise<TownName[]> {
  const { rows } = await pool.query<TownName>({
    name: 'towns_called',
    text: `select ${TOWN} from town_names where key = any($1::text[])`,
    values: [keys],
  });
  return rows;
}

/** More than anybody is shown: what stands further behind is neither large nor near. */
const MOST_BEGINNING_SO = 500;
/** Beginnings of a few letters: their own index. */
const LARGER_TOWN = 3000;

/** The towns whose names begin so, the best known and nearest (as `weight` of findTowns.rules.ts has it). */
export async function townsStartingWith(
  pool: pg.Pool,
  { prefix, least }: Beginning,
  near: LatLng,
): Promise<TownName[]> {
  const larger = least >= LARGER_TOWN;
  const { rows } = await pool.query<TownName>({
    name: larger ? 'larger_towns_starting_with' : 'towns_starting_with',
    text: `select ${TOWN} from town_names
      where key >= $1 and key < $1 || chr(1114111) and population >= $2 ${larger ? `and population >= ${LARGER_TOWN}` : ''}
      order by greatest(population, 500) * case when is_part then 0.5 else 1 end
        * greatest(1, 8 / (1 + miles_between($3::float8, $4::float8, latitude, longitude) / 200)) desc
      limit ${MOST_BEGINNING_SO}`,
    values: [prefix, least, near.lat, near.lng],
  });
  return rows;
}

/** Towns that have neighbourhoods, the largest first. Serves: town_names_large. */
export async function townsWithAtLeast(pool: pg.Pool, people: number): Promise<TownName[]> {
  const { rows } = await pool.query<TownName>(
    `select distinct on (population, latitude, longitude) ${TOWN} from town_names
     where population >= $1 and not is_part order by population desc, latitude, longitude`,
    [people],
  );
  return rows;
}

export async function isFilledFrom(db: Kysely<DB>, version: string): Promise<boolean> {
  const row = await db
    .selectFrom('town_names_filled')
    .select('version')
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined;
}

const ROWS_PER_STATEMENT = 10_000;

/**
 * Replaces all towns in one transaction; who reads meanwhile sees the earlier ones. A second node waits, and has nothing to do:
 * not even read the file, which takes a second of a processor.
 */
export async function fillTownNames(
  db: Kysely<DB>,
  version: string,
  readTowns: () => Promise<readonly TownName[]>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.townNames}, 0)`.execute(trx);
    if (await isFilledFrom(trx, version)) return;
    const towns = await readTowns();
    await trx.deleteFrom('town_names').execute();
    await trx.deleteFrom('town_names_filled').execute();
    for (let at = 0; at < towns.length; at += ROWS_PER_STATEMENT)
      await insertTownNames(trx, towns.slice(at, at + ROWS_PER_STATEMENT));
    await trx.insertInto('town_names_filled').values({ version }).execute();
    await sql`analyze town_names`.execute(trx);
  });
}

async function insertTownNames(db: Kysely<DB>, towns: readonly TownName[]): Promise<void> {
  const column = <Value>(value: (town: TownName) => Value) => towns.map(value);
  await sql`insert into town_names (key, name, division, population, latitude, longitude, is_part)
    select * from unnest(${column((town) => town.key)}::text[], ${column((town) => town.name)}::text[],
      ${column((town) => town.division)}::text[], ${column((town) => town.population)}::int4[],
      ${column((town) => town.latitude)}::float8[], ${column((town) => town.longitude)}::float8[],
      ${column((town) => town.is_part)}::bool[])`.execute(db);
}
