import { ITEM_OPEN_SECONDS } from '@liora/domain/limits';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { person, TEST_NOW, testDeps } from '../../../test/factories.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { haveOpen } from './moderation/openItems.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = TEST_NOW;
/** Two nodes with one database. */
const [here, there] = [testDeps(database, { now: () => now }), testDeps(database, { now: () => now })];

async function moderator(deps = here): Promise<SignedInCaller> {
  const somebody = await person(deps);
  await database.db.insertInto('admins').values({ user_id: somebody.viewer.userId }).execute();
  return somebody;
}
const [first, second] = [await moderator(here), await moderator(there)];

beforeEach(async () => {
  now = TEST_NOW;
  await database.pool.query('delete from moderation_leases');
});

const thing = (n: number) => ({
  content_type: 'plan' as const,
  content_id: `00000000-0000-4000-8000-00000000000${n}`,
});
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const told = async (who: SignedInCaller) => (await haveOpen(who, null)).others;
const openBy = (who: SignedInCaller, n: number) => [
  {
    ...thing(n),
    by: { user_id: who.viewer.userId, username: who.viewer.username, profile_photo_url: null },
  },
];

test('RUL-95 who has a thing open is told to the others, on whichever node, and not to themselves', async () => {
  expect(await haveOpen(first, thing(1))).toEqual({ others: [] });
  expect(await told(second)).toEqual(openBy(first, 1));
  expect(await haveOpen(second, thing(1))).toEqual({ others: openBy(first, 1) });
  expect(await haveOpen(first, thing(1))).toEqual({ others: openBy(second, 1) });
});

test('RUL-95 it is over when its time is, unless it is renewed, and at once when it is let go', async () => {
  await haveOpen(first, thing(1));
  later(ITEM_OPEN_SECONDS - 1);
  expect(await told(second)).toEqual(openBy(first, 1));
  await haveOpen(first, thing(1));
  later(ITEM_OPEN_SECONDS - 1);
  expect(await told(second)).toEqual(openBy(first, 1));
  later(1);
  expect(await told(second)).toEqual([]);
  await haveOpen(first, thing(1));
  await haveOpen(first, null);
  expect(await told(second)).toEqual([]);
});

test('RUL-95 everybody has one thing open, the last, however many they go through', async () => {
  await Promise.all([1, 2, 3, 4, 5, 6].map((n) => haveOpen(first, thing(n))));
  await haveOpen(first, thing(7));
  expect(await told(second)).toEqual(openBy(first, 7));
  const { rows } = await database.pool.query('select from moderation_leases');
  expect(rows).toHaveLength(1);
});

test('RUL-95 whoever is no moderator any more has nothing open', async () => {
  const third = await moderator();
  await haveOpen(third, thing(1));
  expect(await told(second)).toEqual(openBy(third, 1));
  await database.db.deleteFrom('admins').where('user_id', '=', third.viewer.userId).execute();
  expect(await told(second)).toEqual([]);
});
