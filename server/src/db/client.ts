import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { valueParsers } from './parsers.ts';
import { SafeClient } from './safeClient.ts';
import type { DB } from './types.gen.ts';

export type Db = Kysely<DB>;

export interface DatabaseOptions {
  url: string;
  /** Connections of the general pool; the search pool takes as many again. */
  poolSize: number;
  searchStatementTimeoutMs: number;
  /** A connection that broke while idle: worth a line in the log, never the end of the process. */
  onIdleError?: (error: Error) => void;
}

export interface Database {
  /** Kysely on the general pool: everything except searches. */
  db: Db;
  pool: pg.Pool;
  /** Searches only: short statement timeout, generic plans, no JIT. A slow search cannot starve the rest. */
  searchPool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

const GENERAL_STATEMENT_TIMEOUT_MS = 20_000;
const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_TRANSACTION_TIMEOUT_MS = 15_000;

function settings(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

function openPool(options: DatabaseOptions, name: string, session: Record<string, string | number>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    application_name: `liora ${name}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    Client: SafeClient,
    keepAlive: true,
    types: valueParsers(),
    options: settings(session),
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  return pool;
}

/** Opens no connection yet: the first query does. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(options, 'general', {
    statement_timeout: GENERAL_STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    timezone: 'UTC',
    jit: 'off',
  });
  const searchPool = openPool(options, 'search', {
    statement_timeout: options.searchStatementTimeoutMs,
    plan_cache_mode: 'force_generic_plan',
    timezone: 'UTC',
    jit: 'off',
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    searchPool,
    url: options.url,
    // Kysely ends the general pool itself.
    close: async () => {
      await Promise.all([db.destroy(), searchPool.end()]);
    },
  };
}
