import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { afterAll, expect, test } from 'vitest';
import { link, unlink } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { person, TEST_NOW, testDeps, venue } from '../../../test/factories.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { createPlan } from '../plans/plans.service.ts';
import { savePlace } from '../saved/write/save.service.ts';
import { kindsOfBoth } from './forTwo.rules.ts';
import { forTwo } from './forTwo.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, {
  now: () => {
    now = new Date(now.getTime() + 1000);
    return now;
  },
});
for (const id of ['bar', 'pub', 'cellar', 'cafe', 'museum']) await venue(database.db, id);
await database.pool.query(
  `update venues set subcategory = case when place_id in ('bar', 'pub', 'cellar') then 'Wine Bar' else 'Cafe' end`,
);

const shown = async (who: SignedInCaller) =>
  (await forTwo(who, {})).places.map(({ place, because }) => [place.id, because.kind]);

test('RUL-47 RUL-76 for you two is made of what both see that either saved, and says why', async () => {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
  for (const place_id of ['bar', 'pub']) await savePlace(maya, { place_id });
  for (const place_id of ['bar', 'cellar', 'museum']) await savePlace(june, { place_id });
  expect(await shown(maya)).toEqual([
    ['bar', 'both_saved'],
    ['cellar', 'both_like'],
    ['pub', 'both_like'],
  ]);
  expect(await shown(maya)).toEqual(await shown(maya));
  expect((await shown(june)).map(([id]) => id)).toEqual(['bar', 'pub', 'cellar']);

  const content = planContent.parse({
    title: 'Two bars',
    places: ['bar', 'cafe'].map((place_id) => ({ place_id, name: place_id, address: null })),
  });
  const plan = await createPlan(await person(deps), { ...content, request_id: randomUUID() });
  expect((await forTwo(maya, {})).plans).toMatchObject([{ plan: { id: plan.id }, because: 'bar' }]);

  // What one keeps changes nothing that the other is shown.
  const before = await forTwo(maya, { at: TEST_NOW.toISOString() });
  for (const place_id of ['pub', 'cafe']) await savePlace(june, { place_id, shared_with_partner: false });
  expect(await forTwo(maya, { at: TEST_NOW.toISOString() })).toEqual(before);

  await unlink(maya, june);
  expect(await forTwo(maya, {})).toEqual({ places: [], plans: [] });
});

test('RUL-47 of the kinds that both save those lead of which the one who has fewer has most, then by name', () => {
  const saves = (who: 'me' | 'partner', kind: string, count: number) =>
    Array.from({ length: count }, () => ({ saved_by: [who], place: { subcategory: kind } }));
  const saved = [
    ...saves('me', 'Wine Bar', 9),
    ...saves('partner', 'Wine Bar', 1),
    ...saves('me', 'Park', 2),
    ...saves('partner', 'Park', 2),
    ...saves('me', 'Cafe', 1),
    ...saves('partner', 'Cafe', 5),
    ...saves('partner', 'Museum', 7),
  ];
  expect(kindsOfBoth(saved)).toEqual(['Park', 'Cafe', 'Wine Bar']);
});
