import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { everyKind } from '../content.queries.ts';
import { decideReports, type ReportedType } from '../reports/reports.queries.ts';

export type Action = 'restore' | 'hide';

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

export interface OpenItem {
  content_type: ReportedType;
  content_id: string;
  title: string;
  text: string | null;
  gone: boolean;
  is_hidden: boolean;
  is_reported: boolean;
  opened_at: Date;
  /** Its author; null once that account is gone. */
  user_id: string | null;
  username: string | null;
  profile_photo_url: string | null;
  email: string | null;
  reported: number;
  upheld: number;
}

/**
 * Things with waiting reports, urgent ones before all others and then the oldest first, as they are now. A thing stands where its first waiting report does: reports are
 * read from the oldest on, and no further than the queue is long. Serves: the partial indexes on waiting and urgent reports.
 */
export async function openItems(db: Db, limit: number): Promise<OpenItem[]> {
  const { rows } = await sql<OpenItem>`
    with urgent as (
      select r.content_type, r.content_id, min(r.created_at) as opened_at
      from reports r where r.decision_id is null and r.urgent
      group by 1, 2 order by 3, 1, 2 limit ${limit}),
    waiting as (
      (select u.content_type, u.content_id, u.opened_at, e.content_title as title, e.reported_user_id as author, true as urgent
       from urgent u cross join lateral (
         select content_title, reported_user_id from reports e
         where e.content_type = u.content_type and e.content_id = u.content_id and e.decision_id is null
         order by e.created_at, e.id limit 1) e)
      union all
      (select 'plan' as content_type, r.date_plan_id as content_id, r.created_at as opened_at, r.content_title as title,
              r.reported_user_id as author, false as urgent
       from date_plan_reports r
       where r.decision_id is null and r.id = (
         select e.id from date_plan_reports e where e.date_plan_id = r.date_plan_id and e.decision_id is null
         order by e.created_at, e.id limit 1)
       order by r.created_at, r.date_plan_id limit ${limit})
      union all
      (select r.content_type, r.content_id, r.created_at, r.content_title, r.reported_user_id, false
       from reports r
       where r.decision_id is null and not r.urgent and r.id = (
         select e.id from reports e
         where e.content_type = r.content_type and e.content_id = r.content_id and e.decision_id is null
         order by e.created_at, e.id limit 1)
       order by r.created_at, r.content_type, r.content_id limit ${limit})
      order by urgent desc, opened_at, content_type, content_id limit ${limit})
    select w.content_type, w.content_id, coalesce(thing.title, w.title) as title, thing.text,
           coalesce(thing.gone, true) as gone, coalesce(thing.is_hidden, false) as is_hidden,
           coalesce(thing.is_reported, false) as is_reported,
           w.opened_at, u.id as user_id, coalesce(a.username, u.name) as username, a.profile_photo_url, u.email,
           about.reported, about.upheld
    from waiting w
    left join auth_users u on u.id = w.author
    left join profiles a on a.user_id = w.author
    left join lateral (${everyKind(sql`w.content_type`, sql`w.content_id`)}) thing on true
    cross join lateral (
      select count(*)::int as reported, count(*) filter (where m.action = 'hide')::int as upheld
      from all_reports r left join moderation_decisions m on m.id = r.decision_id
      where r.reported_user_id = w.author) about
    order by w.urgent desc, w.opened_at, w.content_type, w.content_id`.execute(db);
  return rows;
}

export async function countOpenItems(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from (select distinct date_plan_id from date_plan_reports where decision_id is null) plans)
          + (select count(*) from (select distinct content_type, content_id from reports where decision_id is null) others))::int
      as count`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface ReportRow {
  id: string;
  content_type: ReportedType;
  content_id: string;
  reason: string;
  details: string | null;
  created_at: Date;
  decision: Action | null;
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
      select count(*)::int as reports, count(*) filter (where d.action = 'hide')::int as upheld,
             count(*) filter (where d.action = 'restore')::int as dismissed
      from all_reports o left join moderation_decisions d on d.id = o.decision_id
      where o.reporter_user_id = r.reporter_user_id) so_far
    order by r.created_at, r.id`.execute(db);
  return rows;
}

export interface Decision {
  content_type: ReportedType;
  content_id: string;
  content_title: string;
  action: Action;
  reason: string;
  decided_by: string | null;
  decided_at: Date;
}

/** Stores a decision and answers with it every report that waits. */
export async function insertDecision(trx: Db, decision: Decision): Promise<void> {
  const { id } = await trx
    .insertInto('moderation_decisions')
    .values(decision)
    .returning('id')
    .executeTakeFirstOrThrow();
  await decideReports(trx, decision, id);
}

export interface DecisionRow extends Decision {
  id: number;
  username: string | null;
  profile_photo_url: string | null;
}

/** Decisions before this id, newest first. */
export async function decisionsBefore(db: Db, before: number | null, limit: number): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select m.*, coalesce(f.username, u.name) as username, f.profile_photo_url
    from moderation_decisions m
    left join auth_users u on u.id = m.decided_by left join profiles f on f.user_id = m.decided_by
    where ${before}::bigint is null or m.id < ${before}::bigint
    order by m.id desc limit ${limit}`.execute(db);
  return rows;
}
