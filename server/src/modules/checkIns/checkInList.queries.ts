import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type CheckInRow, type Reader, readable } from './checkIns.queries.ts';

/** Where a page of the list ends. */
export interface ListPosition {
  period: string;
  kind: string;
  id: string;
}

/** All that a reader may read, newest first, after `after`. Serves: check_ins_own. */
export async function listCheckIns(
  db: Db,
  reader: Reader,
  after: ListPosition | null,
  limit: number,
): Promise<CheckInRow[]> {
  const narrow = after
    ? sql<boolean>`(r.period, r.kind, r.id) < (${after.period}::date, ${after.kind}::text, ${after.id}::uuid)`
    : sql<boolean>`true`;
  const { rows } = await readable(reader, narrow, limit).execute(db);
  return rows;
}
