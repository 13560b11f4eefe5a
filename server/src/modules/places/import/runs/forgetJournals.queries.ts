import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';

/** From now on these cannot be rolled back. Serves: place_imports_applied. */
export async function noteForgotten(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update place_imports set journaled = false where id in (
      select id from place_imports where applied_at < ${before} and journaled and job_id is null limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** Serves from the key of the journal. */
export async function forgetJournalRows(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from place_import_journal where (import_id, row_id) in (
      select j.import_id, j.row_id from place_imports i join place_import_journal j on j.import_id = i.id
      where i.applied_at < ${before} and not i.journaled limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Dry runs that were never applied. Serves: place_imports_unwritten. */
export async function forgetUnwritten(db: Db, before: Date, limit: number): Promise<void> {
  await sql`delete from place_imports where id in (
    select id from place_imports where applied_at is null and started_at < ${before} and job_id is null
    limit ${limit})`.execute(db);
}
