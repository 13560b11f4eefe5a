import { chmod, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../../server/src/config.ts';
import { type Database, openDatabase } from '../../server/src/db/client.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/src/db/embedded/embedded.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import type { Deps } from '../../server/src/deps.ts';
import { memoryStore } from '../../server/src/integrations/photoStore/testing/memoryStore.ts';
import { createLog } from '../../server/src/log.ts';
import { Queue } from '../../server/src/queue/queue.ts';
import { MemoryLimits } from '../../server/src/rateLimits/memoryLimits.ts';
import { ROOT } from './results.ts';

export interface BenchDatabase extends Database {
  adminUrl: string;
  /** Of PostgreSQL's first process: the others are its children. */
  pid: number;
  stop(): Promise<void>;
}

/** The product's own limits. */
export const BENCH_POOLS = { poolSize: 10, searchStatementTimeoutMs: 900 };

/**
 * A PostgreSQL of its own in `<folder>/<name>`, migrated; the folder is .data/bench where none is given. `fresh` empties it
 * first.
 */
export async function openBenchDatabase(
  name: string,
  options: { fresh: boolean; settings?: Record<string, string>; folder?: string },
): Promise<BenchDatabase> {
  const dataDir = path.join(options.folder ?? path.join(ROOT, '.data/bench'), name);
  if (options.fresh) await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  const postgres: EmbeddedPostgres = await startEmbeddedPostgres({
    dataDir,
    settings: options.settings ?? {},
  });
  try {
    await migrate(postgres.url);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  const database = openDatabase({ url: postgres.url, ...BENCH_POOLS });
  return {
    ...database,
    adminUrl: postgres.adminUrl,
    pid: postgres.pid,
    stop: async () => {
      await database.close();
      await postgres.stop();
    },
  };
}

/** What a service needs, on a bench database: warnings are shown, no mail leaves. */
export function benchDeps(database: Database): Deps {
  return {
    config: {
      ...readConfig({}, ROOT),
      publicUrl: 'http://localhost:4310',
      sessionSecret: 'only for benches, 32 characters at least',
    },
    db: database.db,
    searchPool: database.searchPool,
    workPool: database.workPool,
    readDb: database.readDb,
    readLimits: new MemoryLimits(),
    queue: new Queue(database.pool),
    geocoder: null,
    photoStore: memoryStore(),
    pusher: { apps: [], isKnown: () => true, send: async () => 'sent', close: async () => {} },
    mailer: { send: async () => {} },
    log: createLog({ level: 'warn', pretty: true }),
    now: () => new Date(),
  };
}
