import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps } from '../../../../test/factories.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { forgetOldSearches } from './history.jobs.ts';
import {
  forgetSearch,
  forgetSearches,
  keepSearches,
  rememberedSearches,
  rememberSearch,
} from './history.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const START = new Date('2026-05-15T12:00:00Z');
let clock = START.getTime();
const deps = testDeps(database, { now: () => new Date(clock) });
/** A moment later each time, so that the newest is known. */
const remember = (who: SignedInCaller, words: string, town: string | null = null) => {
  clock += 1000;
  return rememberSearch(who, { words, town });
};
const words = async (who: SignedInCaller) =>
  (await rememberedSearches(who)).searches.map((search) => search.words);
async function somebody() {
  const who = await person(deps);
  await keepSearches(who, true);
  return who;
}

test('POL-08 nothing is remembered until somebody wants it, and with the switch off all of it is gone', async () => {
  const maya = await person(deps);
  await remember(maya, 'tapas');
  expect(await rememberedSearches(maya)).toEqual({ on: false, searches: [] });
  await keepSearches(maya, true);
  await keepSearches(maya, true);
  expect(await rememberedSearches(maya)).toEqual({ on: true, searches: [] });
  await remember(maya, 'jazz', 'Oakland');
  expect((await rememberedSearches(maya)).searches).toMatchObject([{ words: 'jazz', town: 'Oakland' }]);
  await keepSearches(maya, false);
  await keepSearches(maya, true);
  expect(await words(maya)).toEqual([]);
});

test('POL-08 the newest stand first, and the same words again are the same search', async () => {
  const maya = await somebody();
  for (const each of ['tapas', 'jazz', 'museum']) await remember(maya, each);
  await remember(maya, 'Tapas', 'Berkeley');
  expect(await words(maya)).toEqual(['Tapas', 'museum', 'jazz']);
});

test('POL-08 fifty are kept, also when many come at once, and the oldest goes', async () => {
  const maya = await somebody();
  await remember(maya, 'the first of all');
  await Promise.all(Array.from({ length: 70 }, (_, n) => remember(maya, `search ${n}`)));
  const kept = await words(maya);
  expect(kept).toHaveLength(50);
  expect(kept).not.toContain('the first of all');
});

test('POL-08 one or all can be forgotten, by whose they are and nobody else', async () => {
  const [maya, tom] = [await somebody(), await somebody()];
  for (const each of ['tapas', 'jazz', 'museum']) await remember(maya, each);
  const [newest] = (await rememberedSearches(maya)).searches;
  await forgetSearch(tom, newest?.id ?? '');
  await forgetSearches(tom);
  expect(await words(maya)).toEqual(['museum', 'jazz', 'tapas']);
  await forgetSearch(maya, newest?.id ?? '');
  expect(await words(maya)).toEqual(['jazz', 'tapas']);
  await forgetSearches(maya);
  expect(await rememberedSearches(maya)).toEqual({ on: true, searches: [] });
});

test('POL-08 somebody who remembers without end is told to wait', async () => {
  const maya = await somebody();
  const calls = Array.from({ length: 310 }, () => rememberSearch(maya, { words: 'tapas', town: null }));
  const answers = await Promise.allSettled(calls);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(10);
});

test('POL-08 RUL-93 on the last day of its twelve months a search is there, a day later it is gone', async () => {
  const maya = await somebody();
  clock = START.getTime();
  await rememberSearch(maya, { words: 'tapas', town: null });
  const stored = async () =>
    (await database.pool.query('select from remembered_searches where user_id = $1', [maya.viewer.userId]))
      .rows;
  clock = Date.parse('2027-05-15T11:59:00Z');
  await forgetOldSearches(deps);
  expect(await stored()).toHaveLength(1);
  expect(await words(maya)).toEqual(['tapas']);
  clock = Date.parse('2027-05-16T12:00:00Z');
  // Shown no longer, also where the job has not run.
  expect(await words(maya)).toEqual([]);
  await Promise.all([forgetOldSearches(deps), forgetOldSearches(deps)]);
  expect(await stored()).toEqual([]);
  clock = START.getTime();
});

test('POL-08 it goes with the account', async () => {
  const maya = await somebody();
  await remember(maya, 'tapas');
  await database.db.deleteFrom('auth_users').where('id', '=', maya.viewer.userId).execute();
  for (const table of ['search_histories', 'remembered_searches'])
    expect(
      (await database.pool.query(`select from ${table} where user_id = $1`, [maya.viewer.userId])).rows,
    ).toEqual([]);
});
