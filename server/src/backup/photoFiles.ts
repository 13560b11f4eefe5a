import path from 'node:path';
import type pg from 'pg';
import { connectWithRetry } from '../db/connectWithRetry.ts';
import { diskStore } from '../integrations/photoStore/diskStore.ts';
import type { PhotoStore } from '../integrations/photoStore/photoStore.ts';
import { PHOTO_FILES } from '../modules/photos/photoSizes.runtime.ts';
import { backupText } from './backup.text.ts';
import { BackupError, type Manifest, type PhotosBack } from './backupFiles.ts';

/** In a backup photos lie as they do in a data directory, wherever they came from. */
const photosIn = (folder: string): PhotoStore => diskStore(path.join(folder, 'photos'));

/** Ids of the photos that the database shows. */
export async function readyPhotos(client: pg.Client): Promise<string[]> {
  // An older version's database has none.
  const { rows: tables } = await client.query("select to_regclass('photos') is not null as there");
  if (!tables[0].there) return [];
  const { rows } = await client.query<{ id: string }>(
    `select distinct coalesce(to_jsonb(p) ->> 'file_id', p.id::text) as id from photos p where p.state = 'ready' order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Copies a file and reads it again. Whether there is one. */
async function copyFile(id: string, file: string, from: PhotoStore, to: PhotoStore): Promise<boolean> {
  const bytes = await from.read(id, file);
  if (!bytes) return false;
  await to.write(id, file, bytes);
  if (!(await to.read(id, file))?.equals(bytes))
    throw new BackupError(`The photo ${id} (${file}) is not the same after copying it.`);
  return true;
}

/** Copies whatever there is of these photos. How many had all of their files. */
async function copyPhotos(ids: readonly string[], from: PhotoStore, to: PhotoStore): Promise<number> {
  let whole = 0;
  for (const id of ids) {
    let isWhole = true;
    for (const file of Object.values(PHOTO_FILES)) isWhole = (await copyFile(id, file, from, to)) && isWhole;
    if (isWhole) whole += 1;
  }
  return whole;
}

/** Into a backup. How many are whole there: one that was erased after its row was read is in it no more. */
export const backUpPhotos = (ids: readonly string[], store: PhotoStore, folder: string): Promise<number> =>
  copyPhotos(ids, store, photosIn(folder));

/** After the database is restored: into wherever the settings say that photos lie. */
export async function restorePhotos(
  url: string,
  store: PhotoStore,
  folder: string,
  { photos }: Manifest,
): Promise<PhotosBack> {
  const client = await connectWithRetry({ connectionString: url, application_name: 'liora photos' });
  const ids = await readyPhotos(client).finally(() => client.end());
  const back = await copyPhotos(ids, photosIn(folder), store).catch((error: Error) => {
    throw new BackupError(backupText.photosFailed(error), { cause: error });
  });
  return { back, of: photos?.whole ?? ids.length, isKnown: photos !== undefined };
}
