import { formatNumber } from '@liora/domain/i18n/format';
import type { Manifest, PhotosBack } from './backupFiles.ts';

function contentOf({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${formatNumber(rows)} rows of ${tables.length} tables`;
}

const someOf = (some: number, all: number) => `Photos: ${formatNumber(some)} of ${formatNumber(all)}`;

function photosTaken({ photos = { shown: 0, whole: 0 } }: Manifest): string {
  const { shown, whole } = photos;
  if (whole >= shown) return `${someOf(whole, shown)}.`;
  return `${someOf(whole, shown)}: files of the others are not where photos lie, because they were erased meanwhile or are lost.`;
}

function photosBack({ back, of, isKnown }: PhotosBack, folder: string): string {
  if (back >= of) return `${someOf(back, of)}.`;
  if (!isKnown)
    return `${someOf(back, of)}: files of the others are not in ${folder}. They may have been missing before; this backup does not say.`;
  return `${someOf(back, of)}: NOT ALL CAME BACK. Files that the backup held are missing in ${folder}; where those photos stood no picture is shown.`;
}

export const backupText = {
  taken: (folder: string, manifest: Manifest) =>
    `Backed up ${contentOf(manifest)} into ${folder}. ${photosTaken(manifest)} It holds addresses and password hashes: keep it as safe as the database.`,
  restored: (manifest: Manifest, photos: PhotosBack, folder: string) =>
    `Restored ${contentOf(manifest)} as of ${manifest.takenAt}; every row compared. ${photosBack(photos, folder)} Start Liora: npm start`,
  photosFailed: ({ message }: Error) =>
    `The database is restored, but not all of its photos: ${message} What to do then stands in docs/operations.md, 'Back up and restore'.`,
  noFolder: 'Which backup? npm run restore -- <folder>',
  /** Where a backup goes that was given no name. */
  folderAt: (now: Date) => `liora-backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`,
};
