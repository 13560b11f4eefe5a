import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { connectWithRetry } from '../db/connectWithRetry.ts';
import { migrate } from '../db/migrate.ts';
import { readMigrations } from '../db/migrations.ts';
import {
  BackupError,
  digesting,
  discard,
  type Manifest,
  readContent,
  readManifest,
  type TableContent,
} from './backupFiles.ts';
import { copyIn, copyOut, readGuards, readTables, SAME_WRITING } from './schema.ts';

/** Reads every file once before anything is changed: a damaged backup is no reason to begin. */
async function verifyFiles(folder: string, { tables }: Manifest): Promise<void> {
  for (const table of tables) await readContent(folder, table, discard());
}

async function refuseUnknownMigrations({ migrations }: Manifest): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  const foreign = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (!foreign) return;
  throw new BackupError(
    `The backup was made by another version of Liora: its migration ${foreign.name} is not the one of this version. Restore it with that version, then upgrade.`,
  );
}

/** Tables that hold what people or imports brought; what the migrations themselves fill does not count. */
const PEOPLES = ['auth_users', 'venues', 'restaurants', 'date_plans'];

async function refuseUsed(client: pg.Client): Promise<void> {
  for (const table of PEOPLES) {
    const { rows } = await client.query('select to_regclass($1) is not null as there', [table]);
    if (!rows[0].there) continue;
    const used = await client.query(`select 1 from ${table} limit 1`);
    if (used.rows.length === 0) continue;
    throw new BackupError(
      `The database is not empty (${table}). A backup is restored only into an empty one: LIORA_DATA_DIR=<new folder>, or another DATABASE_URL. Nothing was changed.`,
    );
  }
}

/** What was loaded, written out again, has to be what the backup holds, byte for byte. */
async function compareTable(client: pg.Client, table: TableContent): Promise<void> {
  const sum = digesting();
  await pipeline(client.query(to(copyOut(table))), sum, discard());
  if (sum.digest() === table.sha256) return;
  throw new BackupError(`${table.name} is not the same after loading it. Nothing was restored.`);
}

async function requireTables(client: pg.Client, { tables }: Manifest): Promise<void> {
  const there = new Set((await readTables(client)).map(({ name }) => name));
  const lost = tables.find(({ name }) => !there.has(name));
  if (lost) throw new BackupError(`This version of Liora has no table ${lost.name}, which the backup holds.`);
}

async function load(client: pg.Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  const guards = await readGuards(client);
  for (const { off } of guards) await client.query(off);
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const table of tables) {
    await readContent(folder, table, client.query(from(copyIn(table))));
    await compareTable(client, table);
  }
  for (const { name, value } of sequences) await client.query('select setval($1, $2)', [name, value]);
  for (const { on } of guards) await client.query(on);
}

/**
 * Brings a backup into the empty database at `url`: all of it or nothing, compared with the backup, and then upgraded
 * where an earlier version had made it.
 */
export async function restoreBackup(url: string, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await verifyFiles(folder, manifest);
  await refuseUnknownMigrations(manifest);
  const client = await connectWithRetry({ connectionString: url, application_name: 'liora restore' });
  try {
    await refuseUsed(client);
    await migrate(url, { only: new Set(manifest.migrations.map(({ name }) => name)) });
    await client.query(SAME_WRITING);
    await client.query('begin');
    await requireTables(client, manifest);
    await load(client, folder, manifest);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  await migrate(url);
  return manifest;
}
