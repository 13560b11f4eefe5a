import type { MembershipFields, MembershipGifts } from '@liora/domain/rules/membership';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Audience } from '../../content/contentKind.ts';
import type { Db } from '../../db/client.ts';
import { activePartnerOf } from '../couples/partner.policy.ts';
import { lentTierOf } from '../membership/companionSeat.rules.ts';
import { PREMIUM_OVERRIDE } from '../membership/premiumOverride.rules.ts';
import { blockedUserIds } from '../safety/blocks/blocks.policy.ts';
import type { Since } from './liveCursor.parser.ts';
import { TOPICS } from './liveTopics.data.ts';

/** Past this many different events, looking at everything again is cheaper than telling them one by one. */
export const MOST_EVENTS = 200;

/** Events of one topic about one thing, together; what they are about as it was when this was read. */
export interface LiveRow {
  topic: string;
  /** Null where the topic alone is told. */
  subject: string | null;
  owner: string | null;
  /** Who could see it before the first of these events; and before each. Of a hint: whom it is told. */
  first: Audience;
  before: Audience[];
  /** As it is now, with what is told besides its id; null when it is gone for good. */
  now: { owner: string; audience: Audience; facts: object | null } | null;
}

export interface LiveRead {
  /** Where to read on: a PostgreSQL snapshot. */
  position: string;
  /**
   * Events that `since` has not seen were swept already, or it is of another database. What is still under way has no
   * events yet: transactions last as long as they like, and those of other databases of the server count as well.
   */
  missed: boolean;
  rows: LiveRow[];
}

/** The thing that an event is about as it is now, by the SQL of its kind of content. */
const NOW = [...TOPICS]
  .flatMap(([topic, source]) =>
    'now' in source
      ? [
          `select n.* from (${source.now('t.subject')}) n (owner, audience, facts) where t.topic = ${literal(topic)}`,
        ]
      : [],
  )
  .join(' union all ');

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * Everything that `since` could not see: events of later transactions and of those that were under way then. Ordered,
 * at most MOST_EVENTS + 1. Serves: live_events_pkey, twice.
 */
export async function readEvents(client: pg.ClientBase, since: Since): Promise<LiveRead> {
  const { rows } = await client.query<LiveRead>(
    `with unseen as (
       select * from live_events where tx >= $1::xid8 and created_at >= now() - make_interval(secs => $3)
       union all
       select * from live_events where tx = any($2::xid8[]) and tx < $1::xid8),
     told as (
       select topic, subject, owner, min(id) as id, (array_agg(audience order by id))[1] as first,
              array_agg(distinct audience) as before
       from unseen group by topic, subject, owner order by min(id) limit ${MOST_EVENTS + 1})
     select pg_current_snapshot()::text as position,
            $4 and (select up_to >= $1::xid8 or $1::xid8 > pg_snapshot_xmax(pg_current_snapshot()) or exists (
              select from unnest($2::xid8[]) u where u <= up_to and pg_visible_in_snapshot(u, pg_current_snapshot()))
              from live_swept) as missed,
            coalesce((
              select json_agg(json_build_object('topic', t.topic, 'subject', t.subject, 'owner', t.owner, 'first', t.first,
                'before', t.before, 'now', case when now.owner is not null then
                  json_build_object('owner', now.owner, 'audience', now.audience, 'facts', now.facts) end) order by t.id)
              from told t left join lateral (${NOW}) now on true), '[]') as rows`,
    [since.xmax, since.underWay, since.ageSeconds, since.mayMiss],
  );
  const [read] = rows;
  if (!read) throw new Error('PostgreSQL did not say where it is.');
  return read;
}

/** What a stream's session allows now. */
export interface AccessRow extends MembershipFields, MembershipGifts {
  token: string;
  user_id: string;
  username: string;
  /** User id of their partner while the two share. */
  partner_id: string | null;
  /** Whom they block. */
  blocked: string[];
}

/** The sessions among `tokens` that still run, of nobody who is suspended; `lends`: COMPANION_SEAT. Serves: auth_sessions_token_key, then primary keys and blocked_users_pair_key. */
export async function readAccess(
  client: pg.ClientBase,
  tokens: readonly string[],
  { lends, now }: { lends: boolean; now: Date },
) {
  const { rows } = await client.query<AccessRow>(
    `select s.token, s.user_id, p.username, p.membership_tier, p.subscription_status, p.subscription_end_date,
            p.trial_status, p.admin_managed_tier,
            ${PREMIUM_OVERRIDE} as premium_override, ${lentTierOf(lends, 's.user_id', '$2')} as lent_tier,
            ${activePartnerOf('s.user_id', '$2')} as partner_id,
            ${blockedUserIds('s.user_id')} as blocked
     from auth_sessions s join profiles p on p.user_id = s.user_id
     where s.token = any($1) and s.expires_at > $2 and p.suspended_at is null`,
    [tokens, now],
  );
  return rows;
}

/** Removes the oldest events from before `before`, at most `most`, and notes how far. Returns how many went. */
export async function sweepEvents(db: Db, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (select tx, id from live_events where created_at < ${before} order by created_at limit ${most} for update skip locked),
    swept as (delete from live_events e using old where e.tx = old.tx and e.id = old.id returning e.tx),
    noted as (update live_swept set up_to = greatest(up_to, (select max(tx) from swept)) where exists (select from swept))
    select count(*)::int as count from swept`.execute(db);
  return rows[0]?.count ?? 0;
}
