import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../src/db/client.ts';
import { SafeClient } from '../src/db/safeClient.ts';
import { PlanningOnce } from './planningOnce.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser address of the run's cluster. */
    adminUrl: string;
    /** Address of the migrated template, as the product's role; it takes no connections itself. */
    templateUrl: string;
  }
}

export interface TestDatabase extends Database {
  /** Removes the database; call it in afterAll. */
  close(): Promise<void>;
}

/** Of a database of these tests, for what stands between: else it is asked by a socket file. */
export function tcpAddress(address: string): URL {
  const url = new URL(address);
  url.searchParams.delete('host');
  return url;
}

const TEST_POOL_SIZE = 24;
/** The database that the run has migrated. */
const TEMPLATE = 'liora';

async function asAdmin(sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}

/** An empty database (no tables at all): for tests of the migrations themselves. `options` of `create database`. */
export async function emptyDatabase(options = ''): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} owner liora template template0 ${options}`);
  const url = new URL(inject('templateUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(`drop database if exists ${name} with (force)`) };
}

/**
 * A pool of a test's own, ended with the test. It has ended before each of its connections has, and a database that is
 * removed then ends them by force: nothing that anybody has to hear of.
 */
export function testPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ Client: SafeClient, ...config });
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  return pool;
}

/**
 * A fresh, migrated, empty database on real PostgreSQL, for one test file:
 *
 *     const database = await testDatabase();
 *     afterAll(() => database.close());
 *
 * Takes some 30 ms. The general pool is large enough for tests with 20 concurrent calls. Where none race, a few connections
 * do the same for a good part less: each new one reads the catalogue and plans what is prepared anew.
 */
export async function testDatabase({ poolSize = TEST_POOL_SIZE } = {}): Promise<TestDatabase> {
  return opened(await copyOf(TEMPLATE), poolSize);
}

async function copyOf(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} owner liora template ${template} strategy file_copy`);
  return name;
}

const dropCopy = (name: string) => asAdmin(`drop database if exists ${name} with (force)`);

function opened(name: string, poolSize: number, end = () => dropCopy(name)): TestDatabase {
  const url = new URL(inject('templateUrl'));
  url.pathname = `/${name}`;
  const database = openDatabase({
    url: url.href,
    poolSize,
    // A busy machine may be slow: what is tested is what comes, not how soon.
    searchStatementTimeoutMs: 60_000,
    readStatementTimeoutMs: 60_000,
    connectTimeoutMs: 30_000,
    Client: PlanningOnce,
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await end();
    },
  };
}

/** Like testDatabase, for a single test: removed when the test ends. */
export async function testDatabaseForThisTest(): Promise<TestDatabase> {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  return database;
}

/**
 * For files whose tests all begin with the same content: `fill` brings it once, and each test has a copy of its own.
 *
 *     const filled = await filledDatabase(({ db }) => loadDemoCity(db));
 *     afterAll(() => filled.drop());
 */
export async function filledDatabase(fill: (database: TestDatabase) => Promise<unknown>) {
  const name = await copyOf(TEMPLATE);
  // Of a database that somebody is connected to, no copy can be made.
  const database = opened(name, TEST_POOL_SIZE, async () => undefined);
  await fill(database);
  await database.close();
  return {
    copyForThisTest: async () => {
      const copy = opened(await copyOf(name), TEST_POOL_SIZE);
      onTestFinished(() => copy.close());
      return copy;
    },
    drop: () => dropCopy(name),
  };
}
