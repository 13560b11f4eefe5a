import { afterAll, describe, expect, it } from 'vitest';
import { filledDatabase, type TestDatabase } from '../../../../../test/database.ts';
import { TEST_NOW } from '../../../../../test/factories.ts';
import { loadDemoCity } from '../../../../db/demo/load.ts';
import { ImportRunning } from '../importPlaces.service.ts';
import { Interrupted } from '../read/fileProblem.errors.ts';
import { importExtract, NO_PROGRESS } from '../testing/importing.ts';
import type { TestExtract, TestNode } from '../testing/pbfWriter.ts';
import { placeRows } from '../testing/placeRows.ts';
import { acquireImportLock, releaseImportLock } from '../write/importRuns.queries.ts';
import { rollBackImport } from './rollBack.service.ts';

const city = await filledDatabase(({ db }) => loadDemoCity(db, { now: TEST_NOW }));
afterAll(() => city.drop());

const BOX = [43.72, 7.4, 43.75, 7.44] as const;
const place = (id: number, name: string, tags: Record<string, string> = {}): TestNode => ({
  id,
  lat: 43.73 + id / 10_000,
  lng: 7.42,
  tags: { amenity: 'bar', name, ...tags },
});
const extract = (nodes: TestNode[], date = '2025-02-15'): TestExtract => ({ nodes, box: BOX, date });

/** Every kind of change: renamed, moved to the other table, gone, under another id, back again, only seen anew, and new. */
const BEFORE = [
  place(1, 'Bamboou'),
  place(2, 'Lumen'),
  place(3, 'Rascasse'),
  place(4, 'Vieux Port', { opening_hours: '18:00-02:00' }),
  place(5, 'Unchanged'),
  place(6, 'Sass'),
];
const AFTER = [
  place(1, 'Spicy Bamboo', { phone: '+377 93 30 40 30' }),
  place(2, 'Lumen', { amenity: 'restaurant', cuisine: 'french' }),
  { ...place(4, 'Vieux Port'), id: 44 },
  place(5, 'Unchanged'),
  place(6, 'Sass'),
  place(7, 'New one'),
];

async function newest({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select max(id)::int as id from place_imports');
  return rows[0]?.id ?? 0;
}

async function rollBack(database: TestDatabase, signal?: AbortSignal) {
  const importId = await newest(database);
  return rollBackImport({
    pool: database.pool,
    importId,
    source: 'osm',
    progress: NO_PROGRESS,
    ...(signal && { signal }),
    now: () => new Date(),
  });
}

/** The city with an import; the next one changes it in every way. */
async function imported(): Promise<TestDatabase> {
  const database = await city.copyForThisTest();
  await importExtract(database.pool, extract(BEFORE));
  await importExtract(database.pool, extract(BEFORE.filter(({ id }) => id !== 6)));
  return database;
}
const next = (database: TestDatabase) => importExtract(database.pool, extract(AFTER, '2025-10-23'));

describe('rolling back an import', () => {
  it('RUL-95 RUL-109 leaves every row of every place table as it was, to its time', async () => {
    const database = await imported();
    const before = await placeRows(database.pool);
    const report = await next(database);
    expect(report).toMatchObject({
      added: 1,
      changed: 2,
      moved: 1,
      gone: 1,
      carried: 1,
      returned: 1,
      unchanged: 1,
    });
    expect(await placeRows(database.pool)).not.toEqual(before);
    expect(await rollBack(database)).toEqual({ restored: 6, removed: 1, hidden: 0, kept: 0 });
    expect(await placeRows(database.pool)).toEqual(before);
  });

  it('RUL-95 the same import again does the same, and is rolled back to the same', async () => {
    const database = await imported();
    const before = await placeRows(database.pool);
    await next(database);
    const shown = async () =>
      (
        await database.pool.query(
          'select place_id, name, gone_at is null as there from shown_venues order by 1',
        )
      ).rows;
    const after = await shown();
    await rollBack(database);
    await next(database);
    expect(await shown()).toEqual(after);
    await rollBack(database);
    expect(await placeRows(database.pool)).toEqual(before);
  });

  it('RUL-109 what people corrected stays over what is restored', async () => {
    const database = await imported();
    await next(database);
    await database.pool.query(
      `insert into place_corrections (place_id, fields) values ('osm-node-1', '{"phone": "+377 1"}')`,
    );
    expect(await rollBack(database)).toMatchObject({ restored: 6, kept: 0 });
    const { rows } = await database.pool.query(
      "select name, phone from shown_venues where place_id = 'osm-node-1'",
    );
    expect(rows).toEqual([{ name: 'Bamboou', phone: '+377 1' }]);
  });

  it('RUL-109 what was written to a record since stays as it is, and is counted', async () => {
    const database = await imported();
    await next(database);
    await database.pool.query("update venues set rating = 3 where place_id = 'osm-node-1'");
    expect(await rollBack(database)).toEqual({ restored: 5, removed: 1, hidden: 0, kept: 1 });
    const { rows } = await database.pool.query(
      "select name, rating from venues where place_id = 'osm-node-1'",
    );
    expect(rows).toMatchObject([{ name: 'Spicy Bamboo', rating: 3 }]);
  });

  it.each([
    [
      'saved',
      `insert into saved_places (user_id, place_id, source, place_name, category)
       select user_id, 'osm-node-7', 'venues', 'New one', 'Bar' from profiles limit 1`,
    ],
    [
      'confirmed',
      `insert into place_confirmations (place_id, confirmed_at, day) values ('osm-node-7', now(), current_date)`,
    ],
    [
      'mapped to words',
      `insert into category_mappings (search_term, normalized_term, place_ids) values ('new', 'new', '{osm-node-7}')`,
    ],
    ['led on to another one', `update places set redirect_to = 'osm-node-5' where place_id = 'osm-node-7'`],
    [
      'what another one leads to',
      `update places set redirect_to = 'osm-node-7' where place_id = 'osm-node-5'`,
    ],
    [
      'merged and parted again',
      `insert into place_merges (from_place, to_place, score, aliases, taken_over, merged_at, undone_at)
       values ('osm-node-5', 'osm-node-7', 90, '{}', '{}', now(), now())`,
    ],
    [
      'told from another one',
      `insert into distinct_places (one, other, decided_at) values ('osm-node-5', 'osm-node-7', now())`,
    ],
  ])('RUL-109 a new place that was %s since is hidden, and what refers to it stays', async (_, use) => {
    const database = await imported();
    await next(database);
    await database.pool.query(use);
    expect(await rollBack(database)).toEqual({ restored: 6, removed: 0, hidden: 1, kept: 0 });
    const { rows } = await database.pool.query(
      "select gone_at is not null as gone from venues where place_id = 'osm-node-7'",
    );
    expect(rows).toEqual([{ gone: true }]);
  });

  it('RUL-95 stopped half way, the same again does the rest', async () => {
    const database = await imported();
    const before = await placeRows(database.pool);
    await next(database);
    await expect(rollBack(database, AbortSignal.abort())).rejects.toBeInstanceOf(Interrupted);
    expect(await rollBack(database)).toMatchObject({ restored: 6, removed: 1 });
    expect(await placeRows(database.pool)).toEqual(before);
  });

  it('RUL-95 an import of the same source has the turn first', async () => {
    const database = await imported();
    await next(database);
    const other = await database.pool.connect();
    await acquireImportLock(other, 'osm');
    await expect(rollBack(database)).rejects.toBeInstanceOf(ImportRunning);
    await releaseImportLock(other);
    other.release();
    expect(await rollBack(database)).toMatchObject({ restored: 6 });
  });
});
