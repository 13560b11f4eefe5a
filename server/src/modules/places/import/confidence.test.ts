import { expect, test } from 'vitest';
import { type TestDatabase, testDatabaseForThisTest } from '../../../../test/database.ts';
import { rollBackImport } from './rollBack/rollBack.service.ts';
import { NO_PROGRESS } from './testing/importing.ts';
import { placeRows } from './testing/placeRows.ts';
import { importedPlace, writePlaces } from './testing/stagedPlaces.ts';

const DAY = '2026-01-01';
const LATER = '2026-02-01';
/** A bar and a restaurant, of which the source is as sure as that. */
const release = ({ pool }: TestDatabase, sourceDate: string, confidence: number | null) =>
  writePlaces(pool, {
    source: 'overture',
    sourceDate,
    places: (['Bar', 'Restaurant'] as const).map((category) =>
      importedPlace({ source_id: category, place_id: `overture-${category}`, category, confidence }),
    ),
  });
const stored = async ({ pool }: TestDatabase) => {
  const { rows } = await pool.query(`
    select confidence, source_date, updated_at from venues
    union all select confidence, source_date, updated_at from restaurants`);
  return rows;
};
const sure = async (database: TestDatabase) => (await stored(database)).map(({ confidence }) => confidence);

test('RUL-95 how sure a source is of a place is kept, and follows its later releases, never its earlier ones', async () => {
  const database = await testDatabaseForThisTest();
  await release(database, DAY, 0.77);
  expect(await sure(database)).toEqual([0.77, 0.77]);
  await release(database, LATER, 0.61);
  expect(await sure(database)).toEqual([0.61, 0.61]);
  await release(database, DAY, 0.9);
  expect(await sure(database)).toEqual([0.61, 0.61]);
});

test('RUL-95 what was imported before it was kept gets it from the same file; again that writes nothing', async () => {
  const database = await testDatabaseForThisTest();
  await release(database, DAY, null);
  await release(database, DAY, 0.77);
  const once = await stored(database);
  expect(once.map(({ confidence }) => confidence)).toEqual([0.77, 0.77]);
  await release(database, DAY, 0.77);
  expect(await stored(database)).toEqual(once);
});

test.each([
  ['of a later day', LATER],
  ['of the same day', DAY],
])(
  'RUL-95 an import that changed nothing else, %s, is rolled back to every row as it was',
  async (_, day) => {
    const database = await testDatabaseForThisTest();
    await release(database, DAY, 0.77);
    const before = await placeRows(database.pool);
    const importId = await release(database, day, 0.61);
    expect(await placeRows(database.pool)).not.toEqual(before);
    const { pool } = database;
    await rollBackImport({
      pool,
      importId,
      source: 'overture',
      progress: NO_PROGRESS,
      now: () => new Date(),
    });
    expect(await placeRows(pool)).toEqual(before);
  },
);
