import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '../domain/src/durations.ts';
import { retireAssets } from './retiredFiles.ts';

const RELEASE = new Date('2026-11-26T12:00:00Z');
const later = (days: number) => new Date(RELEASE.getTime() + days * DAY_MS);

async function folders() {
  const root = await mkdtemp(path.join(tmpdir(), 'liora-retired-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const [dist, retired] = [path.join(root, 'dist'), path.join(root, 'dist-retired')];
  const build = async (...names: string[]) => {
    await rm(dist, { recursive: true, force: true });
    await mkdir(path.join(dist, 'assets'), { recursive: true });
    for (const name of names) await writeFile(path.join(dist, 'assets', name), name);
  };
  const kept = () => readdir(path.join(retired, 'assets'));
  return { dist, retired, build, kept };
}

test('what a release replaces stays for thirty days, counted from when it was replaced', async () => {
  const { dist, retired, build, kept } = await folders();
  await build('shell-old.js', 'shell-old.js.br', 'libraries-same.js');
  await retireAssets(dist, retired, RELEASE);
  expect(await kept()).toEqual(['libraries-same.js', 'shell-old.js', 'shell-old.js.br']);
  await build('shell-new.js', 'libraries-same.js');
  await retireAssets(dist, retired, later(30));
  expect(await kept()).toEqual(['libraries-same.js', 'shell-new.js', 'shell-old.js', 'shell-old.js.br']);
  await retireAssets(dist, retired, later(30.1));
  expect(await kept()).toEqual(['libraries-same.js', 'shell-new.js']);
});

test('the first build has nothing to replace', async () => {
  const { dist, retired, kept } = await folders();
  await retireAssets(dist, retired, RELEASE);
  expect(await kept()).toEqual([]);
});
