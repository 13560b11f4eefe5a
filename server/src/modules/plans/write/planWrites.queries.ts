import type { PlanPlace } from '@liora/domain/contract/planCards';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { hasBlocked } from '../../safety/blocks/blocks.policy.ts';
import { isWithheldPlan } from '../../safety/moderation/withheld.policy.ts';

/** The columns that a creator's call decides, ready to store. */
export interface PlanRow {
  title: string;
  description: string;
  theme: string | null;
  location_name: string | null;
  places: PlanPlace[];
  latitude: number | null;
  longitude: number | null;
  tags: string[];
  is_public: boolean;
  is_prive: boolean;
}

const stored = ({ places, ...row }: PlanRow) => ({ ...row, places: JSON.stringify(places) });

/** Stores the plan, or finds the one that the same request stored before; its id either way. */
export async function insertPlan(
  db: Kysely<DB>,
  userId: string,
  requestId: string,
  row: PlanRow,
  now: Date,
): Promise<string> {
  const inserted = await db
    .insertInto('date_plans')
    .values({ ...stored(row), user_id: userId, request_id: requestId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.constraint('date_plans_request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
  const earlier = await db
    .selectFrom('date_plans')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  return earlier.id;
}

export async function updatePlan(
  db: Kysely<DB>,
  userId: string,
  id: string,
  row: PlanRow,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('date_plans')
    .set({ ...stored(row), updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function markPlanDeleted(
  db: Kysely<DB>,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('date_plans')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** When an own plan was deleted, or null when there is no such deleted plan. */
export async function deletionOf(db: Kysely<DB>, userId: string, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('date_plans')
    .select('deleted_at')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.deleted_at ?? null;
}

export async function unmarkPlanDeleted(
  db: Kysely<DB>,
  userId: string,
  id: string,
  deletedAfter: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('date_plans')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', '>=', deletedAfter)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Removes for good what was deleted before `before`, at most 1,000 at a time. Returns how many went. */
export async function erasePlansDeletedBefore(db: Kysely<DB>, before: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from date_plans where id in (select id from date_plans where deleted_at < ${before} limit 1000) returning id`.execute(
    db,
  );
  return rows.length;
}

export async function insertLike(db: Kysely<DB>, userId: string, planId: string): Promise<void> {
  await db
    .insertInto('date_plan_likes')
    .values({ user_id: userId, date_plan_id: planId })
    .onConflict((conflict) => conflict.constraint('date_plan_likes_pkey').doNothing())
    .execute();
}

export async function deleteLike(db: Kysely<DB>, userId: string, planId: string): Promise<void> {
  await db
    .deleteFrom('date_plan_likes')
    .where('user_id', '=', userId)
    .where('date_plan_id', '=', planId)
    .execute();
}

/** Copies the plan as it stands in the server's own row into the saver's list (RUL-69). */
export async function insertSave(db: Kysely<DB>, userId: string, planId: string): Promise<void> {
  await sql`
    insert into saved_date_plans (user_id, date_plan_id, creator_id, title, description, places, location_name,
                                  latitude, longitude, tags, theme, creator_username, creator_photo_url)
    select ${userId}::uuid, p.id, p.user_id, p.title, p.description, p.places, p.location_name,
           p.latitude, p.longitude, p.tags, p.theme, p.username, p.profile_photo_url
    from v_date_plans_enriched p where p.id = ${planId}::uuid
    on conflict on constraint saved_date_plans_pkey do nothing`.execute(db);
}

export async function deleteSave(db: Kysely<DB>, userId: string, planId: string): Promise<void> {
  await db
    .deleteFrom('saved_date_plans')
    .where('user_id', '=', userId)
    .where('date_plan_id', '=', planId)
    .execute();
}

export interface SavedCopy {
  date_plan_id: string;
  creator_id: string | null;
  title: string;
  places: PlanPlace[];
  location_name: string | null;
  tags: string[];
  theme: string | null;
  created_at: Date;
  /** Not shown, even when only the copy is left: reported, hidden, or its creator blocked by the saver. */
  withheld: boolean;
}

export async function savedCopies(db: Kysely<DB>, viewer: Viewer, limit: number): Promise<SavedCopy[]> {
  const { rows } = await sql<SavedCopy>`
    select c.date_plan_id, c.creator_id, c.title, c.places, c.location_name, c.tags, c.theme, c.created_at,
           c.creator_id is distinct from c.user_id and (${hasBlocked(viewer, 'c.creator_id')} or ${isWithheldPlan('c.date_plan_id')}) as withheld
    from saved_date_plans c where c.user_id = ${viewer.userId}::uuid order by c.created_at desc limit ${limit}`.execute(
    db,
  );
  return rows;
}
