import type pg from 'pg';
import type { SignedInCaller } from '../../src/rpc/context.ts';
import { LONG_FORM } from './faultsReport.ts';
import { STORIES } from './twoPeopleStories.ts';

/** Counters, events, sessions and jobs, which tell of tries and not of what came of them. */
const OF_TRIES = [
  'rate_limits',
  'live_events',
  'auth_sessions',
  'analytics_events',
  'analytics_daily',
  'pgboss.job',
];
/** In the short form what the stories write; in the long form all there is. */
const WRITTEN = [...new Set(Object.values(STORIES).flatMap(({ tables }) => tables))];

async function tracedTables(pool: pg.Pool): Promise<string[]> {
  if (!LONG_FORM) return WRITTEN.filter((table) => !OF_TRIES.includes(table));
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [OF_TRIES],
  );
  return rows.map(({ name }) => name);
}

/**
 * How many rows of every table name each of these people, in whatever column, and how many deliveries their notifications wait
 * for: two pairs of people for whom the same has happened have the same.
 */
export async function tracesOf(
  pool: pg.Pool,
  people: readonly SignedInCaller[],
): Promise<Record<string, number[]>> {
  const ofEach = (count: string) =>
    `array(select (${count}) from unnest($1::text[]) with ordinality p (id, n) order by n)`;
  const counts = (await tracedTables(pool)).map(
    (table) =>
      `select '${table}' as name, ${ofEach(`select count(*)::int from ${table} t where t::text like '%' || p.id || '%'`)} as counts`,
  );
  const queued = ofEach(`select count(*)::int from pgboss.job j
    join notifications n on n.id::text = j.data ->> 'notificationId' where n.user_id = p.id::uuid`);
  const { rows } = await pool.query<{ name: string; counts: number[] }>(
    `${counts.join(' union all ')} union all select 'deliveries in the queue', ${queued}`,
    [people.map(({ viewer }) => viewer.userId)],
  );
  return Object.fromEntries(
    rows.filter((row) => row.counts.some((count) => count > 0)).map((row) => [row.name, row.counts]),
  );
}
