import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps, visitorOf } from '../../../test/factories.ts';
import { placeCards } from '../places/cards/cards.service.ts';
import { createPlan, getPlan } from './plans.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

const PLACE = "'1 Test Street', 37.78, -122.42, 'UTC', 'test', gen_random_uuid()::text, 'none', '2026-01-01'";
const COLUMNS = 'address, latitude, longitude, time_zone, source, source_id, licence, source_date';
await database.pool.query(`
  insert into restaurants (place_id, name, category, subcategory, categories, cuisine, ${COLUMNS})
    values ('oven', 'The Oven', 'Restaurant', 'Italian', '{Restaurant}', 'Pizza; Pasta', ${PLACE});
  insert into venues (place_id, name, category, subcategory, categories, cuisine, ${COLUMNS})
    values ('steps', 'The Steps', 'Outdoor', 'Hiking', '{Outdoor,Stairway}', null, ${PLACE}),
           ('bar', 'The Bar', 'Bar', 'Pub', '{Bar}', 'burger', ${PLACE})`);

const IDS = ['oven', 'steps', 'bar'];

async function stopsOf(planId: string) {
  const found = await getPlan(visitorOf(deps), planId, {});
  if (found.kind !== 'plan') throw new Error('The plan is not shown');
  return found.plan.places.map(({ place_id, category, subcategory, types }) => [
    place_id,
    { category, subcategory, kinds: new Set(types) },
  ]);
}

async function cards() {
  const found = await placeCards(visitorOf(deps), IDS, { at: deps.now() });
  return IDS.map((id) => {
    const { category = '', subcategory = null, types = [] } = found.get(id) ?? {};
    return [id, { category, subcategory, kinds: new Set(types) }];
  });
}

test('FIX-60 a stop of a plan is of the kinds that its place has today, so that both look the same', async () => {
  const places = IDS.map((place_id) => ({ place_id, name: 'x', address: null }));
  const plan = await createPlan(await person(deps), {
    ...planContent.parse({ title: 'Friday', places }),
    request_id: randomUUID(),
  });
  expect(await stopsOf(plan.id)).toEqual(await cards());
  expect(await cards()).toEqual([
    [
      'oven',
      {
        category: 'Restaurant',
        subcategory: 'Italian',
        kinds: new Set(['Italian', 'Restaurant', 'Pizza', 'Pasta']),
      },
    ],
    [
      'steps',
      { category: 'Outdoor', subcategory: 'Hiking', kinds: new Set(['Hiking', 'Outdoor', 'Stairway']) },
    ],
    ['bar', { category: 'Bar', subcategory: 'Pub', kinds: new Set(['Pub', 'Bar']) }],
  ]);
  await database.pool.query(
    `update venues set subcategory = 'Park', categories = '{Outdoor}' where place_id = 'steps'`,
  );
  expect((await stopsOf(plan.id))[1]).toEqual([
    'steps',
    { category: 'Outdoor', subcategory: 'Park', kinds: new Set(['Park', 'Outdoor']) },
  ]);
  expect(await stopsOf(plan.id)).toEqual(await cards());
});
