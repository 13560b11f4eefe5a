import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, TEST_NOW, testDeps, venue } from '../../../../test/factories.ts';
import { publishPlan } from '../../safety/testing/seen.ts';
import { sweepDeletedPlans } from '../plans.jobs.ts';
import { deletePlan, restorePlan } from '../plans.service.ts';
import { react } from '../reactions/reactions.service.ts';
import { savedPlans } from './saved.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
await venue(database.db, 'bar');
await venue(database.db, 'cafe', { category: 'Cafe' });
beforeEach(async () => {
  now = TEST_NOW;
  await database.pool.query('delete from date_plans; delete from saved_date_plans');
});

const WITHDRAWN = [
  ['private', 'is_public = false', [], []],
  ['hidden', 'is_hidden = true', [], []],
  ['reported', 'is_reported = true', [], []],
  ['Privé', 'is_public = false, is_prive = true', ['locked'], ['unpublished']],
  ['left as it was', 'title = title', ['unpublished'], ['unpublished']],
] as const;

test.each(WITHDRAWN)(
  'FIX-11 RUL-116 made %s and then deleted, a saver sees no more of it than in the moment before',
  async (_how, change, free, member) => {
    const creator = await person(deps, { member: true });
    const savers = [await person(deps), await person(deps, { member: true })] as const;
    const id = await publishPlan(creator);
    for (const saver of savers) await react(saver, 'save', id);
    await database.pool.query(`update date_plans set ${change} where id = $1`, [id]);
    const seen = () =>
      Promise.all(
        savers.map(async (saver) => (await savedPlans(saver, { limit: 24 })).plans.map(({ kind }) => kind)),
      );
    const expected = [free, member];
    // Brought back and deleted again, and then for good.
    await deletePlan(creator, id);
    expect(await seen()).toEqual(expected);
    await restorePlan(creator, id);
    await deletePlan(creator, id);
    expect(await seen()).toEqual(expected);
    now = new Date(now.getTime() + 3_600_000);
    expect(await sweepDeletedPlans(deps)).toBe(1);
    expect(await seen()).toEqual(expected);
  },
);

test.each(WITHDRAWN)(
  'FIX-11 RUL-116 made %s, and its creator leaves with everything',
  async (_how, change, free, member) => {
    const creator = await person(deps, { member: true });
    const savers = [await person(deps), await person(deps, { member: true })] as const;
    const id = await publishPlan(creator);
    for (const saver of savers) await react(saver, 'save', id);
    await database.pool.query(`update date_plans set ${change} where id = $1`, [id]);
    await database.pool.query('delete from auth_users where id = $1', [creator.viewer.userId]);
    const kinds = await Promise.all(
      savers.map(async (saver) => (await savedPlans(saver, { limit: 24 })).plans.map(({ kind }) => kind)),
    );
    expect(kinds).toEqual([free, member]);
  },
);
