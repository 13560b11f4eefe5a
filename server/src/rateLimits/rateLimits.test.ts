import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../test/codeOf.ts';
import { testDatabase } from '../../test/database.ts';
import { accountsDeps } from '../modules/accounts/testing/accountsFixtures.ts';
import { ProductError } from '../rpc/errors.ts';
import { sweepRateLimits, takeFromLimit } from './rateLimits.ts';

const database = await testDatabase();
afterAll(() => database.close());

let now = new Date('2026-03-01T12:00:00Z');
const deps = accountsDeps(database, { now: () => now });
const limit = { name: 'doorbell', max: 10, windowSeconds: 600 };

test('of 50 calls at once exactly as many pass as the limit allows', async () => {
  const codes = await Promise.all(
    Array.from({ length: 50 }, () => codeOf(takeFromLimit(deps, limit, '203.0.113.5'))),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(10);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(40);
});

test('callers and names are counted apart', async () => {
  await expect(takeFromLimit(deps, limit, '203.0.113.6')).resolves.toBeUndefined();
  await expect(takeFromLimit(deps, { ...limit, name: 'knocker' }, '203.0.113.5')).resolves.toBeUndefined();
});

test('who is refused is told when to come back, and then passes', async () => {
  now = new Date('2026-03-01T12:04:00Z');
  const refused = await takeFromLimit(deps, limit, '203.0.113.5').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ProductError);
  expect(refused).toMatchObject({ code: 'RATE_LIMITED', data: { retryAfterSeconds: 360 } });
  now = new Date('2026-03-01T12:10:00Z');
  await expect(takeFromLimit(deps, limit, '203.0.113.5')).resolves.toBeUndefined();
});

test('no address is kept in clear, and windows that are over are forgotten', async () => {
  const kept = await database.pool.query('select key from rate_limits');
  expect(JSON.stringify(kept.rows)).not.toContain('203.0.113');
  now = new Date('2026-03-01T13:00:00Z');
  await sweepRateLimits(deps);
  expect((await database.pool.query('select key from rate_limits')).rows).toEqual([]);
});
