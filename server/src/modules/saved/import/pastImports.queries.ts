import type { ImportFormat } from '@liora/domain/rules/savedPlaces';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { isAfter, type TimePosition, timePosition } from '../../../db/newestFirst.ts';

export interface ImportRecord extends TimePosition {
  format: ImportFormat | null;
  rows: number;
  created_at: Date;
  undone_at: Date | null;
  saves: number;
  pins: number;
  waits: number;
  waiting: number;
  /** Rows that nobody has tried to take back. */
  open: number;
}

/** A page of what somebody imported, the newest first. Serves: list_imports_newest, list_import_rows_pkey. */
export async function newestImports(
  db: Db,
  userId: string,
  { since, after, limit }: { since: Date; after: TimePosition | null; limit: number },
): Promise<ImportRecord[]> {
  const { rows } = await sql<ImportRecord>`
    with page as (
      select i.*, ${timePosition('i')} as position from list_imports i
      where i.user_id = ${userId}::uuid and i.created_at > ${since}::timestamptz and ${isAfter('i', after)}
      order by i.created_at desc, i.id desc limit ${limit})
    select page.id, page.position, page.format, page.rows, page.created_at, page.undone_at, n.*
    from page cross join lateral (
      select count(*) filter (where r.kind = 'save')::int as saves,
             count(*) filter (where r.kind = 'pin')::int as pins,
             count(*) filter (where r.kind = 'wait')::int as waits,
             count(*) filter (where r.undone is null)::int as open,
             count(w.id)::int as waiting
      from list_import_rows r
      left join waiting_rows w on r.kind = 'wait' and w.id = r.subject_id and w.user_id = r.user_id and w.place_id is null
      where r.user_id = page.user_id and r.import_id = page.id) n
    order by page.created_at desc, page.id desc`.execute(db);
  return rows;
}
