import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { migrateQueue } from '../queue/queueSchema.ts';
import { SafeClient } from './safeClient.ts';

const MIGRATIONS_DIR = path.join(import.meta.dirname, 'migrations');

/** Any number that nobody else locks: two nodes that start together migrate one after the other. */
const MIGRATION_LOCK = 4_310_2026;
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** A migration that cannot be applied; the message says what to do. */
export class MigrationError extends Error {}

/** The migrations of a folder in order. Refuses names out of form and numbers used twice. */
export async function readMigrations(dir: string = MIGRATIONS_DIR): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
  const seen = new Set<string>();
  for (const name of names) {
    const number = FILE_NAME.exec(name)?.[1];
    if (!number) throw new MigrationError(`Migration ${name}: call it like 0007_short_name.sql.`);
    if (seen.has(number))
      throw new MigrationError(`Two migrations carry the number ${number}; renumber one.`);
    seen.add(number);
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(dir, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Migrations that are not applied yet, in order. Refuses a changed, missing or overtaken one. */
export function pendingMigrations(
  migrations: Migration[],
  applied: { name: string; checksum: string }[],
): Migration[] {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const row of applied) {
    const migration = byName.get(row.name);
    if (!migration) {
      throw new MigrationError(
        `The database has the migration ${row.name}, this version of Liora does not. Start the newer version.`,
      );
    }
    if (migration.checksum !== row.checksum) {
      throw new MigrationError(
        `Migration ${row.name} was changed after it had been applied. Restore the file and put the change into a new migration.`,
      );
    }
  }
  const done = new Set(applied.map((row) => row.name));
  const pending = migrations.filter((migration) => !done.has(migration.name));
  const last = applied
    .map((row) => row.name)
    .sort()
    .at(-1);
  const overtaken = pending.find((migration) => last !== undefined && migration.name < last);
  if (overtaken) {
    throw new MigrationError(
      `Migration ${overtaken.name} comes before ${last}, which is already applied. Give it the next free number.`,
    );
  }
  return pending;
}

async function readApplied(client: pg.ClientBase): Promise<{ name: string; checksum: string }[]> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query('select name, checksum from schema_migrations order by name');
  return rows;
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
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

/**
 * Brings the database at `url` up to date, each file in its own transaction, then the queue's schema, and returns the
 * names applied.
 * Safe to run from several nodes at once and again at every start.
 */
export async function migrate(url: string, dir: string = MIGRATIONS_DIR): Promise<string[]> {
  const migrations = await readMigrations(dir);
  const client = new SafeClient({ connectionString: url, application_name: 'liora migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const pending = pendingMigrations(migrations, await readApplied(client));
    for (const migration of pending) await apply(client, migration);
    await migrateQueue(url);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** True when every migration of this version is applied: what /readyz asks. */
export async function migrationsAreCurrent(pool: pg.Pool, migrations: Migration[]): Promise<boolean> {
  const { rows } = await pool.query('select name, checksum from schema_migrations');
  return pendingMigrations(migrations, rows).length === 0;
}
