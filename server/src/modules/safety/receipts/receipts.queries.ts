import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { ReportedType } from '../reports/reports.queries.ts';

interface DecidedReport {
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
    with plans as (${untold('date_plan_reports')} returning 'plan' as content_type, reporter_user_id),
    others as (${untold('reports')} returning content_type, reporter_user_id)
    select t.content_type, t.reporter_user_id as user_id, so_far.upheld, so_far.dismissed
    from (select * from plans union all select * from others) t
    cross join lateral (
      select count(*) filter (where d.action <> 'restore')::int as upheld,
             count(*) filter (where d.action = 'restore')::int as dismissed
      from all_reports r join moderation_decisions d on d.id = r.decision_id
      where r.reporter_user_id = t.reporter_user_id) so_far`.execute(trx);
  return rows;
}
