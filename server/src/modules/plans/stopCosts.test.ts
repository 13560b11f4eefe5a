import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { STOP_COST_MAX_FOR_TWO } from '@liora/domain/limits';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps, venue, visitorOf } from '../../../test/factories.ts';
import { createPlan, editPlan, getPlan } from './plans.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
await venue(database.db, 'bar');
await venue(database.db, 'cafe');

const contentWith = (...costs: (number | null | undefined)[]) =>
  planContent.parse({
    title: 'Friday',
    places: ['bar', 'cafe'].map((place_id, i) => ({
      place_id,
      name: place_id,
      address: null,
      cost_for_two: costs[i],
    })),
  });

test('what two spend at a stop is stored with it, shown to all who see the plan, and taken out again', async () => {
  const creator = await person(deps);
  const { id } = await createPlan(creator, { ...contentWith(80), request_id: randomUUID() });
  const costs = async () => {
    const found = await getPlan(visitorOf(deps), id);
    return found.kind === 'plan' ? found.plan.places.map(({ cost_for_two }) => cost_for_two) : [];
  };
  expect(await costs()).toEqual([80, null]);
  await editPlan(creator, { ...contentWith(null, 0), id });
  expect(await costs()).toEqual([null, 0]);
});

test('a cost is whole dollars, none below nothing or beyond all measure', () => {
  for (const cost of [-1, 1.5, STOP_COST_MAX_FOR_TWO + 1])
    expect(() => contentWith(cost)).toThrow(/cost_for_two/);
});

test('plans stored before costs existed have none', async () => {
  const creator = await person(deps);
  const { id } = await createPlan(creator, { ...contentWith(80, 40), request_id: randomUUID() });
  await sql`
    update date_plans set places = (select jsonb_agg(stop - 'cost_for_two') from jsonb_array_elements(places) stop)
    where id = ${id}::uuid`.execute(database.db);
  const found = await getPlan(creator, id);
  expect(found.kind === 'plan' && found.plan.places.map(({ cost_for_two }) => cost_for_two)).toEqual([
    null,
    null,
  ]);
});
