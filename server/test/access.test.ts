import { randomUUID } from 'node:crypto';
import { contract } from '@liora/domain/contract/index';
import { createRouterClient, ORPCError } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCESS, type Outcome, ROLES, type Role } from './accessMatrix.ts';
import { type Cast, cast } from './cast.ts';
import { checkedRouter } from './checkedRouter.ts';
import { testDatabase } from './database.ts';
import { droppedPin, person, testDeps, venue } from './factories.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

/** Every procedure of the contract as 'area.name'. */
const procedures = Object.entries(contract).flatMap(([area, routes]) =>
  Object.keys(routes).map((name) => `${area}.${name}`),
);

const callers = {} as Cast;
const plans = { public: '', prive: '', private: '', deleted: '', reportable: '', reported: '' };
let pin = '';
let stranger = '';

beforeAll(async () => {
  await venue(database.db, 'first');
  await venue(database.db, 'second', { category: 'Cafe' });
  Object.assign(callers, await cast(deps));
  const store = async (name: keyof typeof plans, fields: object) => {
    const plan = await as('owner').plans.create({ ...content('x'), ...fields, request_id: randomUUID() });
    plans[name] = plan.id;
  };
  await store('public', {});
  await store('prive', { is_prive: true, is_public: false });
  await store('private', { is_public: false });
  await store('deleted', {});
  await store('reportable', {});
  await store('reported', {});
  await as('reporter').safety.reportPlan({ id: plans.reported, reason: 'spam' });
  pin = await droppedPin(callers.owner);
  stranger = (await person(deps)).viewer.userId;
  await as('owner').plans.delete({ id: plans.deleted });
});

function as(role: Role) {
  const context = {
    ...callers[role],
    // One each: limits by address are not what this tests.
    clientAddress: `10.0.0.${ROLES.indexOf(role) + 1}`,
    requestHeaders: new Headers(),
    resHeaders: new Headers(),
  };
  return createRouterClient(checkedRouter, { context: { ...context, request: {} as never } });
}

const content = (title: string) => ({
  title,
  places: [
    { place_id: 'first', name: 'first', address: null },
    { place_id: 'second', name: 'second', address: null },
  ],
});

/** What the call answers: 'ok', 'locked' for a locked card, or the error's code. */
async function outcome(call: () => Promise<unknown>): Promise<Outcome> {
  try {
    const result = await call();
    return typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'locked'
      ? 'locked'
      : 'ok';
  } catch (error) {
    if (error instanceof ORPCError) return error.code as Outcome;
    throw error;
  }
}

test('GEN-09 GEN-11 RUL-96 every procedure of the contract is in the matrix, and the matrix names no other', () => {
  expect([...new Set(ACCESS.map((row) => row.procedure))].sort()).toEqual([...procedures].sort());
});

describe.each(ACCESS)('$procedure $case', (row) => {
  test.each(ROLES)('for %s', async (role) => {
    const call = row.call(as(role), { plans, pin, stranger, content });
    expect(await outcome(call)).toBe(row.expected[role]);
  });
});
