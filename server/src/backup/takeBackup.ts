import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { connectWithRetry } from '../db/connectWithRetry.ts';
import type { PhotoStore } from '../integrations/photoStore/photoStore.ts';
import {
  BackupError,
  type Manifest,
  manifestFile,
  newManifest,
  ONLY_OWNER,
  type TableContent,
  writeContent,
} from './backupFiles.ts';
import { backUpPhotos, readyPhotos } from './photoFiles.ts';
import { copyOut, readSequences, readTables, SAME_WRITING, type Table } from './schema.ts';

const OWNER_FOLDER = 0o700;

async function writeTable(client: pg.Client, folder: string, table: Table): Promise<TableContent> {
  const file = `${table.name.replaceAll(/[^\w.-]/g, '_')}.copy.gz`;
  const content = client.query(to(copyOut(table)));
  const sha256 = await writeContent(content, path.join(folder, file));
  // The number of rows comes after the last of them: what is asked next is answered once it is there.
  await client.query('select');
  return { ...table, file, rows: content.rowCount, sha256 };
}

/** What a manifest says, and the photos that its rows show. */
async function writeAll(client: pg.Client, folder: string, now: Date) {
  await client.query(SAME_WRITING);
  // Everything as of one moment, while others go on writing.
  await client.query('begin isolation level repeatable read read only');
  const migrations = await client.query('select name, checksum from schema_migrations order by name');
  const tables: TableContent[] = [];
  for (const table of await readTables(client)) tables.push(await writeTable(client, folder, table));
  const photos = await readyPhotos(client);
  const version = await client.query("select current_setting('server_version') as version");
  // Last, because sequences do not stand still with the snapshot: too far is harmless, too near is not.
  const sequences = await readSequences(client);
  await client.query('commit');
  const postgresql: string = version.rows[0].version;
  const content = {
    takenAt: now.toISOString(),
    postgresql,
    migrations: migrations.rows,
    tables,
    sequences,
  };
  return { content, photos };
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const taken = (folder: string) => new BackupError(`${folder} is there already. Name another folder.`);

/** Before hours of work, not after them. */
async function refuseTaken(folder: string): Promise<void> {
  const there = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw codeOf(error) === 'ENOTDIR' ? taken(folder) : error;
  });
  if (there.length > 0) throw taken(folder);
}

/**
 * Writes everything that the database at `url` holds, and the photos that it shows, into a new folder, as of one moment and
 * while Liora runs. The folder gets its name at the end: one that is there is whole.
 */
export async function takeBackup(
  url: string,
  folder: string,
  { now, photoStore }: { now: Date; photoStore: PhotoStore },
): Promise<Manifest> {
  await refuseTaken(folder);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.dirname(folder), { recursive: true });
  await mkdir(unfinished, { mode: OWNER_FOLDER });
  try {
    const client = await connectWithRetry({ connectionString: url, application_name: 'liora backup' });
    const { content, photos } = await writeAll(client, unfinished, now).finally(() => client.end());
    const whole = await backUpPhotos(photos, photoStore, unfinished);
    const manifest = newManifest({ ...content, photos: { shown: photos.length, whole } });
    await writeFile(manifestFile(unfinished), `${JSON.stringify(manifest, null, 2)}\n`, { mode: ONLY_OWNER });
    await rename(unfinished, folder).catch((error: unknown) => {
      throw codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOTEMPTY' ? taken(folder) : error;
    });
    return manifest;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
