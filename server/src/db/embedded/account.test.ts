import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closedParent, unprivilegedAccount } from './account.ts';

const passwd =
  (...names: string[]) =>
  () =>
    [
      'root:x:0:0::/root:/bin/sh',
      ...names.map((name, index) => `${name}:x:${101 + index}:${201 + index}::/:/bin/sh`),
    ].join('\n');

test('an ordinary user runs PostgreSQL as themselves', () => {
  expect(unprivilegedAccount(1000, passwd('postgres'))).toBeUndefined();
});

test('root hands PostgreSQL to its own account, or to nobody', () => {
  expect(unprivilegedAccount(0, passwd('nobody', 'postgres'))).toEqual({
    name: 'postgres',
    uid: 102,
    gid: 202,
  });
  expect(unprivilegedAccount(0, passwd('nobody'))).toEqual({ name: 'nobody', uid: 101, gid: 201 });
  expect(() => unprivilegedAccount(0, passwd())).toThrow(
    'start Liora as an ordinary user, or set DATABASE_URL',
  );
});

test('a folder that other accounts cannot enter is named', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'liora-closed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'inside'), { mode: 0o755 });
  expect(closedParent(path.join(folder, 'inside/data'))).toBe(folder);
  expect(closedParent(path.join(os.tmpdir(), 'liora-open/data'))).toBeUndefined();
});
