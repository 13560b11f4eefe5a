import type { ReviewContent } from '@liora/domain/contract/reviews';
import { type Kysely, sql } from 'kysely';
import type { HidingFlags } from '../../../content/contentKind.ts';
import type { Db } from '../../../db/client.ts';
import { LOCKS } from '../../../db/locks.ts';
import type { DB } from '../../../db/types.gen.ts';

/** One person's writes take turns: two first reviews at once are one, and the second finds it. */
export async function takeAuthorsTurn(trx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.reviewAuthors}, hashtext(${userId}))`.execute(trx);
}

/** Young accounts that review one place take turns, so that a burst is counted right. After the author's own turn. */
export async function takeYoungTurn(trx: Db, ref: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.reviewBursts}, hashtext(${ref}))`.execute(trx);
}

export interface OwnReview {
  id: string;
  request_id: string | null;
  place_id: string;
  deleted_at: Date | null;
}

/** The row of this person about a place, a deleted one too. Serves: liora_reviews_current. */
export async function ownRow(trx: Db, userId: string, ref: string): Promise<OwnReview | null> {
  const row = await trx
    .selectFrom('liora_reviews')
    .select(['id', 'request_id', 'place_id', 'deleted_at'])
    .where('ref', '=', ref)
    .where('user_id', '=', userId)
    .where('superseded', '=', false)
    .executeTakeFirst();
  return row ?? null;
}

type Stored = Omit<ReviewContent, 'photos'> & { user_id: string; place_id: string; request_id: string };

/** A first review of a place; one under the very same id that is no longer the newest of its author is written over. */
export async function insertReview(trx: Db, review: Stored, now: Date): Promise<string> {
  const anew = { ...review, created_at: now, updated_at: now };
  const { id } = await trx
    .insertInto('liora_reviews')
    .values(anew)
    .onConflict((conflict) =>
      conflict
        .constraint('liora_reviews_once')
        .doUpdateSet({ ...anew, superseded: false, deleted_at: null, edited_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What its author says now. It counts as edited when it says something else; after a deletion it begins anew. */
export async function updateReview(trx: Db, id: string, review: Stored, now: Date): Promise<void> {
  const { vibe, quality, experience, text, been_there, request_id } = review;
  await sql`
    update liora_reviews set
      created_at = case when deleted_at is null then created_at else ${now} end,
      edited_at = case when deleted_at is not null then null
        when (vibe, quality, experience, text, been_there)
          is distinct from (${vibe}::smallint, ${quality}::smallint, ${experience}::smallint, ${text}::text, ${been_there}::boolean)
        then ${now} else edited_at end,
      vibe = ${vibe}, quality = ${quality}, experience = ${experience}, text = ${text}, been_there = ${been_there},
      request_id = ${request_id}, deleted_at = null, updated_at = ${now}
    where id = ${id}::uuid`.execute(trx);
}

/** Whether an account is younger than that. */
export async function joinedAfter(trx: Db, userId: string, instant: Date): Promise<boolean> {
  const found = await trx
    .selectFrom('auth_users')
    .select('id')
    .where('id', '=', userId)
    .where('created_at', '>', instant)
    .executeTakeFirst();
  return found !== undefined;
}

export interface HeldReview {
  id: string;
  user_id: string;
}

/**
 * Holds back what young accounts wrote about a place since `since` once there are more than `most`: all of it, but what a
 * moderator has let be shown. Returns what was not held before. Serves: liora_reviews_current.
 */
export async function holdBurst(
  trx: Db,
  burst: { ref: string; since: Date; youngDays: number; most: number; now: Date },
): Promise<HeldReview[]> {
  const { rows } = await sql<HeldReview>`
    with young as (
      select r.id from liora_reviews r join auth_users u on u.id = r.user_id
      where r.ref = ${burst.ref} and not r.superseded and r.deleted_at is null and r.cleared_at is null
        and r.created_at > ${burst.since} and u.created_at > r.created_at - make_interval(days => ${burst.youngDays}))
    update liora_reviews set held_at = ${burst.now}
    where held_at is null and id in (select id from young) and (select count(*) from young) > ${burst.most}
    returning id, user_id`.execute(trx);
  return rows;
}

/** What moderators and reports decide. Whatever a moderator lets be shown is held back no more. */
export async function updateReviewFlags(trx: Db, ids: readonly string[], flags: HidingFlags): Promise<void> {
  if (ids.length === 0) return;
  const cleared = flags.is_reported === false ? { held_at: null, cleared_at: sql<Date>`now()` } : {};
  await trx
    .updateTable('liora_reviews')
    .set({ ...flags, ...cleared })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

const ERASED_AT_ONCE = 1000;

/**
 * Removes for good what was deleted before `before`, so many at a time, with what it stood for: older reviews of the same
 * place by the same person. Serves: liora_reviews_deleted, liora_reviews_author.
 */
export async function eraseReviewsDeletedBefore(db: Kysely<DB>, before: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from liora_reviews where id in (
      select o.id from (select * from liora_reviews where deleted_at < ${before} order by deleted_at limit ${ERASED_AT_ONCE}) d
      join liora_reviews o on o.user_id = d.user_id
        and (o.id = d.id or (o.ref = d.ref and o.superseded and not d.superseded))) returning id`.execute(db);
  return rows.length;
}
