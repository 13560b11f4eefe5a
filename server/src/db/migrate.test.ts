import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase, testPool } from '../../test/database.ts';
import { migrate, migrationsAreCurrent } from './migrate.ts';
import { pendingMigrations, readMigrations } from './migrations.ts';

async function freshUrl(): Promise<string> {
  const database = await emptyDatabase();
  onTestFinished(() => database.drop());
  return database.url;
}

async function folderWith(files: Record<string, string>): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'liora-migrations-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  for (const [name, sql] of Object.entries(files)) await writeFile(path.join(dir, name), sql);
  return dir;
}

async function tablesOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  );
  await client.end();
  return rows.map((row) => row.tablename);
}

test('an empty database receives every migration, and a second run changes nothing', async () => {
  const url = await freshUrl();
  const names = (await readMigrations()).map((migration) => migration.name);
  expect(names.length).toBeGreaterThan(0);
  expect(await migrate(url)).toEqual(names);
  const tables = await tablesOf(url);
  expect(await migrate(url)).toEqual([]);
  expect(await tablesOf(url)).toEqual(tables);
});

test('nodes that start together migrate once', async () => {
  const url = await freshUrl();
  const runs = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(runs.filter((applied) => applied.length > 0)).toHaveLength(1);
});

test('a migration that fails changes nothing and says which one it was', async () => {
  const url = await freshUrl();
  const dir = await folderWith({
    '0001_first.sql': 'create table first (id int);',
    '0002_broken.sql': 'create table second (id int); select no_such_column from first;',
  });
  await expect(migrate(url, { dir })).rejects.toThrow('0002_broken.sql failed and changed nothing');
  expect(await tablesOf(url)).toEqual(['first', 'schema_migrations']);
});

test('FIX-81 a migration that was changed after it was applied is refused, with what an operator can do', async () => {
  const url = await freshUrl();
  const dir = await folderWith({ '0001_first.sql': 'create table first (id int);' });
  await migrate(url, { dir });
  await writeFile(path.join(dir, '0001_first.sql'), 'create table first (id bigint);');
  await expect(migrate(url, { dir })).rejects.toThrow(
    /0001_first.sql was changed after it had been applied[\s\S]*start the version that made it[\s\S]*LIORA_DATA_DIR/,
  );
});

test('FIX-84 an older node serves a newer schema until it lacks what the node uses', async () => {
  const url = await freshUrl();
  const first = { '0001_first.sql': 'create table first (id int);' };
  const older = await folderWith(first);
  const second = { ...first, '0002_more.sql': 'alter table first add column name text;' };
  await migrate(url, { dir: await folderWith(second) });
  const pool = testPool({ connectionString: url, max: 1 });
  const known = await readMigrations(older);
  expect(await migrationsAreCurrent(pool, known)).toBe(true);
  expect(await migrate(url, { dir: older })).toEqual([]);

  const third = { ...second, '0003_less.sql': '-- oldest node: 0002\nalter table first drop column id;' };
  await migrate(url, { dir: await folderWith(third) });
  await expect(migrationsAreCurrent(pool, known)).rejects.toThrow('Start the newer version');
  await expect(migrate(url, { dir: older })).rejects.toThrow('one that has the migration 0002');
  expect(await migrate(url, { dir: await folderWith(second) })).toEqual([]);
});

test('FIX-82 who waits for another migration says so', async () => {
  const url = await freshUrl();
  const dir = await folderWith({
    '0001_slow.sql': 'select pg_advisory_xact_lock(7); create table slow (id int);',
  });
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('select pg_advisory_lock(7)');
  const first = migrate(url, { dir });
  const words: string[] = [];
  // Only once the first holds the lock does the second wait for it. Of the cluster's locks those of this database count.
  const holds = `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await other.query(holds)).rows[0].n).toBe(1);
  const second = migrate(url, { dir, note: (line) => words.push(line) });
  await expect
    .poll(() => words)
    .toEqual([expect.stringContaining('Another Liora is migrating this database')]);
  await other.end();
  expect(await first).toEqual(['0001_slow.sql']);
  expect(await second).toEqual([]);
});

test('a migration that comes before an applied one is refused', () => {
  const migration = (name: string) => ({ name, sql: '', checksum: name, oldest_node: null });
  const all = [migration('0001_a.sql'), migration('0002_b.sql'), migration('0003_c.sql')];
  const applied = [all[0], all[2]].flatMap((found) => found ?? []);
  expect(() => pendingMigrations(all, applied)).toThrow('0002_b.sql comes before 0003_c.sql');
});

test('two migrations cannot carry the same number', async () => {
  const dir = await folderWith({ '0001_a.sql': '', '0001_b.sql': '' });
  await expect(readMigrations(dir)).rejects.toThrow('Two migrations carry the number 0001');
});
