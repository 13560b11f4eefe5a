import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { shareSight } from './shares.policy.ts';

export interface SharedFields {
  place_name: string;
  date_completed: string;
  rating: number;
  reflection: string | null;
}

export interface NewShare extends SharedFields {
  id: string;
  code_hash: string;
  user_id: string;
  memory_id: string;
  request_id: string;
  created_at: Date;
  expires_at: Date;
}

const ofRequest = (db: Db, userId: string, requestId: string) =>
  db
    .selectFrom('memory_shares')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId);

/** The link that a request made before. Serves: memory_shares_request_key. */
export const shareOfRequest = async (
  db: Db,
  userId: string,
  requestId: string,
): Promise<string | undefined> => (await ofRequest(db, userId, requestId).executeTakeFirst())?.id;

/** Stores it, or finds what the same request stored before: its id either way, and whether it is new. */
export async function insertShare(trx: Db, share: NewShare): Promise<{ id: string; isNew: boolean }> {
  const inserted = await trx
    .insertInto('memory_shares')
    .values(share)
    .onConflict((conflict) => conflict.constraint('memory_shares_request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, isNew: true };
  const earlier = await ofRequest(trx, share.user_id, share.request_id).executeTakeFirstOrThrow();
  return { id: earlier.id, isNew: false };
}

export interface ShareRow {
  id: string;
  user_id: string;
  memory_id: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  photo_count: number;
}

const SHARE = sql`s.id, s.user_id, s.memory_id, s.created_at, s.expires_at, s.revoked_at,
  (select count(*)::int from photos p where p.belongs_to = 'shared_memory' and p.subject_id = s.id) as photo_count`;

/** Links of a memory that work, newest first. Serves: memory_shares_memory. */
export async function sharesOf(db: Db, memoryId: string, now: Date, limit: number): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select ${SHARE} from memory_shares s
    where s.memory_id = ${memoryId}::uuid and s.revoked_at is null and s.expires_at > ${now}
    order by s.created_at desc, s.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Serves: memory_shares_pkey. */
export async function findShare(db: Db, id: string): Promise<ShareRow | undefined> {
  const { rows } = await sql<ShareRow>`select ${SHARE} from memory_shares s where s.id = ${id}::uuid`.execute(
    db,
  );
  return rows[0];
}

export interface OpenedShare extends SharedFields {
  id: string;
  memory_id: string;
}

/** What a code opens now. Serves: memory_shares_code_key. */
export async function openShare(db: Db, hash: string, now: Date): Promise<OpenedShare | undefined> {
  const { rows } = await sql<OpenedShare>`
    select s.id, s.memory_id, s.place_name, s.date_completed::text as date_completed, s.rating, s.reflection
    from memory_shares s
    where s.code_hash = ${hash} and s.expires_at > ${now} and ${shareSight('s')} = 'full'`.execute(db);
  return rows[0];
}

/** Keeps what a code opens until the transaction ends; whether it still does. */
export async function lockShare(trx: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from memory_shares s where s.id = ${id}::uuid and s.expires_at > ${now} and s.revoked_at is null
    for share`.execute(trx);
  return rows.length > 0;
}

/** Ends links; which ended by this. */
const ending = async (trx: Db, where: ReturnType<typeof sql>, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with ended as (update memory_shares s set revoked_at = ${now} where s.revoked_at is null and ${where} returning s.id)
    select id from ended`.execute(trx);
  return rows.map(({ id }) => id);
};

export const endShare = (trx: Db, id: string, now: Date) => ending(trx, sql`s.id = ${id}::uuid`, now);

/** Links of a memory that somebody else than this person made. Serves: memory_shares_memory. */
export const endSharesOfOthers = (trx: Db, memoryId: string, userId: string, now: Date) =>
  ending(trx, sql`s.memory_id = ${memoryId}::uuid and s.user_id <> ${userId}::uuid`, now);

/** Links of many memories. Serves: memory_shares_memory. */
export const endSharesOf = (trx: Db, memoryIds: readonly string[], now: Date) =>
  ending(trx, sql`s.memory_id = any(${[...memoryIds]}::uuid[])`, now);

/** Links whose time is over, so many at a time. Serves: memory_shares_ended. */
export const endOverdueShares = (db: Db, now: Date, limit: number) =>
  ending(
    db,
    sql`s.id in (select o.id from memory_shares o where least(o.revoked_at, o.expires_at) <= ${now}
      and o.revoked_at is null order by least(o.revoked_at, o.expires_at) desc limit ${limit})`,
    now,
  );

/** Erases links that ended before then, so many at a time. Serves: memory_shares_ended. */
export async function eraseEndedShares(db: Db, before: Date, limit: number): Promise<void> {
  await sql`delete from memory_shares where id in (
    select s.id from memory_shares s where least(s.revoked_at, s.expires_at) < ${before}
    order by least(s.revoked_at, s.expires_at) limit ${limit} for update skip locked)`.execute(db);
}

/** Whether this person has a memory that they added by this link, and not in the trash. Serves: date_memories_claimed. */
export async function hasClaimed(db: Db, userId: string, shareId: string): Promise<boolean> {
  const row = await db
    .selectFrom('date_memories')
    .select('id')
    .where('user_id', '=', userId)
    .where('claimed_share', '=', shareId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A memory of this person's own as a link shows it, once: added before, it is the same one, and out of the trash again.
 * Its id, and whether it is new. Serves: date_memories_claimed.
 */
export async function insertClaimed(
  trx: Db,
  { share, userId, timeZone, now }: { share: OpenedShare; userId: string; timeZone: string; now: Date },
): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into date_memories (user_id, place_name, date_completed, rating, reflection, time_zone, request_id, claimed_share,
      created_at, updated_at)
    values (${userId}::uuid, ${share.place_name}, ${share.date_completed}::date, ${share.rating}, ${share.reflection},
      ${timeZone}, gen_random_uuid(), ${share.id}::uuid, ${now}, ${now})
    on conflict (user_id, claimed_share) where claimed_share is not null do update set deleted_at = null
    returning id, xmax = 0 as is_new`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('a claimed memory was neither stored nor found');
  return { id: row.id, isNew: row.is_new };
}
