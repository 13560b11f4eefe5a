import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { valueParsers } from './parsers.ts';
import { preparingPool } from './prepared.ts';
import { SafeClient } from './safeClient.ts';
import type { DB } from './types.gen.ts';

export type Db = Kysely<DB>;

export interface DatabaseOptions {
  url: string;
  /** Connections of each of the pools for writes, public reads and searches. */
  poolSize: number;
  searchStatementTimeoutMs: number;
  readStatementTimeoutMs?: number;
  /** How long who writes or searches waits for a connection. */
  connectTimeoutMs?: number;
  /** What connections are made of; tests give one of their own. */
  Client?: new (
    config?: pg.ClientConfig,
  ) => SafeClient;
  /** A connection that broke while idle: worth a line in the log, never the end of the process. */
  onIdleError?: (error: Error) => void;
}

export interface Database {
  /** Kysely on the general pool: what people write, and what they read of their own. */
  db: Db;
  pool: pg.Pool;
  /** Public reads only: nothing can be written over it, and what takes longer than a second is cut off. */
  readDb: Db;
  /** Readiness and jobs: a few connections that no request can take. */
  systemDb: Db;
  systemPool: pg.Pool;
  /** Searches only: short statement timeout, generic plans, no JIT. A slow search cannot starve the rest. */
  searchPool: pg.Pool;
  /** One connection for work of minutes in its own session, such as an import: it takes none of the others. */
  workPool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

const GENERAL_STATEMENT_TIMEOUT_MS = 20_000;
const READ_STATEMENT_TIMEOUT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Who only reads is better told at once that there is no room than after everybody has waited. */
const READ_CONNECT_TIMEOUT_MS = 2_000;
const SYSTEM_POOL_SIZE = 3;
const IDLE_TRANSACTION_TIMEOUT_MS = 15_000;

function settings(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

interface PoolOptions {
  name: string;
  max?: number;
  connectTimeoutMs?: number;
  session: Record<string, string | number>;
}

function openPool(options: DatabaseOptions, { name, max, connectTimeoutMs, session }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: max ?? options.poolSize,
    application_name: `liora ${name}`,
    connectionTimeoutMillis: connectTimeoutMs ?? options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    Client: options.Client ?? SafeClient,
    keepAlive: true,
    types: valueParsers(),
    options: settings({ timezone: 'UTC', jit: 'off', ...session }),
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  return pool;
}

function overPool(pool: pg.Pool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
}

/** Opens no connection yet: the first query does. */
export function openDatabase(given: DatabaseOptions): Database {
  // A connection that ends while all are being closed was not lost.
  let closing = false;
  const options = { ...given, onIdleError: (error: Error) => void (closing || given.onIdleError?.(error)) };
  const session = {
    statement_timeout: GENERAL_STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
  };
  const pool = openPool(options, { name: 'general', session });
  const systemPool = openPool(options, { name: 'system', max: SYSTEM_POOL_SIZE, session });
  const readPool = openPool(options, {
    name: 'read',
    connectTimeoutMs: READ_CONNECT_TIMEOUT_MS,
    session: {
      statement_timeout: options.readStatementTimeoutMs ?? READ_STATEMENT_TIMEOUT_MS,
      default_transaction_read_only: 'on',
    },
  });
  const searchPool = openPool(options, {
    name: 'search',
    session: { statement_timeout: options.searchStatementTimeoutMs, plan_cache_mode: 'force_generic_plan' },
  });
  const workPool = openPool(options, { name: 'work', max: 1, session });
  const [db, readDb, systemDb] = [pool, readPool, systemPool].map(overPool) as [Db, Db, Db];
  return {
    db,
    pool,
    readDb,
    systemDb,
    systemPool,
    searchPool,
    workPool,
    url: options.url,
    // Kysely ends its pools itself.
    close: async () => {
      closing = true;
      await Promise.all([
        db.destroy(),
        readDb.destroy(),
        systemDb.destroy(),
        searchPool.end(),
        workPool.end(),
      ]);
    },
  };
}
