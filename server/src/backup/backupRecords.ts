import { BACKUPS_RECORDED } from '@liora/domain/limits';
import type { Db } from '../db/client.ts';
import { connectWithRetry } from '../db/connectWithRetry.ts';
import type { Manifest } from './backupFiles.ts';

const rowsOf = ({ tables }: Manifest) => tables.reduce((sum, { rows }) => sum + rows, 0);

/** Notes a backup for the admins' screen, after it was taken: none holds its own line. A database of an older version has no list. */
async function noteBackup(url: string, takenAt: Date, rows: number | null): Promise<void> {
  const client = await connectWithRetry({ connectionString: url, application_name: 'liora backup' });
  try {
    const { rows: found } = await client.query("select to_regclass('backups') is not null as there");
    if (!found[0]?.there) return;
    await client.query('insert into backups (taken_at, row_count) values ($1, $2)', [takenAt, rows]);
    await client.query('delete from backups where id <= (select max(id) from backups) - $1', [
      BACKUPS_RECORDED,
    ]);
  } finally {
    await client.end();
  }
}

/** Takes a backup as `take` says and notes what came of it. */
export async function recordBackup(
  url: string,
  takenAt: Date,
  take: () => Promise<Manifest>,
): Promise<Manifest> {
  let taken: Manifest;
  try {
    taken = await take();
  } catch (error) {
    // Why it failed is what counts; a database that is away notes nothing either.
    await noteBackup(url, takenAt, null).catch(() => undefined);
    throw error;
  }
  await noteBackup(url, takenAt, rowsOf(taken));
  return taken;
}

/** The newest backup that is whole, and when one failed since. Serves: backups_whole, and the key. */
export async function newestBackups(db: Db) {
  const newest = () =>
    db.selectFrom('backups').select(['taken_at', 'row_count']).orderBy('id', 'desc').limit(1);
  const [last, whole] = await Promise.all([
    newest().executeTakeFirst(),
    newest().where('row_count', 'is not', null).executeTakeFirst(),
  ]);
  return {
    newest: whole ? { taken_at: whole.taken_at.toISOString(), rows: Number(whole.row_count) } : null,
    failed_at: last && last.row_count === null ? last.taken_at.toISOString() : null,
  };
}
