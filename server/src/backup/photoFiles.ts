import path from 'node:path';
import type pg from 'pg';
import { connectWithRetry } from '../db/connectWithRetry.ts';
import { diskStore } from '../integrations/photoStore/diskStore.ts';
import type { PhotoStore } from '../integrations/photoStore/photoStore.ts';
import { PHOTO_FILES } from '../modules/photos/photoSizes.runtime.ts';
import { BackupError } from './backupFiles.ts';

/** In a backup photos lie as they do in a data directory, wherever they came from. */
const photosIn = (folder: string): PhotoStore => diskStore(path.join(folder, 'photos'));

async function readyPhotos(client: pg.Client): Promise<string[]> {
  // An older version's database has none.
  const { rows: tables } = await client.query("select to_regclass('photos') is not null as there");
  if (!tables[0].there) return [];
  const { rows } = await client.query<{ id: string }>(
    `select distinct coalesce(to_jsonb(p) ->> 'file_id', p.id::text) as id from photos p where p.state = 'ready' order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Copies every file of these photos and reads it again; what was erased meanwhile is left out. */
async function copyPhotos(ids: readonly string[], from: PhotoStore, to: PhotoStore): Promise<void> {
  for (const id of ids)
    for (const file of Object.values(PHOTO_FILES)) {
      const bytes = await from.read(id, file);
      if (!bytes) continue;
      await to.write(id, file, bytes);
      if (!(await to.read(id, file))?.equals(bytes))
        throw new BackupError(`The photo ${id} (${file}) is not the same after copying it.`);
    }
}

async function withPhotosAt(url: string, work: (ids: readonly string[]) => Promise<void>): Promise<void> {
  const client = await connectWithRetry({ connectionString: url, application_name: 'liora photos' });
  try {
    await work(await readyPhotos(client));
  } finally {
    await client.end();
  }
}

/** After the database is backed up into this folder: a photo that came later is only more than it needs. */
export const backUpPhotos = (url: string, store: PhotoStore, folder: string): Promise<void> =>
  withPhotosAt(url, (ids) => copyPhotos(ids, store, photosIn(folder)));

/** After the database is restored: into wherever the settings say that photos lie. */
export const restorePhotos = (url: string, store: PhotoStore, folder: string): Promise<void> =>
  withPhotosAt(url, (ids) => copyPhotos(ids, photosIn(folder), store));
