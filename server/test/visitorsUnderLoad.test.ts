import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../src/db/client.ts';
import { limitCalls } from '../src/rateLimits/callLimits.ts';
import { rpcCall } from './calls.ts';
import { testDatabase } from './database.ts';
import { person, testDeps } from './factories.ts';
import { httpNode } from './httpNode.ts';
import { sessionCookie } from './sessions.ts';

const VISITORS = 60;
const POOL_SIZE = 4;
const READ_TIMEOUT_MS = 250;

const database = await testDatabase();
const tight = openDatabase({
  url: database.url,
  poolSize: POOL_SIZE,
  searchStatementTimeoutMs: 900,
  readStatementTimeoutMs: READ_TIMEOUT_MS,
});
const deps = testDeps(tight);
const node = await httpNode(deps, tight);
afterAll(async () => {
  await node.close();
  await tight.close();
  await database.close();
});

const call = (...asked: Parameters<typeof rpcCall>) => {
  const [path, init] = rpcCall(...asked);
  return fetch(`${node.site}${path}`, init);
};

test('FIX-06 RUL-117 sixty visitors whose reads are slow: each is told to come back, readiness and who writes notice nothing', async () => {
  const [tom, maya] = [await person(deps), await person(deps)];
  const cookie = await sessionCookie(deps, tom.viewer.userId);
  // Nothing that reads plans gets through: every such read takes as long as it may.
  const holder = await database.pool.connect();
  await holder.query('begin; lock table date_plans in access exclusive mode');
  let over = false;
  try {
    const reads = Promise.all(
      Array.from({ length: VISITORS }, (_, i) =>
        i % 3 === 2
          ? fetch(`${node.site}/preview/plan/${randomUUID()}.png`)
          : call(i % 3 ? 'plans.list' : 'plans.get', i % 3 ? {} : { id: randomUUID() }),
      ),
    ).finally(() => {
      over = true;
    });
    const meanwhile: number[] = [];
    while (!over) {
      meanwhile.push((await fetch(`${node.site}/readyz`)).status);
      meanwhile.push((await call('safety.unblock', { user_id: maya.viewer.userId }, { cookie })).status);
    }
    expect(meanwhile.length).toBeGreaterThan(4);
    expect(new Set(meanwhile)).toEqual(new Set([200]));
    for (const answer of await reads) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect((await call('plans.list', {})).status).toBe(200);
});

test('FIX-06 over the connections for public reads nothing can be written', async () => {
  const written = tight.readDb.insertInto('settings').values({ name: 'x', value: 'true' }).execute();
  await expect(written).rejects.toMatchObject({ code: '25006' });
});

test('RUL-117 whoever reads without end is told 429 and when to come back; another person is not', async () => {
  const cookie = await sessionCookie(deps, (await person(deps)).viewer.userId);
  const visitor = { deps, viewer: null, clientAddress: '127.0.0.1' };
  const takeAll = () => {
    for (;;) limitCalls(visitor);
  };
  expect(takeAll).toThrow('RATE_LIMITED');
  const refused = await call('plans.list', {});
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ json: { code: 'RATE_LIMITED' } });
  const picture = await fetch(`${node.site}/preview/plan/${randomUUID()}.png`);
  expect(picture.status).toBe(429);
  expect(Number(picture.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call('plans.list', {}, { cookie })).status).toBe(200);
});
