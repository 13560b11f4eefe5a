import type pg from 'pg';
import { migrateQueue } from '../queue/queueSchema.ts';
import { connectWithRetry, type RetryOptions } from './connectWithRetry.ts';
import {
  type AppliedMigration,
  MIGRATIONS_DIR,
  type Migration,
  MigrationError,
  oldestNodeOf,
  pendingMigrations,
  readMigrations,
} from './migrations.ts';
import { readServer, refuseUnusable, type Server, sqlFor } from './postgresVersion.ts';

/** Any number that nobody else locks: two nodes that start together migrate one after the other. */
const MIGRATION_LOCK = 4_310_2026;

export interface MigrateOptions extends RetryOptions {
  dir?: string;
  /** Only migrations with these names: a database as an earlier version made it. */
  only?: ReadonlySet<string>;
}

async function readApplied(client: pg.ClientBase): Promise<AppliedMigration[]> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  await client.query('alter table schema_migrations add column if not exists oldest_node text');
  const { rows } = await client.query(
    'select name, checksum, oldest_node from schema_migrations order by name',
  );
  return rows;
}

async function apply(client: pg.ClientBase, migration: Migration, server: Server): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sqlFor(server, migration.sql));
    await client.query('insert into schema_migrations (name, checksum, oldest_node) values ($1, $2, $3)', [
      migration.name,
      migration.checksum,
      oldestNodeOf(migration),
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${migration.name} failed and changed nothing: ${reason}`, {
      cause: error,
    });
  }
}

/** Held until the connection ends. */
async function takeLock(client: pg.ClientBase, note: (line: string) => void): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK]);
  if (rows[0]?.taken) return;
  note('Another Liora is migrating this database; waiting until it is through …');
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
}

/**
 * Brings the database at `url` up to date, each file in its own transaction, then the queue's schema, and returns the
 * names applied.
 * Safe to run from several nodes at once and again at every start.
 */
export async function migrate(
  url: string,
  { dir = MIGRATIONS_DIR, only, note = () => undefined, ...retry }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = (await readMigrations(dir)).filter(({ name }) => only?.has(name) ?? true);
  const client = await connectWithRetry(
    { connectionString: url, application_name: 'liora migrate' },
    { note, ...retry },
  );
  try {
    const server = await readServer(client);
    refuseUnusable(server);
    await takeLock(client, note);
    const pending = pendingMigrations(migrations, await readApplied(client));
    for (const migration of pending) await apply(client, migration, server);
    await migrateQueue(url);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** True when every migration of this version is applied: what /readyz asks. */
export async function migrationsAreCurrent(pool: pg.Pool, migrations: Migration[]): Promise<boolean> {
  const { rows } = await pool.query('select name, checksum, oldest_node from schema_migrations');
  return pendingMigrations(migrations, rows).length === 0;
}
