import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps, venue, visitorOf } from '../../../test/factories.ts';
import { listCuratedPlans } from './lists/planLists.service.ts';
import { createPlan } from './plans.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

const plan = { lat: 37.7793, lng: -122.4193 };
/** 25 miles on a sphere of 3959 miles, in degrees of latitude. */
const RIM_DEGREES = ((25 / 3959) * 180) / Math.PI;

/** Places around the rim in the smallest steps, with their distance as the database measures it. */
async function aroundTheRim(): Promise<{ latitude: number; longitude: number; miles: number }[]> {
  const { rows } = await database.pool.query(
    `select *, miles_between($1, $2, latitude, longitude) as miles from (
      select $1::float8 + $3::float8 + north * 7e-15 as latitude, $2::float8 + east * 1e-10 as longitude
      from generate_series(-6, 2) north, generate_series(0, 4000) east) s`,
    [plan.lat, plan.lng, RIM_DEGREES],
  );
  return rows;
}

test('RUL-62 PLAN-18 a plan exactly 25 miles away is near, one a hair further is not', async () => {
  await venue(database.db, 'bar', { latitude: plan.lat, longitude: plan.lng });
  await venue(database.db, 'gelato', { latitude: plan.lat, longitude: plan.lng });
  const stop = (place_id: string) => ({ place_id, name: place_id, address: null });
  const content = planContent.parse({ title: 'On the rim', places: [stop('bar'), stop('gelato')] });
  await createPlan(await person(deps), { ...content, request_id: randomUUID() });

  const rim = await aroundTheRim();
  const exactly = rim.find(({ miles }) => miles === 25);
  const beyond = rim.filter(({ miles }) => miles > 25).sort((a, b) => a.miles - b.miles)[0];
  const near = async (place: { latitude: number; longitude: number } | undefined) => {
    const origin = { latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0 };
    return (await listCuratedPlans(visitorOf(deps), { origin, tags: [], limit: 24 })).total;
  };
  expect([exactly?.miles, await near(exactly)]).toEqual([25, 1]);
  expect(await near(beyond)).toBe(0);
});
