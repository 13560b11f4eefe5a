import { HOUR_MS } from '@liora/domain/durations';
import { REPORT_ANSWER_HOURS } from '@liora/domain/limits';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

interface ReportAges {
  open: number;
  /** Older than what people are promised. */
  late: number;
  /** Past half of that. */
  soon: number;
  oldest_at: Date | null;
}

/** Things with waiting reports by how long they have waited. Serves: date_plan_reports_open, reports_open. */
export async function reportAges(db: Db, now: Date): Promise<ReportAges> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const { rows } = await sql<ReportAges>`
    select count(*)::int as open, count(*) filter (where opened_at < ${before(REPORT_ANSWER_HOURS)})::int as late,
      count(*) filter (where opened_at < ${before(REPORT_ANSWER_HOURS / 2)}
        and opened_at >= ${before(REPORT_ANSWER_HOURS)})::int as soon, min(opened_at) as oldest_at
    from (select min(created_at) as opened_at from all_reports where decision_id is null
          group by content_type, content_id) waiting`.execute(db);
  return rows[0] as ReportAges;
}

interface DayCount {
  /** YYYY-MM-DD of UTC. */
  day: string;
  count: number;
}

/** New members per day. Serves: profiles_newest. */
export async function signUpsPerDay(db: Db, from: Date): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
    from profiles where created_at >= ${from} group by 1 order by 1 desc`.execute(db);
  return rows;
}

/** What the billing provider reported, by its own names. Serves: billing_events_age. */
export async function paymentCounts(db: Db, from: Date, limit: number) {
  const { rows } = await sql<{ type: string; count: number }>`
    select type, count(*)::int as count from billing_events where event_at >= ${from}
    group by 1 order by 2 desc, 1 limit ${limit}`.execute(db);
  return rows;
}

/** What was counted of each kind of event per day: of days whose events are still there, and of those that are counts already. */
export async function eventsPerDay(db: Db, from: Date) {
  const { rows } = await sql<DayCount & { type: string }>`
    select day, type, sum(count)::int as count from (
      select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, event_type as type, count(*) as count
      from analytics_events where created_at >= ${from} group by 1, 2
      union all
      select to_char(day, 'YYYY-MM-DD'), event_type, sum(count) from analytics_daily
      where day >= (${from}::timestamptz at time zone 'UTC')::date group by 1, 2) counted
    group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows;
}
