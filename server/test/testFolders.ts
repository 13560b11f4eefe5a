import { statfsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DATA_FOLDER } from '../src/db/embedded/cluster.ts';
import { clearLeftovers } from '../src/db/embedded/postmaster.ts';
import { isAlive } from '../src/processes.ts';

const PREFIX = 'liora-test-';
const RAM_DISK = '/dev/shm';
const TMPFS = 0x01021994;
/** What all databases of a run hold at a time, several times over. */
const ENOUGH_BYTES = 3 * 1024 ** 3;

function hasRoom(folder: string, bytes: number): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(folder);
    return type === TMPFS && Math.min(bavail * bsize, os.freemem()) > bytes;
  } catch {
    return false;
  }
}

/**
 * Where databases of tests lie: hundreds are made and removed in a run, of hundreds of files each, and where a disk has just
 * seen many files removed, making others costs it more than all that is done with them.
 */
export function testDataRoot(ramDisk = RAM_DISK, bytes = ENOUGH_BYTES): string {
  return hasRoom(ramDisk, bytes) ? ramDisk : os.tmpdir();
}

/** An empty data directory, which PostgreSQL's own account can enter. */
export async function makeTestFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(testDataRoot(), `${PREFIX}${process.pid}-`));
  // mkdtemp makes the folder private; as root, PostgreSQL's own account must be able to enter it.
  await chmod(folder, 0o755);
  return folder;
}

/** A run that was killed leaves its PostgreSQL behind; the next run clears it away. */
export async function sweepKilledRuns(): Promise<void> {
  for (const root of [RAM_DISK, os.tmpdir()]) {
    for (const name of await readdir(root).catch(() => [])) {
      const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
      if (!pid || isAlive(Number(pid))) continue;
      const dataDir = path.join(root, name);
      // Another user's leftovers are that user's to clear.
      await clearLeftovers(path.join(dataDir, DATA_FOLDER)).catch(() => undefined);
      await rm(dataDir, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}
