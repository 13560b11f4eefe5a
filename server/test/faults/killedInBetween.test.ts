import { DAY_MS } from '@liora/domain/durations';
import { ACCOUNT_REOPENS_DAYS } from '@liora/domain/limits';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { closeAccount } from '../../src/modules/accounts/closing/closing.service.ts';
import { eraseClosedAccounts } from '../../src/modules/accounts/closing/erasure.jobs.ts';
import { PERSONAL_TABLES } from '../../src/modules/accounts/ownData/personalColumns.data.ts';
import { foldMapCells } from '../../src/modules/places/map/mapCells.jobs.ts';
import type { SignedInCaller } from '../../src/rpc/context.ts';
import { testDatabase } from '../database.ts';
import { stateWords } from '../everyState.ts';
import { droppedPin, person, TEST_NOW, testDeps } from '../factories.ts';
import { THINGS } from '../things.ts';
import { LONG_FORM, reportFault } from './faultsReport.ts';
import { killedAt as killedWhile } from './killedAt.ts';
import { countsOfCells, countsOfRows, totalsOfCells, totalsOfRows } from './mapCounts.ts';

const POOL_SIZE = 4;
const database = await testDatabase({ poolSize: POOL_SIZE });
afterAll(() => database.close());
const deps = testDeps(database);
const weekLater = testDeps(database, {
  now: () => new Date(TEST_NOW.getTime() + (ACCOUNT_REOPENS_DAYS + 1) * DAY_MS),
});
const SHORT_FORM_OF = 6;

const killedAt = (table: string, mode: string, work: () => Promise<unknown>) =>
  killedWhile(database, { table, mode, poolSize: POOL_SIZE }, work);

const waiting = async () =>
  Number((await database.pool.query('select count(*) from place_cell_changes')).rows[0].count);

/** Not by emptying the tables at once: nothing would count what went. */
async function emptyAll(): Promise<void> {
  for (const table of ['auth_users', 'venues'])
    await sql`delete from ${sql.table(table)}`.execute(database.db);
  await foldMapCells(deps);
}
beforeEach(emptyAll);

test('RUL-76 cells whose folding is killed while it reads, writes or erases count exactly what is there', async () => {
  const owner = await person(deps);
  const pins: string[] = [];
  for (const table of ['place_cell_changes', 'place_cells', 'place_cell_totals']) {
    for (let each = 0; each < 5; each += 1) pins.push(await droppedPin(owner, { is_prive: false }));
    await database.db
      .deleteFrom('dropped_pins')
      .where('id', '=', pins.pop() ?? '')
      .execute();
    const before = await waiting();
    expect(await killedAt(table, 'share', () => foldMapCells(deps))).toBe(true);
    expect(await waiting()).toBe(before);
    await foldMapCells(deps);
    expect(await waiting()).toBe(0);
    expect(await countsOfCells(database.pool)).toEqual(await countsOfRows(database.pool));
    expect(await totalsOfCells(database.pool)).toEqual(await totalsOfRows(database.pool));
  }
  expect(await countsOfCells(database.pool)).toMatchObject([{ category: 'Outdoor', everybody: 12 }]);
});

test('RUL-76 several folds at once of which one is killed count each change once', async () => {
  const owner = await person(deps);
  for (let each = 0; each < 8; each += 1) await droppedPin(owner);
  const folds: Promise<number>[] = [];
  await killedAt('place_cells', 'share', () => {
    folds.push(foldMapCells(deps), foldMapCells(deps));
    return Promise.all(folds);
  });
  // What is killed ends the wait for both; the other one goes on, and holds its rows until it is done.
  await Promise.allSettled(folds);
  await Promise.all([foldMapCells(deps), foldMapCells(deps)]);
  await foldMapCells(deps);
  expect(await countsOfCells(database.pool)).toEqual(await countsOfRows(database.pool));
  expect(await countsOfCells(database.pool)).toMatchObject([{ everybody: 8 }]);
});

/** Every one of them in the long form. */
const TABLES = Object.keys(PERSONAL_TABLES).filter((_table, n) => LONG_FORM || n % SHORT_FORM_OF === 0);
/** How many rows of every table are there, less what is only noted for others. */
async function everyRow(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const table of Object.keys(PERSONAL_TABLES)) {
    const { rows } = await database.pool.query(`select count(*)::int as count from ${table}`);
    counted[table] = rows[0].count;
  }
  return counted;
}

/** Somebody with a thing of every kind in every state, who has closed their account. */
async function leaver(): Promise<SignedInCaller> {
  const owner = await person(deps, { member: true });
  for (const [type, things] of Object.entries(THINGS))
    for (const state of things.states) await things.store(owner, `${type} ${stateWords(state)}`, state);
  await closeAccount(deps, owner.viewer.userId);
  return owner;
}

test('RUL-92 an erasure that is killed at any table it comes to leaves the account whole, and the next round erases all of it', async () => {
  await leaver();
  let whole = await everyRow();
  const killedIn: string[] = [];
  for (const table of TABLES) {
    if (!(await killedAt(table, 'share', () => eraseClosedAccounts(weekLater)))) {
      // It came to its end without that table: everything is there again for the next one.
      await emptyAll();
      await leaver();
      whole = await everyRow();
      continue;
    }
    killedIn.push(table);
    expect(await everyRow(), table).toEqual(whole);
  }
  expect(killedIn.length).toBeGreaterThan(TABLES.length / 3);
  reportFault({
    'what was done': 'an erasure is killed, at one table after the other',
    'tables it was killed at': killedIn.length,
    'half erased': 0,
  });
  expect(await eraseClosedAccounts(weekLater)).toBe(1);
  const left = await database.db
    .selectFrom('profiles')
    .where('closed_at', 'is not', null)
    .selectAll()
    .execute();
  expect(left).toEqual([]);
  await foldMapCells(deps);
  expect(await countsOfCells(database.pool)).toEqual(await countsOfRows(database.pool));
}, 600_000);
