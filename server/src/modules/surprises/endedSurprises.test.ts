import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import type { AwaitedSurprise } from '@liora/domain/contract/surpriseFacts';
import { HOUR_MS } from '@liora/domain/durations';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { link } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { person, TEST_NOW, testDeps, venue } from '../../../test/factories.ts';
import type { AddressedCaller } from '../../rpc/context.ts';
import { createPlan, deletePlan, editPlan, getPlan, restorePlan } from '../plans/plans.service.ts';
import { saveLimits } from './dateLimits.service.ts';
import { followSurprises } from './surprises.jobs.ts';
import { createSurprise, getSurprise } from './surprises.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let at = TEST_NOW;
const deps = testDeps(database, { now: () => at });
for (const id of ['bar', 'restaurant', 'rooftop']) await venue(database.db, id, { dietary_tags: ['Vegan'] });
const DAYS_2 = 48 * HOUR_MS;
const AFTER = 4 * HOUR_MS;

let maya: AddressedCaller;
let june: AddressedCaller;
let planId: string;
beforeEach(async () => {
  at = TEST_NOW;
  [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
  await saveLimits(june, { diet: 'Vegan', budget: null, longest_walk_minutes: null, version: 0 });
  planId = (await createPlan(maya, { ...written(), request_id: randomUUID() })).id;
});

const written = (fields: object = {}, places = ['bar', 'restaurant']) =>
  planContent.parse({
    title: 'Lanterns on the pier',
    description: '',
    location_name: 'Embarcadero',
    places: places.map((place_id) => ({ place_id, name: place_id, address: null })),
    is_public: false,
    ...fields,
  });

/** A surprise in two days from now, three hours long. */
async function surprise(): Promise<string> {
  const { surprise: made } = await createSurprise(maya, {
    request_id: randomUUID(),
    plan_id: planId,
    starts_at: new Date(at.getTime() + DAYS_2).toISOString(),
    time_zone: 'UTC',
    notes: null,
    minutes: 180,
    area_miles: 1,
    dress: null,
    reveals: [],
  });
  return made.id;
}
const guestSees = async (id: string) => {
  const { open, met } = (await getSurprise(june, id)).surprise as AwaitedSurprise;
  return { open, met };
};
const NOTHING = { open: { neighborhood: null, stops: [], title: null }, met: {} };

/** A surprise whose evening is over, and whose plan is the two's since. */
async function overSurprise(): Promise<string> {
  const id = await surprise();
  at = new Date(at.getTime() + DAYS_2 + AFTER);
  await followSurprises(deps);
  expect(await guestSees(id)).toMatchObject({ open: { title: 'Lanterns on the pier' }, met: { diet: true } });
  return id;
}

test('beyond 10: a plan that is planned for the next surprise is told by no surprise before it', async () => {
  const first = await overSurprise();
  const second = await surprise();
  await editPlan(maya, { ...written({ title: 'Up on the roof' }, ['bar', 'rooftop']), id: planId });
  expect(await guestSees(second)).toMatchObject({ open: NOTHING.open });
  expect(await guestSees(first)).toEqual(NOTHING);
});

test('RUL-47 a plan that its maker keeps to themself after the evening is told by the surprise that it was no more', async () => {
  const id = await overSurprise();
  await editPlan(maya, { ...written({ title: 'For later', shared_with_partner: false }), id: planId });
  expect(await codeOf(getPlan(june, planId))).toBe('NOT_FOUND');
  expect(await guestSees(id)).toEqual(NOTHING);
});

test('beyond 10: a surprise that ended with its plan deleted opens nothing when the plan is brought back', async () => {
  const id = await surprise();
  await deletePlan(maya, planId);
  await followSurprises(deps);
  await restorePlan(maya, planId);
  at = new Date(at.getTime() + DAYS_2 + AFTER);
  expect(await codeOf(getPlan(june, planId))).toBe('NOT_FOUND');
  expect(await guestSees(id)).toEqual(NOTHING);
});

test('RUL-15 a plan that moderators have hidden is shown to nobody by way of a surprise either, until it is restored', async () => {
  const setHidden = (hidden: boolean) =>
    database.pool.query('update date_plans set is_hidden = $1 where id = $2', [hidden, planId]);
  await setHidden(true);
  const id = await surprise();
  at = new Date(at.getTime() + DAYS_2 + AFTER);
  expect(await guestSees(id)).toEqual(NOTHING);
  await setHidden(false);
  expect(await guestSees(id)).toMatchObject({ open: { title: 'Lanterns on the pier' } });
});
