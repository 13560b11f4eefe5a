import type { ModerationAction } from '@liora/domain/rules/decisions';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { ReportedType } from '../reports/reports.queries.ts';

export async function isAdmin(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('admins')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether they were none before. */
export async function addAdmin(db: Db, userId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('admins')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether they were one before. */
export async function removeAdmin(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('admins').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows === 1n;
}

export interface ReportRow {
  id: string;
  content_type: ReportedType;
  content_id: string;
  reason: string;
  details: string | null;
  created_at: Date;
  decision: ModerationAction | null;
  /** Who reported; null once that account is gone. */
  user_id: string | null;
  username: string | null;
  profile_photo_url: string | null;
  reports: number;
  upheld: number;
  dismissed: number;
  /** Reports of the same thing. */
  of: number;
}

/**
 * The newest reports of each of these things, decided ones too, oldest first, with what became of their reporters' reports so
 * far. Serves: date_plan_reports_once, reports_once.
 */
export async function reportsOf(
  db: Db,
  things: ReadonlyArray<{ content_type: ReportedType; content_id: string }>,
  most: number,
): Promise<ReportRow[]> {
  const types = things.map((thing) => thing.content_type);
  const ids = things.map((thing) => thing.content_id);
  const { rows } = await sql<ReportRow>`
    select r.id, r.content_type, r.content_id, r.reason, r.details, r.created_at, m.action as decision,
           u.id as user_id, coalesce(f.username, u.name) as username, f.profile_photo_url,
           so_far.reports, so_far.upheld, so_far.dismissed, r.of
    from unnest(${types}::text[], ${ids}::uuid[]) wanted (content_type, content_id)
    cross join lateral (
      select a.*, count(*) over ()::int as of from all_reports a
      where a.content_type = wanted.content_type and a.content_id = wanted.content_id
      order by a.created_at desc, a.id desc limit ${most}) r
    left join moderation_decisions m on m.id = r.decision_id
    left join auth_users u on u.id = r.reporter_user_id
    left join profiles f on f.user_id = r.reporter_user_id
    cross join lateral (
      select count(*)::int as reports, count(*) filter (where d.action <> 'restore')::int as upheld,
             count(*) filter (where d.action = 'restore')::int as dismissed
      from all_reports o left join moderation_decisions d on d.id = o.decision_id
      where o.reporter_user_id = r.reporter_user_id) so_far
    order by r.created_at, r.id`.execute(db);
  return rows;
}
