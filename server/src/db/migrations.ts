import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ExplainedError } from '../explained.ts';

export const MIGRATIONS_DIR = path.join(import.meta.dirname, 'migrations');
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
const OLDEST_NODE = /^-- oldest node: (\d{4})$/m;

export interface Migration {
  name: string;
  sql: string;
  /** Over the file as it is written, whatever has to be replaced for an older PostgreSQL. */
  checksum: string;
}

/** What a database says about a migration that was applied to it. */
export interface AppliedMigration {
  name: string;
  checksum: string;
  /** Number of the newest migration that a node has to know to go on working; null: every node does. */
  oldest_node: string | null;
}

/** A migration that cannot be applied; the message says what to do. */
export class MigrationError extends ExplainedError {}

const checksumOf = (sql: string) => createHash('sha256').update(sql).digest('hex');

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
      return { name, sql, checksum: checksumOf(sql) };
    }),
  );
}

/**
 * A migration that takes away what older nodes use says so in a line of its own: `-- oldest node: 0021` means that a
 * node whose newest migration is 0021 or later works on. Without the line every older node does.
 */
export function oldestNodeOf({ sql }: Migration): string | null {
  return OLDEST_NODE.exec(sql)?.[1] ?? null;
}

const last = (migrations: { name: string }[]) =>
  migrations
    .map(({ name }) => name)
    .sort()
    .at(-1);

/** A database that a newer Liora has migrated serves this one as long as nothing it uses was taken away. */
function refuseTooNew(migrations: Migration[], applied: AppliedMigration[]): void {
  const newest = last(migrations)?.slice(0, 4) ?? '0000';
  const needs = applied.filter(({ oldest_node }) => oldest_node !== null && oldest_node > newest);
  const first = needs[0];
  if (!first) return;
  throw new MigrationError(
    `The migration ${first.name} of a newer Liora took away what this version uses. Nothing was changed. Start the newer version, or one that has the migration ${first.oldest_node}.`,
  );
}

function refuseChanged(migration: Migration, row: AppliedMigration): void {
  if (migration.checksum === row.checksum) return;
  throw new MigrationError(
    `Migration ${row.name} was changed after it had been applied to this database, or another version of Liora made the database. Nothing was changed. You can:
- start the version that made it, which still works on it (with Git: check out the commit that you ran last);
- when the file was edited here, restore it: git checkout -- server/src/db/migrations, and put the change into a new migration;
- when nothing in it has to be kept, start on an empty one: LIORA_DATA_DIR=<another folder>, or another DATABASE_URL.`,
  );
}

/** Migrations that are not applied yet, in order. Refuses a changed or overtaken one, and a database that is too new. */
export function pendingMigrations(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const row of applied) {
    const migration = byName.get(row.name);
    if (migration) refuseChanged(migration, row);
  }
  refuseTooNew(migrations, applied);
  const done = new Set(applied.map((row) => row.name));
  const pending = migrations.filter((migration) => !done.has(migration.name));
  const newest = last(applied);
  const overtaken = pending.find((migration) => newest !== undefined && migration.name < newest);
  if (overtaken) {
    throw new MigrationError(
      `Migration ${overtaken.name} comes before ${newest}, which is already applied. Give it the next free number.`,
    );
  }
  return pending;
}
