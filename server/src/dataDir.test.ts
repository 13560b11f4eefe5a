import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { defaultDataDir, makeOpenFolder } from './dataDir.ts';

test('data lies beside the code, for root where other accounts can reach it', () => {
  expect(defaultDataDir('/home/june/liora', 1000)).toBe('/home/june/liora/.data');
  const ofRoot = defaultDataDir('/root/liora', 0);
  expect(ofRoot).toMatch(/^\/var\/lib\/liora\/liora-[0-9a-f]{10}$/);
  expect(defaultDataDir('/srv/liora', 0)).not.toBe(ofRoot);
});

test('other accounts may enter the data directory whatever the umask', () => {
  const above = mkdtempSync(path.join(os.tmpdir(), 'liora-open-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  makeOpenFolder(path.join(above, 'a/b'));
  for (const made of ['a', 'a/b']) expect(statSync(path.join(above, made)).mode & 0o777).toBe(0o755);
});
