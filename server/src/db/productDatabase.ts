import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../config.ts';
import { prepareDataDirectory } from '../dataDir.ts';
import { DataInUseError, type DataLock, lockDataDirectory } from '../dataLock.ts';
import { DATA_FOLDER } from './embedded/cluster.ts';
import { ROLE, startEmbeddedPostgres } from './embedded/embedded.ts';
import { readPostmaster } from './embedded/postmaster.ts';

export interface ProductDatabase {
  url: string;
  /** Stops what was started to reach it, nothing else. */
  close(): Promise<void>;
}

/**
 * The database that the product uses: the one of DATABASE_URL; else its own PostgreSQL, where it runs already, or
 * started until it is closed. Throws DataInUseError while a starting product is not ready yet, and, where nobody else may
 * be at work (`alone`), while one runs.
 */
export async function openProductDatabase(
  settings: Settings,
  { alone = false }: { alone?: boolean } = {},
): Promise<ProductDatabase> {
  const { database, dataDir } = settings;
  if (database.kind === 'external') return { url: database.url, close: async () => {} };
  prepareDataDirectory(dataDir);
  let lock: DataLock;
  try {
    lock = await lockDataDirectory(dataDir);
  } catch (error) {
    const url = error instanceof DataInUseError && !alone ? await runningDatabase(dataDir) : null;
    if (url === null) throw error;
    return { url, close: async () => {} };
  }
  try {
    const postgres = await startEmbeddedPostgres({ dataDir });
    const close = () => postgres.stop().finally(() => lock.release());
    return { url: postgres.url, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The address of the PostgreSQL that a running Liora started, or null while it is not ready. */
async function runningDatabase(dataDir: string): Promise<string | null> {
  const running = readPostmaster(path.join(dataDir, DATA_FOLDER));
  const password = await readFile(path.join(dataDir, 'database-password'), 'utf8').catch(() => '');
  if (!running?.ready || password.trim() === '') return null;
  // Its database is called like the role that owns it.
  return `postgresql://${ROLE}:${password.trim()}@127.0.0.1:${running.port}/${ROLE}`;
}
