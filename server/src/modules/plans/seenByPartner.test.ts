import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { afterAll, expect, test } from 'vitest';
import { link, unlink } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps, venue } from '../../../test/factories.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { ownPlans } from './lists/planLists.service.ts';
import { createPlan, getPlan } from './plans.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
for (const id of ['bar', 'cafe']) await venue(database.db, id);

const made = (by: SignedInCaller, fields: object = {}) =>
  createPlan(by, {
    ...planContent.parse({
      title: 'Lamplight',
      places: ['bar', 'cafe'].map((place_id) => ({ place_id, name: place_id, address: null })),
      is_public: false,
      ...fields,
    }),
    request_id: randomUUID(),
  });
/** What the card of the list and the details say alike. */
async function seenByPartner(of: SignedInCaller, id: string): Promise<unknown> {
  const [{ plans }, { plan }] = await Promise.all([ownPlans(of, { limit: 60 }), getPlan(of, id)]);
  const card = plans.find((one) => one.id === id);
  expect(plan).toMatchObject({ seen_by_partner: card?.seen_by_partner });
  return card?.seen_by_partner;
}

test('RUL-47 its creator is told which private plans their partner sees, as long as they do', async () => {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  const plan = await made(maya);
  expect(await seenByPartner(maya, plan.id)).toBe(false);
  await link(maya, june);
  expect(await seenByPartner(maya, plan.id)).toBe(true);
  const others = [{ shared_with_partner: false }, { is_public: true }, { is_prive: true }];
  for (const fields of others) expect(await seenByPartner(maya, (await made(maya, fields)).id)).toBe(false);
  // Under review it is their own alone.
  const set = (is_reported: boolean) =>
    database.db.updateTable('date_plans').set({ is_reported }).where('id', '=', plan.id).execute();
  await set(true);
  expect(await seenByPartner(maya, plan.id)).toBe(false);
  await set(false);
  await unlink(maya, june);
  expect(await seenByPartner(maya, plan.id)).toBe(false);
});

test('RUL-47 nobody but its creator is told', async () => {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
  const plan = await made(maya);
  expect((await getPlan(june, plan.id)).plan).toMatchObject({ seen_by_partner: false });
  expect((await getPlan(maya, plan.id, { as: 'partner' })).plan).toMatchObject({ seen_by_partner: false });
});
