import { afterAll, beforeEach, expect, test } from 'vitest';
import { mergePlaces, undoMerge } from '../../src/modules/places/merge/merge.service.ts';
import { everyRow, twoPlaces } from '../../src/modules/places/merge/testing/mergedWorld.ts';
import { testDatabase } from '../database.ts';
import { person, testDeps } from '../factories.ts';
import { killedAt as killedWhile } from './killedAt.ts';

const POOL_SIZE = 4;
const database = await testDatabase({ poolSize: POOL_SIZE });
afterAll(() => database.close());
const deps = testDeps(database);
const admin = await person(deps);
/** What a merge and its undoing write, first to last. */
const TABLES = ['place_merges', 'merged_saves', 'saved_places', 'places', 'place_search', 'admin_actions'];

const killedAt = (table: string, work: () => Promise<unknown>) =>
  killedWhile(database, { table, mode: 'share', poolSize: POOL_SIZE }, work);

beforeEach(async () => {
  await twoPlaces(database, deps);
});

test('RUL-115 a merge that is killed at any of its writes has changed nothing, and neither has its undoing', async () => {
  const apart = await everyRow(database);
  const merge = () => mergePlaces(admin, { from: 'first', to: 'second', take: ['name', 'website'] });
  for (const table of TABLES) {
    expect(await killedAt(table, merge), table).toBe(true);
    expect(await everyRow(database), table).toEqual(apart);
  }
  const { id } = await merge();
  const together = await everyRow(database);
  expect(together).not.toEqual(apart);
  const undo = () => undoMerge(admin, id);
  for (const table of TABLES) {
    expect(await killedAt(table, undo), table).toBe(true);
    expect(await everyRow(database), table).toEqual(together);
  }
  await undo();
  expect(await everyRow(database)).toEqual(apart);
});
