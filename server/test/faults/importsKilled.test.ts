import { afterAll, expect, test } from 'vitest';
import {
  applyImport,
  getImport,
  rollBackImportRun,
  startDryRun,
} from '../../src/modules/places/import/runs/runs.service.ts';
import { importFolder, importing, put } from '../../src/modules/places/import/testing/importRuns.ts';
import type { TestNode } from '../../src/modules/places/import/testing/pbfWriter.ts';
import { placeRows } from '../../src/modules/places/import/testing/placeRows.ts';
import { testDatabase } from '../database.ts';
import { killedAt as killedWhile } from './killedAt.ts';

const POOL_SIZE = 6;
const database = await testDatabase({ poolSize: POOL_SIZE });
afterAll(() => database.close());

const bar = (id: number, name: string): TestNode => ({
  id,
  lat: 43.73 + id / 10_000,
  lng: 7.42,
  tags: { amenity: 'bar', name },
});
const FIRST = { nodes: [bar(1, 'Rascasse'), bar(2, 'Lumen'), bar(3, 'Unchanged')], date: '2025-02-15' };
const SECOND = { nodes: [bar(1, 'La Rascasse'), bar(3, 'Unchanged'), bar(4, 'New one')], date: '2025-10-23' };
/** What an import and its rolling back write. */
const TABLES = ['place_import_journal', 'places', 'venues', 'place_search'];

const killedAt = (table: string, work: () => Promise<unknown>) =>
  killedWhile(database, { table, mode: 'share', poolSize: POOL_SIZE }, work);

/** Names alone: an import that begins again writes at another time. */
const names = async () => {
  const { rows } = await database.pool.query('select name from place_search where source < 2 order by 1');
  return rows.map(({ name }) => name);
};

test('FIX-43 RUL-109 an import whose connection is killed at any of its writes goes on, and is rolled back to equal bytes, killed or not', async () => {
  const folder = await importFolder();
  await put(folder, 'first.osm.pbf', FIRST);
  await put(folder, 'second.osm.pbf', SECOND);
  const { admin, work } = await importing(database, folder);
  const compared = async (file: string) => {
    const { id } = await startDryRun(admin, { file });
    await work(id);
    return id ?? 0;
  };
  const stateOf = async (id: number) => (await getImport(admin, { id })).run.state;
  const first = await compared('first.osm.pbf');
  await applyImport(admin, { id: first });
  await work(first);
  const before = await placeRows(database.pool);
  for (const table of TABLES) {
    const id = await compared('second.osm.pbf');
    await applyImport(admin, { id });
    expect(await killedAt(table, () => work(id)), table).toBe(true);
    expect(await stateOf(id), table).toBe('applying');
    await work(id, { retryCount: 1 });
    expect(await stateOf(id), table).toBe('applied');
    expect(await names(), table).toEqual(['La Rascasse', 'New one', 'Unchanged']);
    await rollBackImportRun(admin, { id });
    await killedAt(table, () => work(id));
    await work(id, { retryCount: 1 });
    expect(await stateOf(id), table).toBe('rolled_back');
    expect(await placeRows(database.pool), table).toEqual(before);
  }
});
