import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { HOUR_MS } from '@liora/domain/durations';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { block, person, TEST_NOW, testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import type { Caller } from '../../../rpc/context.ts';
import { publishPlan } from '../../safety/testing/seen.ts';
import { sweepDeletedPlans } from '../plans.jobs.ts';
import { createPlan, deletePlan, editPlan, getPlan, restorePlan } from '../plans.service.ts';
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

/** What the address of a plan shows. */
const kindAt = (caller: Caller, id: string): Promise<string[]> =>
  getPlan(caller, id).then(
    ({ kind }) => [kind],
    (error) => (error.message === 'NOT_FOUND' ? [] : [error.message]),
  );

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
    const seen = async () => {
      const cards = await Promise.all(
        savers.map(async (saver) => (await savedPlans(saver, { limit: 24 })).plans.map(({ kind }) => kind)),
      );
      // Its address shows exactly what its card does.
      expect(await Promise.all(savers.map((saver) => kindAt(saver, id)))).toEqual(cards);
      return cards;
    };
    const expected = [free, member];
    // Brought back and deleted again, and then for good.
    await deletePlan(creator, id);
    expect(await seen()).toEqual(expected);
    await restorePlan(creator, id);
    await deletePlan(creator, id);
    expect(await seen()).toEqual(expected);
    now = new Date(now.getTime() + HOUR_MS);
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

test('FIX-11 RUL-116 a copy is read in full by its saver alone, without a name, and becomes a plan of their own', async () => {
  const creator = await person(deps, { username: 'maya' });
  const [saver, other] = [await person(deps), await person(deps)];
  const id = await publishPlan(creator, { description: 'Bring a scarf.' });
  await react(saver, 'save', id);
  await deletePlan(creator, id);
  for (const who of [creator, other, visitorOf(deps)]) expect(await kindAt(who, id)).toEqual([]);
  const copy = await getPlan(saver, id);
  if (copy.kind !== 'unpublished') throw new Error(copy.kind);
  expect(copy.plan).toMatchObject({
    title: 'Lamplight',
    description: 'Bring a scarf.',
    places: [
      { place_id: 'bar', has_page: true },
      { place_id: 'cafe', has_page: true },
    ],
  });
  expect(JSON.stringify(copy)).not.toContain('maya');
  expect(JSON.stringify(copy)).not.toContain(creator.viewer.userId);

  const { title, description, places, tags } = copy.plan;
  const content = planContent.parse({ title, description, places, tags, is_public: false });
  const own = await createPlan(saver, { ...content, request_id: randomUUID() });
  expect(own).toMatchObject({ is_own: true, title: 'Lamplight', is_public: false });
  await block(saver, creator);
  expect(await kindAt(saver, id)).toEqual([]);
  expect(await kindAt(saver, own.id)).toEqual(['plan']);
});

describe('FIX-11 RUL-116 what its creator changed after it was saved', () => {
  /** A saved plan, whose creator has taken something out since. */
  async function changed() {
    const [creator, saver] = [await person(deps), await person(deps)];
    const id = await publishPlan(creator, { description: 'Ring at Lindenstrasse 5' });
    await react(saver, 'save', id);
    const read = await getPlan(creator, id);
    if (read.kind !== 'plan') throw new Error(read.kind);
    await editPlan(creator, { ...planContent.parse(read.plan), id, description: 'Ask me where' });
    return { creator, saver, id };
  }
  const wordsFor = async (saver: Caller, id: string) => {
    const { kind, plan } = await getPlan(saver, id);
    return [kind, 'description' in plan ? plan.description : null];
  };

  test.each(['deleted', 'deleted with the account'] as const)(
    'is as it was last when it is %s: what was taken out is not read again',
    async (how) => {
      const { creator, saver, id } = await changed();
      expect(await wordsFor(saver, id)).toEqual(['plan', 'Ask me where']);
      if (how === 'deleted') await deletePlan(creator, id);
      else await database.pool.query('delete from auth_users where id = $1', [creator.viewer.userId]);
      expect(await wordsFor(saver, id)).toEqual(['unpublished', 'Ask me where']);
    },
  );

  test('of what it became after it was made private no copy is made', async () => {
    const { creator, saver, id } = await changed();
    await database.pool.query(
      `update date_plans set is_public = false, description = 'For myself alone' where id = $1`,
      [id],
    );
    await deletePlan(creator, id);
    expect(await kindAt(saver, id)).toEqual([]);
    const { rows } = await database.pool.query('select description from saved_date_plans');
    expect(rows).toEqual([{ description: 'Ring at Lindenstrasse 5' }]);
  });
});
