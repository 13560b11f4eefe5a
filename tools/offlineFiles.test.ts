import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeOfflineFiles } from './offlineFiles.ts';

let dist = '';

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'liora-dist-'));
  await mkdir(path.join(dist, 'assets'));
  const files = [
    'assets/shell-AAAA.js',
    'assets/shell-AAAA.js.br',
    'assets/maplibre-BBBB.js',
    'assets/heic.worker-CCCC.js',
    'assets/app-DDDD.css',
    'index.html',
    'icon.svg',
    'icon-192.png',
    'manifest.webmanifest',
    'takeover.js',
    'theme.js',
    'sw.js',
    'sw-offline.js',
  ];
  for (const file of files) await writeFile(path.join(dist, file), file);
});
afterEach(() => rm(dist, { recursive: true }));

async function written(): Promise<{ version: string; files: string[]; served: string[] }> {
  await writeOfflineFiles(dist);
  const self: Record<string, never> = {};
  runInNewContext(await readFile(path.join(dist, 'sw-files.js'), 'utf8'), { self });
  return JSON.parse(JSON.stringify(self.LIORA_FILES));
}

test('a built app is kept with what a start without a connection needs, and without the map', async () => {
  const { files, served } = await written();
  expect(files).toEqual([
    '/assets/app-DDDD.css',
    '/assets/shell-AAAA.js',
    '/icon-192.png',
    '/icon.svg',
    '/manifest.webmanifest',
    '/takeover.js',
    '/theme.js',
  ]);
  expect(served).toContain('/rpc');
});

test('what changes in the app is another version, and the same app the same', async () => {
  const { version } = await written();
  expect((await written()).version).toBe(version);
  await writeFile(path.join(dist, 'theme.js'), 'another');
  expect((await written()).version).not.toBe(version);
});
