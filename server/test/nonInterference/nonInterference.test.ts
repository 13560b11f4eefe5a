import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../database.ts';
import { closeConnections } from './observed.ts';
import { SECRETS } from './secrets/secrets.ts';
import { findDifference } from './tale.ts';
import { makeWorld } from './world.ts';

const PAIRS = 200;
/** So many in a test, that none of them comes near its time limit on a slow machine. */
const AT_ONCE = 10;
const parts = Array.from({ length: PAIRS / AT_ONCE }, (_, i) => ({ first: i * AT_ONCE }));

const worlds = [
  await makeWorld(await testDatabase({ poolSize: 4 })),
  await makeWorld(await testDatabase({ poolSize: 4 })),
] as const;
afterAll(async () => {
  closeConnections();
  for (const { close } of worlds) await close();
});

test.each(parts)(
  'RUL-22 RUL-47 two worlds that differ only in what somebody keeps to themself are the same to their partner to the byte (pairs from $first)',
  { retry: 0 },
  async ({ first }) => {
    expect(await findDifference(worlds, SECRETS, { runs: AT_ONCE, first })).toBeNull();
  },
);
