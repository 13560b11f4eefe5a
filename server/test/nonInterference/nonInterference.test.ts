import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../database.ts';
import { closeConnections } from './observed.ts';
import { SECRETS } from './secrets/secrets.ts';
import { findDifference } from './tale.ts';
import { makeWorld } from './world.ts';

const PAIRS = 200;

const worlds = [
  await makeWorld(await testDatabase({ poolSize: 4 })),
  await makeWorld(await testDatabase({ poolSize: 4 })),
] as const;
afterAll(async () => {
  closeConnections();
  for (const { close } of worlds) await close();
});

test('RUL-22 RUL-47 two worlds that differ only in what somebody keeps to themself are the same to their partner, byte by byte', async () => {
  expect(await findDifference(worlds, SECRETS, { runs: PAIRS })).toBeNull();
});
