import { PLACE_PLANS, PLANS_PAGE_SIZE } from '@liora/domain/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { block, droppedPin, person, testDeps, venue, visitorOf } from '../../../test/factories.ts';
import type { Caller, SignedInCaller } from '../../rpc/context.ts';
import { react } from '../plans/reactions/reactions.service.ts';
import { getPlace, listPlansOfPlace } from './places.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const visitor = visitorOf(deps);
const query = (text: string, values?: unknown[]) => database.pool.query(text, values);
/** More than two pages, three of them at one moment each. */
const PUBLIC = PLANS_PAGE_SIZE * 2 + 6;

let maya: SignedInCaller;
let member: SignedInCaller;
let blocker: SignedInCaller;
const ids: string[] = [];

/** The place and one that led to it later; every third plan stops at both. */
const stopsOf = (n: number) =>
  [...(n % 3 === 1 ? ['old'] : n % 3 === 2 ? ['bar'] : ['old', 'bar']), 'cafe'].map((place_id) => ({
    place_id,
    name: place_id,
  }));

async function plan(title: string, n: number, fields: { is_public?: boolean; is_prive?: boolean } = {}) {
  const { is_public = true, is_prive = false } = fields;
  const { rows } = await query(
    `insert into date_plans (user_id, title, places, is_public, is_prive, created_at)
     values ($1, $2, $3, $4, $5, timestamptz '2026-05-01Z' + $6 * interval '1 minute') returning id`,
    [maya.viewer.userId, title, JSON.stringify(stopsOf(n)), is_public, is_prive, Math.floor(n / 3)],
  );
  return rows[0].id as string;
}

beforeAll(async () => {
  [maya, member, blocker] = [await person(deps), await person(deps, { member: true }), await person(deps)];
  for (const slug of ['bar', 'old', 'cafe', 'empty']) await venue(database.db, slug);
  for (let n = 0; n < PUBLIC; n += 1) ids.push(await plan(`Plan ${n}`, n));
  await plan('Only mine', 1, { is_public: false });
  await plan('For members', 1, { is_public: false, is_prive: true });
  for (const [n, likes] of [
    [0, 3],
    [30, 2],
    [31, 1],
    [50, 1],
  ] as const)
    for (let like = 0; like < likes; like += 1) await react(await person(deps), 'like', ids[n] ?? '');
  await query(`update places set redirect_to = 'bar' where place_id = 'old'`);
  await block(blocker, maya);
});

async function pagesOf(caller: Caller, id: string) {
  const pages = [await listPlansOfPlace(caller, { id })];
  for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor)
    pages.push(await listPlansOfPlace(caller, { id, cursor }));
  return pages;
}
const allOf = async (caller: Caller, id: string) =>
  (await pagesOf(caller, id)).flatMap(({ plans }) => plans.map((one) => one.title));

test('FIX-25 the plans of a place go on to the last one: each once, most liked first, also those of one moment', async () => {
  const pages = await pagesOf(visitor, 'bar');
  expect(pages.map(({ plans }) => plans.length)).toEqual([PLANS_PAGE_SIZE, PLANS_PAGE_SIZE, 6]);
  const plans = pages.flatMap((page) => page.plans);
  expect(new Set(plans.map(({ id }) => id)).size).toBe(PUBLIC);
  const order = plans.map(({ like_count, created_at, id }) => ({ like_count, created_at, id }));
  const sorted = order.toSorted(
    (a, b) =>
      b.like_count - a.like_count || b.created_at.localeCompare(a.created_at) || (a.id < b.id ? -1 : 1),
  );
  expect(order).toEqual(sorted);
  expect(order.slice(0, 5).map(({ like_count }) => like_count)).toEqual([3, 2, 1, 1, 0]);
});

test('FIX-25 they begin as the page of the place does, and there are as many as it says', async () => {
  const { plans, planTotal } = await getPlace(visitor, { id: 'bar' });
  const all = await allOf(visitor, 'bar');
  expect(all.slice(0, PLACE_PLANS)).toEqual(plans.map(({ title }) => title));
  expect(all).toHaveLength(planTotal);
});

test('RUL-13 RUL-22 everybody is shown what their lists show, and of nothing else', async () => {
  expect((await allOf(maya, 'bar')).filter((title) => !title.startsWith('Plan'))).toEqual(
    expect.arrayContaining(['Only mine', 'For members']),
  );
  expect(await allOf(member, 'bar')).toContain('For members');
  expect(await allOf(member, 'bar')).not.toContain('Only mine');
  expect(await allOf(blocker, 'bar')).toEqual([]);
});

test('FIX-22 an address that leads on to another place has the plans of that place', async () => {
  expect(await allOf(visitor, 'old')).toEqual(await allOf(visitor, 'bar'));
});

test('RUL-78 a place without plans has none, and one that cannot be seen is not there', async () => {
  expect(await listPlansOfPlace(visitor, { id: 'empty' })).toEqual({ plans: [], nextCursor: null });
  const pin = await droppedPin(maya, { is_public: false });
  expect(await listPlansOfPlace(maya, { id: pin })).toEqual({ plans: [], nextCursor: null });
  for (const id of [pin, 'nowhere'])
    await expect(listPlansOfPlace(visitor, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('what is no cursor of this list begins it', async () => {
  const first = await listPlansOfPlace(visitor, { id: 'bar' });
  for (const cursor of ['', 'x', '1.2', `9999999999.1.${ids[0]}`])
    expect(await listPlansOfPlace(visitor, { id: 'bar', cursor })).toEqual(first);
});
