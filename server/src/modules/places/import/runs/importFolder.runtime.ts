import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ImportFile } from '@liora/domain/contract/imports';
import { IMPORT_FILES_LISTED } from '@liora/domain/limits';

interface Folder {
  folder: 'unset' | 'unreadable' | 'ready';
  files: ImportFile[];
}

/** Plain files alone: a link could lead anywhere, and a folder within has files of its own. */
async function plainFile(folder: string, name: string) {
  if (name.startsWith('.') || name !== path.basename(name) || name.includes('\0')) return null;
  const found = await lstat(path.join(folder, name)).catch(() => null);
  return found?.isFile() ? found : null;
}

/** What the operator has put where admins may import from. */
export async function listImportFolder(folder: string | null): Promise<Folder> {
  if (folder === null) return { folder: 'unset', files: [] };
  const names = await readdir(folder).catch(() => null);
  if (names === null) return { folder: 'unreadable', files: [] };
  const files: ImportFile[] = [];
  for (const name of names.sort()) {
    if (files.length === IMPORT_FILES_LISTED) break;
    const found = await plainFile(folder, name);
    if (found) files.push({ name, bytes: found.size, changed_at: found.mtime.toISOString() });
  }
  return { folder: 'ready', files };
}

/** Where a file of the folder lies, and a mark that is another one once it is another file; null where there is none. */
export async function importFileAt(
  folder: string | null,
  name: string,
): Promise<{ path: string; stamp: string } | null> {
  const found = folder === null ? null : await plainFile(folder, name);
  if (folder === null || !found) return null;
  return { path: path.join(folder, name), stamp: `${found.size}-${found.mtimeMs}` };
}
