import type { ModerationAction } from '@liora/domain/rules/decisions';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { everyKind } from '../content.queries.ts';
import type { ReportedType } from '../reports/reports.queries.ts';

export interface OpenItem {
  content_type: ReportedType;
  content_id: string;
  title: string;
  text: string | null;
  gone: boolean;
  is_hidden: boolean;
  is_reported: boolean;
  opened_at: Date;
  /** The decision that stands. */
  seen: number | null;
  /** What its author objects to it; null when they do not. */
  objection: { words: string; created_at: string; to: ModerationAction; reason: string } | null;
  /** Its author; null once that account is gone. */
  user_id: string | null;
  username: string | null;
  profile_photo_url: string | null;
  email: string | null;
  is_admin: boolean;
  reported: number;
  upheld: number;
}

/** The beginning of each of the queue's parts: what authors object to, what is urgent, and all the rest. */
const waiting = (limit: number) => sql`
  urgent as (
    select r.content_type, r.content_id, min(r.created_at) as opened_at
    from reports r where r.decision_id is null and r.urgent
    group by 1, 2 order by 3, 1, 2 limit ${limit}),
  found as (
    (select d.content_type, d.content_id, o.created_at as opened_at, d.content_title as title, d.about_user_id as author,
            0 as place
     from objections o join moderation_decisions d on d.id = o.decision_id
     where o.answer_id is null order by o.created_at, d.id limit ${limit})
    union all
    (select u.content_type, u.content_id, u.opened_at, e.content_title, e.reported_user_id, 1
     from urgent u cross join lateral (
       select content_title, reported_user_id from reports e
       where e.content_type = u.content_type and e.content_id = u.content_id and e.decision_id is null
       order by e.created_at, e.id limit 1) e)
    union all
    (select 'plan', r.date_plan_id, r.created_at, r.content_title, r.reported_user_id, 2
     from date_plan_reports r
     where r.decision_id is null and r.id = (
       select e.id from date_plan_reports e where e.date_plan_id = r.date_plan_id and e.decision_id is null
       order by e.created_at, e.id limit 1)
     order by r.created_at, r.date_plan_id limit ${limit})
    union all
    (select r.content_type, r.content_id, r.created_at, r.content_title, r.reported_user_id, 2
     from reports r
     where r.decision_id is null and not r.urgent and r.id = (
       select e.id from reports e
       where e.content_type = r.content_type and e.content_id = r.content_id and e.decision_id is null
       order by e.created_at, e.id limit 1)
     order by r.created_at, r.content_type, r.content_id limit ${limit})),
  waiting as (
    select * from (select distinct on (content_type, content_id) * from found order by content_type, content_id, place, opened_at) f
    order by place, opened_at, content_type, content_id limit ${limit})`;

/**
 * Things with objections or reports that wait, as they are now. A thing stands where its first waiting report does: reports are
 * read from the oldest on, and no further than the queue is long. Serves: the partial indexes on what waits, and
 * moderation_decisions_content.
 */
export async function openItems(db: Db, limit: number): Promise<OpenItem[]> {
  const { rows } = await sql<OpenItem>`
    with ${waiting(limit)}
    select w.content_type, w.content_id, coalesce(thing.title, w.title) as title, thing.text,
           coalesce(thing.gone, true) as gone, coalesce(thing.is_hidden, false) as is_hidden,
           coalesce(thing.is_reported, false) as is_reported, w.opened_at, last.id as seen, objected.objection,
           u.id as user_id, coalesce(a.username, u.name) as username, a.profile_photo_url, u.email,
           exists (select from admins where admins.user_id = w.author) as is_admin, about.reported, about.upheld
    from waiting w
    left join auth_users u on u.id = w.author
    left join profiles a on a.user_id = w.author
    left join lateral (${everyKind(sql`w.content_type`, sql`w.content_id`)}) thing on true
    left join lateral (
      select m.id from moderation_decisions m
      where m.content_type = w.content_type and m.content_id = w.content_id and m.undone_at is null
      order by m.id desc limit 1) last on true
    left join lateral (
      select json_build_object('words', o.words, 'created_at', o.created_at, 'to', d.action, 'reason', d.reason) as objection
      from objections o join moderation_decisions d on d.id = o.decision_id
      where o.decision_id = last.id and o.answer_id is null) objected on true
    cross join lateral (
      select count(*)::int as reported, count(*) filter (where m.action <> 'restore')::int as upheld
      from all_reports r left join moderation_decisions m on m.id = r.decision_id
      where r.reported_user_id = w.author) about
    order by w.place, w.opened_at, w.content_type, w.content_id`.execute(db);
  return rows;
}

export async function countOpenItems(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 'plan' as content_type, date_plan_id as content_id from date_plan_reports where decision_id is null
      union select content_type, content_id from reports where decision_id is null
      union select d.content_type, d.content_id from objections o join moderation_decisions d on d.id = o.decision_id
            where o.answer_id is null) things`.execute(db);
  return rows[0]?.count ?? 0;
}
