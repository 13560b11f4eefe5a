import type pg from 'pg';

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
