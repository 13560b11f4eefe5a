import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ExplainedError } from './explained.ts';
import { processStamp } from './processes.ts';

/** Another Liora works on the same data. The message names it and says what to do. */
export class DataInUseError extends ExplainedError {}

interface Holder {
  pid: number;
  /** Tells the holder from a later process with the same number. */
  stamp: string;
  startedAt: string;
  /** Where it can be reached, once it serves. */
  address?: string;
}

export interface DataLock {
  /** Tells a second copy where this one can be reached. */
  announce(address: string): Promise<void>;
  release(): Promise<void>;
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function refusal(dataDir: string, holder: Holder): DataInUseError {
  const where = holder.address ? ` at ${holder.address}` : '';
  return new DataInUseError(
    `Liora is already running on this data: process ${holder.pid}${where}, since ${holder.startedAt}.\n` +
      `Stop that one first (kill ${holder.pid}), or give this copy its own data: LIORA_DATA_DIR=<another folder>.\n` +
      `Data: ${dataDir}`,
  );
}

/**
 * Takes `dataDir` for this process alone, or throws a DataInUseError. What a killed process left is taken
 * over at once: a holder counts only while a process with its number and its start time runs.
 */
export async function lockDataDirectory(dataDir: string, now: Date = new Date()): Promise<DataLock> {
  const file = path.join(dataDir, 'liora.lock');
  const draft = `${file}.${process.pid}`;
  const holder: Holder = {
    pid: process.pid,
    stamp: processStamp(process.pid) ?? '',
    startedAt: now.toISOString(),
  };
  const write = (target: string) => writeFile(target, JSON.stringify(holder));
  await write(draft);
  try {
    // Linking fails when the name exists, and the content is complete the moment the name does.
    while (!(await tryLink(draft, file))) {
      const other = await readHolder(file);
      if (other && processStamp(other.pid) === other.stamp) throw refusal(dataDir, other);
      await removeStale(file, other);
    }
  } finally {
    await rm(draft, { force: true });
  }
  return {
    announce: async (address) => {
      holder.address = address;
      await write(file);
    },
    release: () => rm(file, { force: true }),
  };
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Two starts may find the same stale lock: only the one it still is when looked at again is removed. */
async function removeStale(file: string, stale: Holder | undefined): Promise<void> {
  const now = await readHolder(file);
  if (now?.pid === stale?.pid && now?.stamp === stale?.stamp) await rm(file, { force: true });
}
