import os from 'node:os';
import { expect, test } from 'vitest';
import { testDataRoot } from './testFolders.ts';

test('FIX-75 databases of tests lie in memory where the machine has room for them, else where temporary files do', () => {
  expect(testDataRoot('/no/such/disk')).toBe(os.tmpdir());
  expect(testDataRoot(import.meta.dirname)).toBe(os.tmpdir());
  expect(testDataRoot('/dev/shm', Number.POSITIVE_INFINITY)).toBe(os.tmpdir());
  if (process.platform === 'linux') expect(testDataRoot('/dev/shm', 0)).toBe('/dev/shm');
});
