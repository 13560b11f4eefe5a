import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DataInUseError, lockDataDirectory } from './dataLock.ts';
import { processStamp } from './processes.ts';

async function folder(): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'liora-lock-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

const writeLock = (dir: string, holder: object) =>
  writeFile(path.join(dir, 'liora.lock'), JSON.stringify(holder));

test('a second copy is told who holds the data and where it serves', async () => {
  const dir = await folder();
  const lock = await lockDataDirectory(dir, new Date('2026-02-03T18:00:00Z'));
  await lock.announce('http://localhost:4310');
  const second = lockDataDirectory(dir);
  await expect(second).rejects.toThrow(DataInUseError);
  await expect(second).rejects.toThrow(
    `already running on this data: process ${process.pid} at http://localhost:4310, since 2026-02-03T18:00:00.000Z`,
  );
  await lock.release();
  await (await lockDataDirectory(dir)).release();
});

test('what a killed copy left is taken over, also when its number belongs to another program by now', async () => {
  const dir = await folder();
  for (const stale of [
    { pid: 2 ** 22 + 1, stamp: 'x', startedAt: '' },
    { pid: process.ppid, stamp: 'started at another time', startedAt: '' },
  ]) {
    await writeLock(dir, stale);
    const lock = await lockDataDirectory(dir);
    expect(JSON.parse(await readFile(path.join(dir, 'liora.lock'), 'utf8')).pid).toBe(process.pid);
    await lock.release();
  }
});

test('a lock that was cut short while being written is taken over', async () => {
  const dir = await folder();
  await writeFile(path.join(dir, 'liora.lock'), '{"pid":');
  await (await lockDataDirectory(dir)).release();
});

test('a running process keeps its stamp, a missing one has none', () => {
  expect(processStamp(process.pid)).toBe(processStamp(process.pid));
  expect(processStamp(process.pid)).not.toBe(processStamp(1));
  expect(processStamp(2 ** 22 + 1)).toBeUndefined();
});
