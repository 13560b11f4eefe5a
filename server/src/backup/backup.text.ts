import { formatNumber } from '@liora/domain/i18n/format';
import type { Manifest } from './backupFiles.ts';

function contentOf({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${formatNumber(rows)} rows of ${tables.length} tables`;
}

export const backupText = {
  taken: (folder: string, manifest: Manifest) =>
    `Backed up ${contentOf(manifest)} into ${folder}. It holds addresses and password hashes: keep it as safe as the database.`,
  restored: (manifest: Manifest) =>
    `Restored ${contentOf(manifest)} as of ${manifest.takenAt}; everything compared. Start Liora: npm start`,
  noFolder: 'Which backup? npm run restore -- <folder>',
  /** Where a backup goes that was given no name. */
  folderAt: (now: Date) => `liora-backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`,
};
