import type { CrashKind } from '@liora/domain/rules/crashes';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export interface CrashRow {
  kind: CrashKind;
  message: string;
  frames: string[];
  version: string;
  browser: string | null;
  created_at: Date;
}

export async function insertCrash(db: Db, crash: CrashRow): Promise<void> {
  await db.insertInto('crash_logs').values(crash).execute();
}

/** Forgets crashes from before `before`, the oldest first, at most `limit`; how many went. Serves: crash_logs_age. */
export async function deleteCrashes(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from crash_logs where id in (
      select id from crash_logs where created_at < ${before} order by created_at limit ${limit})`.execute(db);
  return Number(numAffectedRows);
}
