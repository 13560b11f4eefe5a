import type { ModerationAction } from '@liora/domain/rules/decisions';
import { sql } from 'kysely';
import type { ContentPart } from '../../../content/contentKind.ts';
import type { Db } from '../../../db/client.ts';
import { everyKind, partsOf } from '../content.queries.ts';
import type { ReportedType } from '../reports/reports.queries.ts';
import type { Thing } from './decisions.queries.ts';
import { isOnRecord } from './upheld.policy.ts';

export interface ItemRow {
  content_type: ReportedType;
  content_id: string;
  title: string;
  text: string | null;
  parts: ContentPart[];
  gone: boolean;
  is_hidden: boolean;
  is_reported: boolean;
  /** Since when something about it waits; null: nothing does. */
  opened_at: Date | null;
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

/** A thing, and how it was called and whose it was when it was reported: all that is known once it is gone. */
export type KnownThing = Thing & { title: string; author: string | null };

/** These things as they are now, in their order. Serves: the indexes on what waits, and moderation_decisions_content. */
export async function itemsOf(db: Db, things: readonly KnownThing[]): Promise<ItemRow[]> {
  const of = <Column extends keyof KnownThing>(column: Column) => things.map((thing) => thing[column]);
  const { rows } = await sql<ItemRow>`
    select w.content_type, w.content_id, coalesce(thing.title, w.title) as title, thing.text,
           coalesce(more.parts, '[]') as parts,
           coalesce(thing.gone, true) as gone, coalesce(thing.is_hidden, false) as is_hidden,
           coalesce(thing.is_reported, false) as is_reported,
           least(objected.created_at, (select min(r.created_at) from all_reports r
             where r.content_type = w.content_type and r.content_id = w.content_id and r.decision_id is null)) as opened_at,
           last.id as seen, objected.objection,
           u.id as user_id, coalesce(a.username, u.name) as username, a.profile_photo_url, u.email,
           exists (select from admins where admins.user_id = w.author) as is_admin, about.reported, about.upheld
    from unnest(${of('content_type')}::text[], ${of('content_id')}::uuid[], ${of('title')}::text[], ${of('author')}::uuid[])
      with ordinality w (content_type, content_id, title, author, at)
    left join auth_users u on u.id = w.author
    left join profiles a on a.user_id = w.author
    left join lateral (${everyKind(sql`w.content_type`, sql`w.content_id`)}) thing on true
    left join lateral (${partsOf(sql`w.content_type`, sql`w.content_id`)}) more on true
    left join lateral (
      select m.id from moderation_decisions m
      where m.content_type = w.content_type and m.content_id = w.content_id and m.undone_at is null
      order by m.id desc limit 1) last on true
    left join lateral (
      select o.created_at,
             json_build_object('words', o.words, 'created_at', o.created_at, 'to', d.action, 'reason', d.reason) as objection
      from objections o join moderation_decisions d on d.id = o.decision_id
      where o.decision_id = last.id and o.answer_id is null) objected on true
    cross join lateral (
      select count(*)::int as reported, count(*) filter (where ${isOnRecord})::int as upheld
      from all_reports r left join moderation_decisions m on m.id = r.decision_id
      where r.reported_user_id = w.author) about
    order by w.at`.execute(db);
  return rows;
}
