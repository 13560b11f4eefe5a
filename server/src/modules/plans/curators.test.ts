import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { block, person, testDeps, venue, visitorOf } from '../../../test/factories.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { exploreHome } from '../explore/explore.service.ts';
import { topCurators } from './curators/curators.service.ts';
import { createPlan, deletePlan, editPlan, restorePlan } from './plans.service.ts';
import { react } from './reactions/reactions.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const visitor = visitorOf(deps);

await venue(database.db, 'bar');
await venue(database.db, 'cafe');
beforeEach(() => database.pool.query('delete from date_plans; delete from blocked_users'));

const content = (more: object = {}) =>
  planContent.parse({
    title: 'Lamplight',
    places: ['bar', 'cafe'].map((place_id) => ({ place_id, name: place_id, address: null })),
    ...more,
  });
const publish = (who: SignedInCaller, more: object = {}) =>
  createPlan(who, { ...content(more), request_id: randomUUID() });
const people = (count: number) => Promise.all(Array.from({ length: count }, () => person(deps)));
const totals = async () =>
  (await topCurators(visitor)).curators.map((one) => [one.username, one.total_date_plans, one.total_likes]);

test('PLAN-35 CONST-10 ENT-14 the ten people whose plans have the most likes, most liked first', async () => {
  const curators = await people(12);
  const fans = await people(12);
  for (const [rank, curator] of curators.entries()) {
    const plan = await publish(curator);
    for (const fan of fans.slice(0, rank)) await react(fan, 'like', plan.id);
  }
  const { curators: top } = await topCurators(visitor);
  expect(top.map((one) => one.total_likes)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(Object.keys(top[0] ?? {}).sort()).toEqual(
    [
      'bio',
      'membership_tier',
      'profile_photo_url',
      'total_date_plans',
      'total_likes',
      'user_id',
      'username',
    ].sort(),
  );
});

test('RUL-01 ENT-14 a curator is shown with the tier that they are a member by now', async () => {
  const ended = new Date(deps.now().getTime() - 60_000);
  const tierOf = async (fields: object) => {
    await database.pool.query('delete from date_plans');
    const maya = await person(deps);
    await publish(maya);
    await database.db.updateTable('profiles').set(fields).where('user_id', '=', maya.viewer.userId).execute();
    return (await topCurators(visitor)).curators.map(({ membership_tier }) => membership_tier);
  };
  const prive = { membership_tier: 'prive', subscription_status: 'active', subscription_end_date: null };
  expect(await tierOf(prive)).toEqual(['prive']);
  expect(await tierOf({ ...prive, subscription_end_date: ended })).toEqual(['free']);
  expect(await tierOf({ ...prive, subscription_status: 'expired' })).toEqual(['free']);
  expect(await tierOf({ ...prive, subscription_status: 'expired', trial_status: 'active' })).toEqual([
    'prive',
  ]);
  expect(await tierOf({ ...prive, membership_tier: 'premium' })).toEqual(['premium']);
  expect(await tierOf({ membership_tier: 'free' })).toEqual(['free']);
});

test('only plans that others can see count, and come back with their likes', async () => {
  const maya = await person(deps);
  const fan = await person(deps);
  const [kept, other] = [await publish(maya), await publish(maya)];
  await react(fan, 'like', kept.id);
  await react(fan, 'like', other.id);
  const name = maya.viewer.username;
  expect(await totals()).toEqual([[name, 2, 2]]);
  await deletePlan(maya, other.id);
  expect(await totals()).toEqual([[name, 1, 1]]);
  await restorePlan(maya, other.id);
  await editPlan(maya, { ...content({ is_public: false }), id: kept.id });
  expect(await totals()).toEqual([[name, 1, 1]]);
  await database.pool.query('update date_plans set is_reported = true');
  expect(await totals()).toEqual([]);
});

test('MOD-27 somebody I blocked is no top curator of mine, but of others', async () => {
  const [maya, tom] = await people(2);
  if (!maya || !tom) throw new Error('two people');
  await publish(tom);
  await block(maya, tom);
  expect((await topCurators(maya)).curators).toEqual([]);
  expect(await totals()).toHaveLength(1);
});

test('PLAN-25 PLAN-26 200 toggles at once, by twenty people on two plans, leave counts that are right', async () => {
  const maya = await person(deps);
  const plans = [await publish(maya), await publish(maya)];
  const fans = await people(20);
  const kinds = ['like', 'unlike', 'save', 'unsave', 'like'] as const;
  const calls = plans.flatMap((plan) =>
    fans.flatMap((fan) => kinds.map((kind) => () => react(fan, kind, plan.id))),
  );
  expect(calls).toHaveLength(200);
  const answers = await Promise.all(calls.map((call) => call()));
  expect(answers.every((answer) => answer.like_count >= 0 && answer.save_count >= 0)).toBe(true);
  expect(answers.every((answer) => answer.like_count <= 20 && answer.save_count <= 20)).toBe(true);
  const { rows } = await database.pool.query('select count(*)::int as likes from date_plan_likes');
  expect(await totals()).toEqual([[maya.viewer.username, 2, rows[0].likes]]);
});

test('PLAN-35 MOD-27 the first screen tells of the same people', async () => {
  const [maya, tom] = await people(2);
  if (!maya || !tom) throw new Error('two people');
  for (const curator of [maya, tom]) await publish(curator);
  await block(maya, tom);
  const home = { origin: { latitude: 37.7793, longitude: -122.4193 }, located: false };
  expect((await exploreHome(visitor, home)).curators).toEqual((await topCurators(visitor)).curators);
  expect((await exploreHome(maya, home)).curators.map((one) => one.user_id)).toEqual([maya.viewer.userId]);
});

test('erasing a fan takes their likes from the totals, erasing a curator the curator', async () => {
  const [maya, tom, fan] = await people(3);
  if (!maya || !tom || !fan) throw new Error('three people');
  for (const curator of [maya, tom]) await react(fan, 'like', (await publish(curator)).id);
  await database.pool.query('delete from auth_users where id = any($1)', [
    [fan.viewer.userId, tom.viewer.userId],
  ]);
  expect(await totals()).toEqual([[maya.viewer.username, 1, 0]]);
});
