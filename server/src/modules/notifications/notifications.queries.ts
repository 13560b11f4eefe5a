import {
  NOTIFICATION_COUNTED,
  NOTIFICATION_SUBJECTS,
  NOTIFICATIONS_PER_PERSON,
  NOTIFICATIONS_TRIMMED,
} from '@liora/domain/limits';
import { choiceKey, DEFAULT_CHANNELS } from '@liora/domain/rules/notificationSettings';
import type { NotificationType } from '@liora/domain/rules/notifications';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { isUpTo, type TimePosition } from '../../db/newestFirst.ts';
import type { Viewer } from '../../rpc/context.ts';
import { isShown } from './notifications.policy.ts';

export interface NotificationRow {
  user_id: string;
  from_user_id: string | null;
  type: NotificationType;
  data: object;
  thread: string | null;
  counted: readonly string[];
  created_at: Date;
}

/** A line as it was written, and which round of it this is. */
export interface Written {
  id: string;
  round: number;
}

/**
 * Writes it unless who gets it has blocked whose doing it was: null. A thread has one line: news of it make that line new
 * again, and count on where it was not read. Serves: blocked_users_pair_key, notifications_thread.
 */
export async function insertNotification(db: Db, notification: NotificationRow): Promise<Written | null> {
  const { user_id, from_user_id, type, data, thread, counted, created_at } = notification;
  const { rows } = await sql<Written>`
    insert into notifications as n (user_id, from_user_id, type, data, thread, counted, created_at, in_app)
    select ${user_id}::uuid, ${from_user_id}::uuid, ${type}, ${json(data)}, ${thread}, ${[...counted]}::text[], ${created_at},
      ${wantedInApp(user_id, type)}
    where not exists (select from blocked_users b
      where b.blocker_user_id = ${user_id}::uuid and b.blocked_user_id = ${from_user_id}::uuid)
    on conflict (user_id, from_user_id, thread) where thread is not null do update
    set type = excluded.type, in_app = excluded.in_app, created_at = excluded.created_at, read_at = null, read_mark = null, removed_at = null,
        round = case when ${isNews} then n.round + 1 else n.round end,
        counted = case when ${isNews} then excluded.counted
          else (excluded.counted || n.counted)[1:${sql.lit(NOTIFICATION_COUNTED)}] end,
        data = case when not ${isNews} and n.data ? 'count' and excluded.data ? 'count'
          then excluded.data || ${countedOn} else excluded.data end
    returning n.id, n.round`.execute(db);
  return rows[0] ?? null;
}

/**
 * Whether what came before was read, taken out, or told elsewhere. What does not stand in the list is never read: there it has
 * been told once it has left.
 */
const isNews = sql<boolean>`(n.read_at is not null or n.removed_at is not null or n.in_app <> excluded.in_app
  or (not n.in_app and not exists (
    select from notification_deliveries d where d.notification_id = n.id and d.sent_at is null)))`;

/** Whether somebody wants such ones in their list. Serves: notification_settings_pkey. */
const wantedInApp = (userId: string, type: NotificationType): RawBuilder<boolean> => sql`
  coalesce((select (s.choices ->> ${choiceKey(type, 'in_app')})::boolean from notification_settings s
            where s.user_id = ${userId}::uuid), ${DEFAULT_CHANNELS[type].in_app ?? true})`;

/** The count of a line and of its news, and the last subjects of both. */
const countedOn = sql`jsonb_build_object(
  'count', (n.data ->> 'count')::int + (excluded.data ->> 'count')::int,
  'subjects', (select coalesce(jsonb_agg(subject order by i), '[]')
               from jsonb_array_elements(excluded.data -> 'subjects' || (n.data -> 'subjects')) with ordinality s (subject, i)
               where i <= ${sql.lit(NOTIFICATION_SUBJECTS)}))`;

/**
 * Takes subjects out of the line of a thread; what is not read counts so many less, and goes when nothing is left of it.
 * Serves: notifications_thread.
 */
export async function takeFromThread(
  db: Db,
  {
    userId,
    fromUserId,
    thread,
    ids,
  }: { userId: string; fromUserId: string; thread: string; ids: readonly string[] },
): Promise<void> {
  await sql`
    with line as (
      select n.id, n.read_at is null as unread, (n.data ->> 'count')::int as count,
             array(select s from jsonb_array_elements_text(n.data -> 'subjects') s where s = any(${ids}::text[])
                   union select s from unnest(n.counted) s where s = any(${ids}::text[])) as gone
      from notifications n
      where n.user_id = ${userId}::uuid and n.from_user_id = ${fromUserId}::uuid and n.thread = ${thread} for update),
    emptied as (
      delete from notifications n using line where n.id = line.id and line.unread and line.count <= cardinality(line.gone)
      returning n.id)
    update notifications n set counted = array(
        select c from unnest(n.counted) with ordinality c (c, i) where c <> all(line.gone) order by i),
      data = n.data || jsonb_build_object('subjects', (n.data -> 'subjects') - line.gone,
                            'count', line.count - case when line.unread then cardinality(line.gone) else 0 end)
    from line where n.id = line.id and cardinality(line.gone) > 0 and n.id not in (select id from emptied)`.execute(
    db,
  );
}

/**
 * Lines of a thread between two people that nobody has read and whose `fact` is one of these: from now on it is `instead`, or the
 * lines go. Serves: notifications_thread.
 */
export async function correctUnread(
  trx: Db,
  people: readonly [string, string],
  {
    thread,
    fact,
    among,
    instead,
  }: { thread: string; fact: string; among: readonly string[]; instead: string | null },
): Promise<void> {
  const lines = sql`user_id = any(${[...people]}::uuid[]) and from_user_id = any(${[...people]}::uuid[])
    and thread = ${thread} and read_at is null and data ->> ${fact} = any(${[...among]}::text[])`;
  if (instead === null) await sql`delete from notifications where ${lines}`.execute(trx);
  else
    await sql`update notifications set data = data || ${json({ [fact]: instead })} where ${lines}`.execute(
      trx,
    );
}

const json = (value: object): RawBuilder<object> => sql`${JSON.stringify(value)}::jsonb`;

/** Nobody has more than the newest. Serves: notifications_newest. */
export async function trimNotifications(db: Db, userId: string): Promise<void> {
  await sql`
    delete from notifications where id in (
      select id from notifications where user_id = ${userId}::uuid order by created_at desc, id desc
      offset ${NOTIFICATIONS_PER_PERSON} limit ${NOTIFICATIONS_TRIMMED} for update skip locked)`.execute(db);
}

/** Marks rows of somebody's as read, or as not. */
export async function markRows(
  db: Db,
  userId: string,
  { ids, read }: { ids: readonly string[]; read: boolean },
  now: Date,
): Promise<void> {
  await sql`
    update notifications set read_mark = null, read_at = case when ${read} then coalesce(read_at, ${now}::timestamptz) end
    where user_id = ${userId}::uuid and id = any(${ids}::uuid[]) and removed_at is null
      and (read_mark is not null or (read_at is not null) <> ${read})`.execute(db);
}

/**
 * Marks as read what is not, of what stands in somebody's list up to the newest that was shown; how many. What they want elsewhere
 * alone is not read by that, and may still leave. Serves: notifications_unread.
 */
export async function markUpTo(
  db: Db,
  viewer: Viewer,
  { newest, types, mark }: { newest: TimePosition; types: readonly string[]; mark: string },
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update notifications n set read_at = ${now}::timestamptz, read_mark = ${mark}::uuid
    where n.read_at is null and n.removed_at is null and n.id in (
      select n.id from notifications n left join profiles f on f.user_id = n.from_user_id
      where ${isShown(viewer)} and n.read_at is null and n.type = any(${types}::text[]) and ${isUpTo('n', newest)})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** What one press marked is not read again; how many. Serves: notifications_read_mark. */
export async function unmarkAllOf(db: Db, userId: string, mark: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update notifications set read_at = null, read_mark = null
    where user_id = ${userId}::uuid and read_mark = ${mark}::uuid`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Takes rows out; answers with those that were there. */
export async function removeRows(
  db: Db,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update notifications set removed_at = ${now}::timestamptz
    where user_id = ${userId}::uuid and id = any(${ids}::uuid[]) and removed_at is null returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Brings back what was taken out after an instant; answers with what is there again, or was. */
export async function restoreRows(
  db: Db,
  userId: string,
  ids: readonly string[],
  since: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update notifications set removed_at = null
    where user_id = ${userId}::uuid and id = any(${ids}::uuid[])
      and (removed_at is null or removed_at > ${since}::timestamptz) returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Erases what was taken out before an instant. Serves: notifications_removed. */
export async function eraseRemovedBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notifications where id in (
      select id from notifications where removed_at <= ${before}::timestamptz order by removed_at limit ${limit}
      for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Erases what is older than an instant. Serves: notifications_created. */
export async function eraseAddedBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notifications where id in (
      select id from notifications where created_at <= ${before}::timestamptz order by created_at limit ${limit}
      for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Erases what two people were told of each other, or both by nobody, of these types. Serves: notifications_newest. */
export async function deleteBetween(
  trx: Db,
  people: readonly string[],
  types: readonly string[],
): Promise<void> {
  await sql`
    delete from notifications where user_id = any(${people}::uuid[]) and type = any(${types}::text[])
      and (from_user_id is null or from_user_id = any(${people}::uuid[]))`.execute(trx);
}
