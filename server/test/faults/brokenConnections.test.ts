import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { hashPassword } from 'better-auth/crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { isUnavailable } from '../../src/db/databaseErrors.ts';
import { revenueCatBody } from '../../src/integrations/billing/testing/fakeRevenueCat.ts';
import { Listening } from '../../src/modules/live/testing/listening.ts';
import { createPlan } from '../../src/modules/plans/plans.service.ts';
import { toOrpcError } from '../../src/rpc/errors.ts';
import { apiCall, rpcCall } from '../calls.ts';
import { testDatabase } from '../database.ts';
import { person, testDeps, venue } from '../factories.ts';
import { httpNode, WEBHOOK_SECRET } from '../httpNode.ts';
import { sessionCookie } from '../sessions.ts';

const database = await testDatabase();
const deps = testDeps(database);
const node = await httpNode(deps, database);
/** Those that answer requests, as SQL. */
const POOLS = "'liora general', 'liora read', 'liora search'";
const soon = { interval: 5 };

await venue(database.db, 'wine-bar');
await venue(database.db, 'gelato');
const maya = await person(deps, { username: 'maya' });
const plan = await createPlan(maya, {
  title: 'Lamplight',
  description: '',
  theme: null,
  location_name: null,
  tags: [],
  is_public: true,
  is_prive: false,
  places: ['wine-bar', 'gelato'].map((place_id) => {
    return {
      place_id,
      name: place_id,
      address: null,
      note: null,
      starts_at: null,
      stay_minutes: null,
      cost_for_two: null,
    };
  }),
  request_id: randomUUID(),
});
await database.db
  .insertInto('auth_accounts')
  .values({
    user_id: maya.viewer.userId,
    account_id: maya.viewer.userId,
    provider_id: 'credential',
    password: await hashPassword('candlelight'),
  })
  .execute();
await database.db.updateTable('auth_users').set({ email_verified: true }).execute();

afterAll(async () => {
  await node.close();
  await database.close();
});

/** Ends every session of the test's database that `condition` holds for; how many there were. */
async function terminate(condition: string): Promise<number> {
  const { rows } = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
  );
  return rows.length;
}

/** Ends the connections of `pools` that wait for a lock on `table` while `call` is under way. */
async function brokenWhile<T>(table: string, call: () => Promise<T>, pools = POOLS): Promise<T> {
  // Of its own: in the pool there may be one that an earlier test has ended and that has not heard of it.
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  try {
    await holder.query(
      `begin; set local idle_in_transaction_session_timeout = 0; lock table ${table} in access exclusive mode`,
    );
    const answer = call();
    await expect
      .poll(() => terminate(`wait_event_type = 'Lock' and application_name in (${pools})`), soon)
      .toBeGreaterThan(0);
    return await answer;
  } finally {
    // Ended with its transaction: whatever went wrong, nothing waits for it.
    await holder.end();
  }
}

const ask = ([path, init]: ReturnType<typeof rpcCall>) => fetch(`${node.site}${path}`, init);
const rpc = (...call: Parameters<typeof rpcCall>) => ask(rpcCall(...call));

const toldCode = async (answer: Response) => {
  const { json = {}, code } = (await answer.clone().json()) as { json?: { code?: string }; code?: string };
  return json.code ?? code;
};

async function expectBusy(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${node.site}/readyz`)).status).toBe(200);
}

test.each(['pool', 'searchPool', 'systemPool'] as const)(
  'FIX-80: a connection of %s that breaks in mid-query is told to its caller alone, and the pool goes on',
  async (name) => {
    const mark = `/* ${name} in mid-query */`;
    const broken = database[name].query(`${mark} select pg_sleep(30)`).catch((error: unknown) => error);
    await expect.poll(() => terminate(`state = 'active' and query like '${mark}%'`), soon).toBe(1);
    expect(isUnavailable(await broken)).toBe(true);
    expect((await database[name].query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  },
);

test.each(['pool', 'searchPool', 'systemPool'] as const)(
  'FIX-80: a connection of %s that breaks while somebody holds it, between two queries, ends nothing but itself',
  async (name) => {
    const client = await database[name].connect();
    const ended = new Promise((resolve) => client.once('end', resolve));
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await terminate(`pid = ${rows[0].pid}`);
    await ended;
    const refused = await client.query('select 1').catch((error: unknown) => error);
    expect(isUnavailable(refused)).toBe(true);
    client.release();
    expect((await database[name].query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  },
);

test('FIX-80: a transaction that loses its connection between two statements is BUSY, keeps nothing, and the next one runs', async () => {
  const failed = await database.db
    .transaction()
    .execute(async (trx) => {
      await trx.insertInto('settings').values({ name: 'half', value: 'true' }).execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await terminate(`pid = ${rows[0]?.pid}`);
      await trx.updateTable('settings').set({ value: 'false' }).execute();
    })
    .catch((error: unknown) => toOrpcError(error));
  expect(failed).toBeInstanceOf(ORPCError);
  expect(failed).toMatchObject({ code: 'BUSY', status: 503 });
  const kept = await database.db
    .transaction()
    .execute((trx) => trx.selectFrom('settings').selectAll().execute());
  expect(kept).toEqual([]);
});

test('FIX-80: a procedure whose query is cut answers BUSY with a time to come back, under /rpc and /api', async () => {
  const answer = await brokenWhile('date_plans', () => rpc('plans.get', { id: plan.id }));
  expect(await toldCode(answer)).toBe('BUSY');
  await expectBusy(answer);
  const rest = await brokenWhile('date_plans', () => ask(apiCall('plans.get', { id: plan.id })));
  expect(await toldCode(rest)).toBe('BUSY');
  await expectBusy(rest);
});

test('FIX-80: who is calling cannot be read: BUSY in the words of the contract, not a bare failure', async () => {
  const cookie = await sessionCookie(deps, maya.viewer.userId);
  const answer = await brokenWhile('auth_sessions', () => rpc('plans.get', { id: plan.id }, { cookie }));
  expect(await toldCode(answer)).toBe('BUSY');
  await expectBusy(answer);
});

test.each(['auth_sessions', 'rate_limits'])(
  'FIX-80: signing in while a query on %s is cut, also inside the sign-in library, is BUSY',
  async (table) => {
    const signIn = () => rpc('accounts.signIn', { identifier: 'maya', password: 'candlelight' });
    const answer = await brokenWhile(table, signIn);
    expect(await toldCode(answer)).toBe('BUSY');
    await expectBusy(answer);
    // Another connection of theirs may have been cut with it, and be found out by the next one who takes it.
    await expect.poll(async () => (await signIn()).status, soon).toBe(200);
  },
);

test('FIX-80: plain routes answer 503 with retry-after as well: the webhook and the picture of a plan', async () => {
  const webhook = await brokenWhile('billing_events', () =>
    fetch(`${node.site}/webhooks/revenuecat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'application/json' },
      body: revenueCatBody({ type: 'INITIAL_PURCHASE', user: maya.viewer.userId, at: deps.now() }),
    }),
  );
  await expectBusy(webhook);
  const picture = await brokenWhile('date_plans', () => fetch(`${node.site}/preview/plan/${plan.id}.png`));
  await expectBusy(picture);
});

test('FIX-80: the connection that live events are heard over breaks in mid-query and while idle: streams stay and hear on', async () => {
  const stream = await new Listening(node.site).open();
  onTestFinished(() => stream.cut());
  for (const round of [1, 2, 3]) {
    await expect.poll(() => terminate("application_name = 'liora live'"), soon).toBe(1);
    const like = round % 2 === 1 ? 'plans.like' : 'plans.unlike';
    const cookie = await sessionCookie(deps, (await person(deps)).viewer.userId);
    expect((await rpc(like, { id: plan.id }, { cookie })).status).toBe(200);
  }
  await expect.poll(() => stream.about(plan.id), soon).toContain('2 likes, 0 saves');
  expect(stream.closed).toBe(false);
  const like = async () => {
    const cookie = await sessionCookie(deps, (await person(deps)).viewer.userId);
    await rpc('plans.like', { id: plan.id }, { cookie });
  };
  await brokenWhile('live_swept', like, "'liora live'");
  await expect.poll(() => stream.about(plan.id), soon).toContain('3 likes, 0 saves');
});
