import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoStore } from './photoStore.ts';

/** Only Liora reads photos: whoever may see one is asked each time it is served. */
const OWNER_FOLDER = 0o700;
const OWNER_FILE = 0o600;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function orNull<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** What a folder lists is on the disk, too: else a file could be gone after a power cut whose row is not. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** A folder of this machine, or one that several nodes share. Folders of 256th parts, so that none grows long. */
export function diskStore(root: string): PhotoStore {
  const folderOf = (id: string) => path.join(root, id.slice(0, 2), id);
  return {
    write: async (id, file, bytes) => {
      const folder = folderOf(id);
      await mkdir(folder, { recursive: true, mode: OWNER_FOLDER });
      await writeFile(path.join(folder, file), bytes, { mode: OWNER_FILE, flush: true });
      await flush(folder);
      await flush(path.dirname(folder));
    },
    read: (id, file) => orNull(readFile(path.join(folderOf(id), file))),
    erase: (id) => rm(folderOf(id), { recursive: true, force: true }),
    idsWith: async (digits) => (await orNull(readdir(path.join(root, digits)))) ?? [],
  };
}
