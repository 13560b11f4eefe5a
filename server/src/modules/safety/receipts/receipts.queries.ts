import type { OwnReport } from '@liora/domain/contract/safety';
import type { ReportOutcome } from '@liora/domain/rules/decisions';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { isAfter, type TimePosition, timePosition } from '../../../db/newestFirst.ts';
import type { ReportedType } from '../reports/reports.queries.ts';

interface DecidedReport {
  id: string;
  content_type: ReportedType;
  /** Who reported, and how their reports were decided so far. */
  user_id: string;
  upheld: number;
  dismissed: number;
}

/**
 * Some reports that a decision answered and whose reporters are not told yet, marked as told. What another run has marked and
 * not ended yet is waited for. Serves: date_plan_reports_decision, reports_decision.
 */
export async function takeUnnotified(
  trx: Db,
  decisionId: number,
  now: Date,
  most: number,
): Promise<DecidedReport[]> {
  const untold = (table: string) => sql`
    update ${sql.table(table)} set notified_at = ${now}
    where id in (select id from ${sql.table(table)}
                 where decision_id = ${decisionId} and notified_at is null and reporter_user_id is not null
                 order by id limit ${most} for update)`;
  const { rows } = await sql<DecidedReport>`
    with plans as (${untold('date_plan_reports')} returning id, 'plan' as content_type, reporter_user_id),
    others as (${untold('reports')} returning id, content_type, reporter_user_id)
    select t.id, t.content_type, t.reporter_user_id as user_id, so_far.upheld, so_far.dismissed
    from (select * from plans union all select * from others) t
    cross join lateral (
      select count(*) filter (where d.action <> 'restore')::int as upheld,
             count(*) filter (where d.action = 'restore')::int as dismissed
      from all_reports r join moderation_decisions d on d.id = r.decision_id
      where r.reporter_user_id = t.reporter_user_id) so_far`.execute(trx);
  return rows;
}

/** Notes on their reports what these people are told. */
export async function noteOutcome(trx: Db, ids: readonly string[], outcome: ReportOutcome): Promise<void> {
  for (const table of ['date_plan_reports', 'reports'])
    await sql`update ${sql.table(table)} set outcome = ${outcome} where id = any(${ids}::uuid[])`.execute(
      trx,
    );
}

type OwnReportRow = Omit<OwnReport, 'name' | 'reported_at'> &
  TimePosition & { content_id: string; content_title: string; created_at: Date };

/**
 * What somebody has reported, newest first, after `after` (exclusive), with what they were told became of it. Serves:
 * date_plan_reports_reporter_newest, reports_reporter_newest.
 */
export async function reportsBy(
  db: Db,
  reporter: string,
  page: { after: TimePosition | null; limit: number },
): Promise<OwnReportRow[]> {
  const { rows } = await sql<OwnReportRow>`
    select r.id, r.content_type, r.content_id, r.content_title, r.reason, r.outcome, r.created_at, ${timePosition('r')} as position
    from all_reports r
    where r.reporter_user_id = ${reporter}::uuid and ${isAfter('r', page.after)}
    order by r.created_at desc, r.id desc limit ${page.limit}`.execute(db);
  return rows;
}
