import crypto from 'node:crypto';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { passwordsHashed } from './quickPasswords.ts';

const PASSWORDS = 40;

test('FIX-75 tests hash passwords for almost nothing, and right ones are still told from wrong ones', async () => {
  const { user, system } = process.cpuUsage();
  const before = passwordsHashed();
  const hashes = await Promise.all(Array.from({ length: PASSWORDS }, (_, i) => hashPassword(`lantern ${i}`)));
  const spent = process.cpuUsage({ user, system });
  expect(passwordsHashed() - before).toBe(PASSWORDS);
  // At the price of the product it is 100 ms for each.
  expect((spent.user + spent.system) / 1000 / PASSWORDS).toBeLessThan(25);
  expect(await verifyPassword({ hash: hashes[3] ?? '', password: 'lantern 3' })).toBe(true);
  expect(await verifyPassword({ hash: hashes[3] ?? '', password: 'lantern 4' })).toBe(false);
});

test('a product that hashes more cheaply than it should fails its tests', () => {
  const cheap = { N: 1024, r: 16, p: 1 };
  expect(() => crypto.scrypt('lantern', 'salt', 64, cheap, () => undefined)).toThrow('too cheaply');
});
