import { randomUUID } from 'node:crypto';
import { contract } from '@liora/domain/contract/index';
import { createRouterClient, ORPCError } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../src/rpc/context.ts';
import { router } from '../src/rpc/router.ts';
import { ACCESS, type Outcome, ROLES, type Role } from './accessMatrix.ts';
import { testDatabase } from './database.ts';
import { block, person, testDeps, venue, visitorOf } from './factories.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

/** Every procedure of the contract as 'area.name'. */
const procedures = Object.entries(contract).flatMap(([area, routes]) =>
  Object.keys(routes).map((name) => `${area}.${name}`),
);

const callers = {} as Record<Role, Caller>;
const plans = { public: '', prive: '', private: '', deleted: '' };

beforeAll(async () => {
  await venue(database.db, 'first');
  await venue(database.db, 'second', { category: 'Cafe' });
  const owner = await person(deps, { member: true });
  const blocker = await person(deps, { member: true });
  await block(blocker, owner);
  callers.visitor = visitorOf(deps);
  callers.free = await person(deps);
  callers.member = await person(deps, { member: true });
  callers.owner = owner;
  callers.blocker = blocker;
  const store = async (name: keyof typeof plans, fields: object) => {
    const plan = await as('owner').plans.create({ ...content('x'), ...fields, request_id: randomUUID() });
    plans[name] = plan.id;
  };
  await store('public', {});
  await store('prive', { is_prive: true, is_public: false });
  await store('private', { is_public: false });
  await store('deleted', {});
  await as('owner').plans.delete({ id: plans.deleted });
});

function as(role: Role) {
  const context = {
    ...callers[role],
    clientAddress: '127.0.0.1',
    requestHeaders: new Headers(),
    resHeaders: new Headers(),
  };
  return createRouterClient(router, { context: { ...context, request: {} as never } });
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
    const call = row.call(as(role), { plans, content });
    expect(await outcome(call)).toBe(row.expected[role]);
  });
});
