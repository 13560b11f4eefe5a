import type pg from 'pg';
import { MigrationError } from '../../../server/src/db/migrations.ts';
import { type BenchDatabase, openBenchDatabase } from '../database.ts';
import { CONTENDERS } from './contenders.ts';
import { checkAgainstProduct, collectTraits, searchRows } from './searchRows.ts';
import { businesses, createVocabulary, insertPeople, pins } from './worldPlaces.ts';

/** Raised when worlds change: those of earlier runs are then built anew. */
const RECIPE = 1;
const AT_ONCE = 100_000;
const WRITERS = 2;
const SOURCES = ['venues', 'restaurants', 'dropped_pins'];
/** Joins by hashing: they keep the places in their order, where a merge would lay those of one kind side by side. */
const BULK = `set statement_timeout = 0; set synchronous_commit = off; set work_mem = '256MB';
  set maintenance_work_mem = '1GB'; set max_parallel_workers_per_gather = 0; set enable_mergejoin = off`;

export interface WorldSize {
  places: number;
  pins: number;
}

/** The same for every design. */
const SETTINGS = {
  shared_buffers: '4GB',
  effective_cache_size: '12GB',
  maintenance_work_mem: '1GB',
  work_mem: '32MB',
  max_wal_size: '8GB',
  random_page_cost: '1.1',
};

/** The world of this size, in a PostgreSQL of its own: that of an earlier run, unless it is not whole or `fresh`. */
export async function openWorld(
  size: WorldSize,
  fresh: boolean,
): Promise<{ database: BenchDatabase; built: string }> {
  const name = `search-${size.places}`;
  const kept = fresh ? null : await openExisting(name, size);
  if (kept) return { database: kept, built: 'Kept from an earlier run' };
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(0);
  const database = await openBenchDatabase(name, { fresh: true, settings: SETTINGS });
  try {
    await buildWorld(database, size, (step) => console.log(`${seconds()} s: ${step}`));
  } catch (error) {
    await database.stop();
    throw error;
  }
  return { database, built: `Built in ${(Number(seconds()) / 60).toFixed(1)} minutes` };
}

/** Null when there is none, or when it does not fit the migrations of today. */
async function openExisting(name: string, size: WorldSize): Promise<BenchDatabase | null> {
  try {
    const database = await openBenchDatabase(name, { fresh: false, settings: SETTINGS });
    if (await isBuilt(database.pool, size)) return database;
    await database.stop();
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
  }
  return null;
}

/** Whether an earlier run built this very world to its end. */
async function isBuilt(pool: pg.Pool, { places, pins: dropped }: WorldSize): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    "select to_regclass('bench_world') is not null as there",
  );
  if (!rows[0]?.there) return false;
  const world = await pool.query('select from bench_world where places = $1 and pins = $2 and recipe = $3', [
    places,
    dropped,
    RECIPE,
  ]);
  return world.rowCount === 1;
}

/**
 * Fills an empty migrated database with a synthetic world, the same for the same sizes: sources without their triggers,
 * place_search in a few big inserts without its indexes, then the indexes, then what the other designs need.
 */
async function buildWorld(
  database: BenchDatabase,
  size: WorldSize,
  note: (message: string) => void,
): Promise<void> {
  const { pool } = database;
  const client = await bulkSession(pool);
  try {
    await createVocabulary(client);
    await triggers(client, 'disable');
    await insertPeople(client);
    await allOf(pool, chunksOf(size.places), (done) => note(`places ${done}`));
    await allOf(pool, pins(size.pins), (done) => note(`pins ${done}`));
    await triggers(client, 'enable');
    await client.query('analyze venues; analyze restaurants; analyze dropped_pins; analyze blocked_users');
    await fillPlaceSearch(pool, client, size, note);
    for (const table of ['place_search', 'search_words', ...SOURCES])
      await client.query(`vacuum analyze ${table}`);
    await checkAgainstProduct(client);
    await client.query(CONTENDERS.schema);
    await allOf(pool, CONTENDERS.tables, (done) => note(`the other designs ${done}`));
    await client.query(
      `create table bench_world as select ${size.places} as places, ${size.pins} as pins, ${RECIPE} as recipe`,
    );
  } finally {
    client.release(true);
  }
}

async function bulkSession(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  await client.query(BULK);
  return client;
}

async function triggers(client: pg.PoolClient, change: 'enable' | 'disable'): Promise<void> {
  for (const table of SOURCES) await client.query(`alter table ${table} ${change} trigger user`);
}

function chunksOf(places: number): string[] {
  const chunks = Math.ceil(places / AT_ONCE);
  return Array.from({ length: chunks }, (_, i) =>
    businesses(i * AT_ONCE + 1, Math.min(places, (i + 1) * AT_ONCE)),
  );
}

/** Runs the statements in the order given, as many at a time as there are writers. */
async function allOf(
  pool: pg.Pool,
  statements: readonly string[],
  note: (done: string) => void,
): Promise<void> {
  const waiting = statements.values();
  let done = 0;
  const write = async () => {
    const client = await bulkSession(pool);
    try {
      for (const text of waiting) {
        await client.query(text);
        done += 1;
        note(`${done} of ${statements.length}`);
      }
    } finally {
      client.release(true);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

async function fillPlaceSearch(
  pool: pg.Pool,
  client: pg.PoolClient,
  { places }: WorldSize,
  note: (message: string) => void,
): Promise<void> {
  note('kinds of places');
  await collectTraits(client);
  const indexes = await dropIndexes(client);
  const parts = Math.ceil(places / 500_000);
  const inserts = SOURCES.flatMap((_, source) =>
    Array.from({ length: parts }, (_part, part) => searchRows(source, part, parts)),
  );
  await allOf(pool, inserts, (done) => note(`search rows ${done}`));
  await client.query('analyze place_search');
  note('duplicates');
  await client.query(indexes.find((definition) => definition.includes('(dkey)')) ?? '');
  await client.query(
    `select mark_twins(array(select dkey from place_search where dkey is not null group by dkey having count(*) > 1))`,
  );
  // The index of positions takes longest, so it starts first; words are written beside it.
  const rest = indexes.filter((definition) => !definition.includes('(dkey)'));
  rest.sort((a, b) => Number(b.includes('gist')) - Number(a.includes('gist')));
  await allOf(pool, [...rest.slice(0, 1), WORDS, ...rest.slice(1)], (done) =>
    note(`indexes and words ${done}`),
  );
}

const WORDS = `insert into search_words select distinct w from place_search p,
  string_to_table(rtrim(p.doc, 'ꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟ '), ' ') w where length(w) between 3 and 40 on conflict do nothing`;

/** Drops all indexes of place_search but the primary key and returns the statements that make them again. */
async function dropIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ away: string; again: string }>(`
    select format('alter table place_search drop constraint %I', conname) as away,
      format('alter table place_search add constraint %I %s', conname, pg_get_constraintdef(oid)) as again
    from pg_constraint where conrelid = 'place_search'::regclass and contype = 'u'
    union all
    select format('drop index %I', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid = 'place_search'::regclass and not indisprimary
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { away } of rows) await client.query(away);
  return rows.map(({ again }) => again);
}
