import type { InvitationStatus } from '@liora/domain/rules/invitations';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { isAfter, type TimePosition, timePosition } from '../../db/newestFirst.ts';
import type { Viewer } from '../../rpc/context.ts';
import { areBlocked } from '../safety/blocks/blocks.policy.ts';
import type { InvitationAccess } from './invitations.policy.ts';

export interface PersonRow {
  user_id: string;
  username: string;
  profile_photo_url: string | null;
}

export interface RequestRow {
  id: string;
  person: PersonRow;
  suggested_at: string | null;
  notes: string | null;
  created_at: string;
  reply: 'accepted' | 'suggested' | 'kept' | null;
}

/** An invitation with what is shown of its two people as they are today. */
export interface InvitationRow extends InvitationAccess {
  id: string;
  invitation_code: string;
  status: InvitationStatus;
  responded_at: Date | null;
  response_notes: string | null;
  venue_name: string;
  venue_address: string | null;
  planned_date: Date | null;
  notes: string | null;
  place_id: string | null;
  plan_id: string | null;
  time_zone: string;
  version: number;
  is_surprise: boolean;
  created_at: Date;
  times: Date[];
  sender: PersonRow;
  /** Null for nobody, and once that account is deleted. */
  recipient: PersonRow | null;
  /** To its sender the newest of all, to anybody else the newest of their own. */
  request: RequestRow | null;
  position: string;
}

const personOf = (alias: string) =>
  sql`json_build_object('user_id', ${sql.ref(`${alias}.user_id`)}, 'username', ${sql.ref(`${alias}.username`)},
    'profile_photo_url', ${sql.ref(`${alias}.profile_photo_url`)})`;

/** The rows `where` chooses of `date_invitations i`, as the viewer may need them; whether they may is the policy's. */
const invitationsWhere = (viewer: Viewer | null, where: RawBuilder<unknown>) => {
  const me = sql`${viewer?.userId ?? null}::uuid`;
  const theOther = sql`case when i.sender_id = ${me} then i.recipient_id else i.sender_id end`;
  return sql<InvitationRow>`
    select i.id, i.invitation_code, i.sender_id, i.recipient_id, i.for_one, i.status, i.responded_at, i.response_notes,
      i.venue_name, i.venue_address, i.planned_date, i.notes, i.place_id, i.plan_id, i.time_zone, i.expires_at,
      i.called_off_by, i.version, i.is_surprise, i.created_at, ${timePosition('i')} as position,
      array(select t.starts_at from invitation_times t where t.invitation_id = i.id order by t.starts_at) as times,
      s.is_away as sender_closed, ${personOf('s')} as sender,
      case when r.user_id is not null then ${personOf('r')} end as recipient,
      ${areBlocked(me, theOther)} as blocked, q.request
    from date_invitations i join profiles s on s.user_id = i.sender_id
    left join profiles r on r.user_id = i.recipient_id and not r.is_away
    left join lateral (
      select json_build_object('id', w.id, 'person', ${personOf('p')}, 'suggested_at', w.suggested_at, 'notes', w.notes,
        'created_at', w.created_at, 'reply', w.reply) as request
      from invitation_requests w join profiles p on p.user_id = w.user_id and not p.is_away
      where w.invitation_id = i.id
        and (w.user_id = ${me} or i.sender_id = ${me} and not ${areBlocked(me, sql`w.user_id`)})
      order by w.created_at desc, w.id desc limit 1) q on true
    where ${where}`;
};

/** Serves: date_invitations_code_key. */
export async function findByCode(
  db: Db,
  viewer: Viewer | null,
  hash: string,
): Promise<InvitationRow | undefined> {
  const { rows } = await invitationsWhere(viewer, sql`i.invitation_code = ${hash}`).execute(db);
  return rows[0];
}

/** Serves: date_invitations_code_key. */
export async function findIdByCode(db: Db, hash: string): Promise<string | null> {
  const row = await db
    .selectFrom('date_invitations')
    .select('id')
    .where('invitation_code', '=', hash)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findInvitation(db: Db, viewer: Viewer, id: string): Promise<InvitationRow | undefined> {
  const { rows } = await invitationsWhere(viewer, sql`i.id = ${id}::uuid`).execute(db);
  return rows[0];
}

/** SQL: the invitation `i` is the viewer's own, or of a sender who is not away. */
export const isOfWhoIsThere = (viewer: Viewer) => sql`(i.sender_id = ${viewer.userId}::uuid or not exists (
  select from profiles s where s.user_id = i.sender_id and s.is_away))`;

const notBlocked = (viewer: Viewer) => {
  const me = sql`${viewer.userId}::uuid`;
  return sql`not ${areBlocked(me, sql`case when i.sender_id = ${me} then i.recipient_id else i.sender_id end`)}`;
};

/** Where those among `ids` lead that somebody sent or received. Serves: date_invitations_pkey. */
export async function venuesOfOwn(
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Pick<InvitationRow, 'id' | 'place_id' | 'plan_id'>[]> {
  const { rows } = await sql<Pick<InvitationRow, 'id' | 'place_id' | 'plan_id'>>`
    select i.id, i.place_id, i.plan_id from date_invitations i
    where i.id = any(${[...ids]}::uuid[]) and ${viewer.userId}::uuid in (i.sender_id, i.recipient_id)
      and ${notBlocked(viewer)}`.execute(db);
  return rows;
}

/** A page of what somebody sent or received. Serves: date_invitations_sent, date_invitations_received. */
export async function invitationsOf(
  db: Db,
  viewer: Viewer,
  { which, after, limit }: { which: 'sent' | 'received'; after: TimePosition | null; limit: number },
): Promise<InvitationRow[]> {
  const side = sql.ref(which === 'sent' ? 'i.sender_id' : 'i.recipient_id');
  const seen = which === 'sent' ? sql`true` : sql`not s.is_away`;
  const { rows } = await invitationsWhere(
    viewer,
    sql`${side} = ${viewer.userId}::uuid and ${seen} and ${notBlocked(viewer)} and ${isAfter('i', after)}
      order by i.created_at desc, i.id desc limit ${limit}`,
  ).execute(db);
  return rows;
}

/** Accepted and still to come, the next one first. Serves: date_invitations_sent_dates, date_invitations_received_dates. */
export async function upcomingOf(
  db: Db,
  viewer: Viewer,
  { now, limit }: { now: Date; limit: number },
): Promise<InvitationRow[]> {
  const ofSide = (side: string) => sql`(select n.id from date_invitations n
    where ${sql.ref(`n.${side}`)} = ${viewer.userId}::uuid and n.status = 'accepted' and n.expires_at > ${now}
      and n.called_off_at is null and n.planned_date is not null
    order by n.expires_at limit ${limit})`;
  const { rows } = await invitationsWhere(
    viewer,
    sql`i.id in (${ofSide('sender_id')} union all ${ofSide('recipient_id')}) and ${notBlocked(viewer)}
      and (i.sender_id = ${viewer.userId}::uuid or not s.is_away)
      order by i.planned_date, i.id limit ${limit}`,
  ).execute(db);
  return rows;
}

/** An accepted date whose day is over. */
export interface DateOver {
  place_id: string | null;
  plan_id: string | null;
  venue_name: string;
  planned_date: Date;
  time_zone: string;
}

/** Accepted, not called off, and over since then; the last one first. Serves: date_invitations_sent_dates, date_invitations_received_dates. */
export async function overOf(
  db: Db,
  viewer: Viewer,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<DateOver[]> {
  const ofSide = (side: string) => sql`(select n.* from date_invitations n
    where ${sql.ref(`n.${side}`)} = ${viewer.userId}::uuid and n.status = 'accepted' and n.expires_at > ${since}
      and n.expires_at <= ${now} and n.called_off_at is null and n.planned_date is not null
    order by n.expires_at desc limit ${limit})`;
  const { rows } = await sql<DateOver>`
    select i.place_id, i.plan_id, i.venue_name, i.planned_date, i.time_zone
    from (${ofSide('sender_id')} union all ${ofSide('recipient_id')}) i
    where ${notBlocked(viewer)} and ${isOfWhoIsThere(viewer)}
    order by i.planned_date desc, i.id limit ${limit}`.execute(db);
  return rows;
}
