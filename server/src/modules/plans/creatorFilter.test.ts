import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { block, person, testDeps, venue, visitorOf } from '../../../test/factories.ts';
import type { Caller, SignedInCaller } from '../../rpc/context.ts';
import { countCuratedPlans, listCuratedPlans } from './lists/planLists.service.ts';
import { createPlan, deletePlan } from './plans.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const visitor = visitorOf(deps);

await venue(database.db, 'bar');
await venue(database.db, 'cafe');
beforeEach(() => database.pool.query('delete from date_plans; delete from blocked_users'));

async function publish(who: SignedInCaller, more: object = {}) {
  const places = ['bar', 'cafe'].map((place_id) => ({ place_id, name: place_id, address: null }));
  const content = planContent.parse({ title: 'Lamplight', places, ...more });
  return createPlan(who, { ...content, request_id: randomUUID() });
}

const plansBy = (who: SignedInCaller, reader: Caller, more: object = {}) =>
  listCuratedPlans(reader, { tags: [], limit: 24, creator: who.viewer.userId, ...more });
const NOTHING = { plans: [], total: 0, locked: [], creator: null, nextCursor: null };

test('the plans of one person: their list, number, tags and name, of nobody else', async () => {
  const maya = await person(deps, { username: 'maya' });
  const tom = await person(deps);
  await publish(maya, { title: 'First', tags: ['Lanterns'] });
  await publish(maya, { title: 'Second', tags: ['Rain'] });
  await publish(tom, { tags: ['Vinyl'] });
  const list = await plansBy(maya, visitor);
  expect(list.plans.map((plan) => plan.creator.username)).toEqual(['maya', 'maya']);
  expect(list).toMatchObject({ total: 2, creator: { username: 'maya' } });
  const count = await countCuratedPlans(visitor, { tags: ['Rain'], creator: maya.viewer.userId });
  expect(count).toEqual({
    total: 1,
    tags: ['Lanterns', 'Rain'],
    leading: ['Lanterns', 'Rain'],
  });
  const wet = await plansBy(maya, visitor, { tags: ['Rain'] });
  expect(wet.plans.map((plan) => plan.title)).toEqual(['Second']);
});

test('somebody who was asked for is not filtered by distance', async () => {
  const maya = await person(deps, { member: true });
  await publish(maya);
  const berlin = { latitude: 52.52, longitude: 13.405 };
  const list = await plansBy(maya, visitor, { origin: berlin });
  expect([list.plans.length, list.total]).toEqual([1, 1]);
  expect((await listCuratedPlans(visitor, { tags: [], limit: 24, origin: berlin })).total).toBe(0);
});

test('RUL-09 asking for a person shows no more of them: private plans stay theirs, and no locked card says whose it is', async () => {
  const maya = await person(deps, { member: true });
  const other = await person(deps);
  await publish(maya, { title: 'Ours alone', is_public: false });
  await publish(maya, { title: 'For members', is_public: false, is_prive: true });
  expect(await plansBy(maya, other)).toMatchObject({
    plans: [],
    total: 0,
    locked: [],
  });
  const [forMember, forMaya] = await Promise.all([
    plansBy(maya, await person(deps, { member: true })),
    plansBy(maya, maya),
  ]);
  expect(forMember.plans.map((plan) => plan.title)).toEqual(['For members']);
  expect(forMaya.total).toBe(2);
});

test('MOD-27 of somebody I blocked there is nothing, not even a name', async () => {
  const maya = await person(deps);
  const tom = await person(deps, { member: true });
  await publish(tom);
  await publish(tom, { is_public: false, is_prive: true });
  await block(maya, tom);
  expect(await plansBy(tom, maya)).toEqual(NOTHING);
  expect((await plansBy(tom, visitor)).total).toBe(1);
});

test('somebody without published plans is not named to others', async () => {
  const maya = await person(deps, { username: 'quiet_maya' });
  const plan = await publish(maya);
  await publish(maya, { is_public: false });
  await deletePlan(maya, plan.id);
  expect(await plansBy(maya, visitor)).toEqual(NOTHING);
  expect((await plansBy(maya, maya)).creator?.username).toBe('quiet_maya');
  const nobody = { tags: [], limit: 24, creator: randomUUID() };
  expect(await listCuratedPlans(visitor, nobody)).toEqual(NOTHING);
});
