import path from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { reference } from '../../../../../tools/reference.ts';
import { testDatabaseForThisTest, testPool } from '../../../../test/database.ts';
import { person, testDeps } from '../../../../test/factories.ts';
import type { ImportedPlace, SourceName } from './importedPlace.types.ts';
import { importFile, storedPlaces } from './testing/importing.ts';
import { importedPlace, writePlaces } from './testing/stagedPlaces.ts';
import { withSearchWriteLock } from './write/searchWriteLock.queries.ts';

const PLACES = 400;
const BATCH = 100;
const PINS = 40;

/** Names, addresses and words that both sources have, each source in another order. */
function generated(source: SourceName): ImportedPlace[] {
  return Array.from({ length: PLACES }, (_, i) => {
    const n = source === 'osm' ? i : (i * 397) % PLACES;
    return importedPlace({
      source_id: String(n),
      place_id: `${source}-${n}`,
      name: `Wort${n} Haus${(n * 7) % PLACES}`,
      address: `${n} Main Street`,
      category: n % 2 === 0 ? 'Restaurant' : 'Bar',
      latitude: 47 + n / 10_000,
    });
  });
}

const writeGenerated = (pool: pg.Pool, source: SourceName) =>
  writePlaces(pool, { source, sourceDate: '2026-01-01', places: generated(source), batch: BATCH });

test('FIX-21 two sources with the same places at once, while people pin them, never end in a deadlock', async () => {
  const database = await testDatabaseForThisTest();
  const pool = waitingPool(database.url);
  const { viewer } = await person(testDeps(database));
  const before = await deadlocks(pool);
  const pins = Array.from({ length: PINS }, (_, i) => i * 7);
  await Promise.all([
    writeGenerated(pool, 'osm'),
    writeGenerated(pool, 'overture'),
    ...pins.map((n) =>
      pool.query(
        `insert into dropped_pins (user_id, title, address, category, latitude, longitude)
         values ($1, $2, $3, 'Bar', $4, 12)`,
        [viewer.userId, `Wort${n} Haus${(n * 7) % PLACES}`, `${n} Main Street`, 47 + n / 10_000],
      ),
    ),
  ]);
  expect(await deadlocks(pool)).toBe(before);
  const { rows } = await pool.query(
    `select count(*)::int as rows, count(distinct dkey)::int as places, count(*) filter (where not has_twin)::int as leaders
     from place_search`,
  );
  expect(rows).toEqual([{ rows: 2 * PLACES + pins.length, places: PLACES, leaders: PLACES }]);
});

/** Waits for connections and locks as long as it takes: the product gives up after seconds, which a busy machine needs. */
function waitingPool(connectionString: string): pg.Pool {
  return testPool({ connectionString, max: 2 + PINS, options: '-c timezone=UTC -c jit=off' });
}

/** As PostgreSQL counts them. */
async function deadlocks(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: string }>(
    'select pg_stat_force_next_flush(), deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.deadlocks);
}

test('FIX-21 a transaction that a deadlock ended begins again, but not for ever', async () => {
  const { pool } = await testDatabaseForThisTest();
  const client = await pool.connect();
  const deadlock = () => client.query("do $$ begin raise exception using errcode = '40P01'; end $$");
  let tried = 0;
  const note = () => client.query("insert into search_words values ('once')");
  await withSearchWriteLock(client, async () => {
    await note();
    tried += 1;
    if (tried < 3) await deadlock();
  });
  expect((await pool.query('select word from search_words')).rows).toEqual([{ word: 'once' }]);
  await expect(withSearchWriteLock(client, async () => void (await deadlock()))).rejects.toMatchObject({
    code: '40P01',
  });
  client.release();
});

const DATA = reference('data');

test.skipIf(!DATA.isThere)(`FIX-21 two real files at once${DATA.skipped}`, async () => {
  const { pool } = await testDatabaseForThisTest();
  const files = ['sf-downtown-2023/sf-downtown.osm.pbf', 'boulder-overture-2026/places.parquet'];
  const reports = await Promise.all(files.map((name) => importFile(pool, path.join(DATA.path, name))));
  expect(reports).toMatchObject([{ added: 1756 }, { added: 604 }]);
  expect(Object.keys(await storedPlaces(pool))).toHaveLength(1756 + 604);
  const { rows } = await pool.query('select from place_imports where finished_at is null');
  expect(rows).toHaveLength(0);
});
