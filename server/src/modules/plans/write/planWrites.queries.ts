import type { PlanPlace } from '@liora/domain/contract/planCards';
import { PLANS_ERASED_AT_ONCE } from '@liora/domain/limits';
import { type Kysely, sql } from 'kysely';
import type { HidingFlags } from '../../../content/contentKind.ts';
import type { DB } from '../../../db/types.gen.ts';

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
  /** Left out: as it was. */
  shared_with_partner?: boolean;
}

const stored = ({ places, ...row }: PlanRow) => ({ ...row, places: JSON.stringify(places) });

const ofRequest = (db: Kysely<DB>, userId: string, requestId: string) =>
  db.selectFrom('date_plans').select('id').where('user_id', '=', userId).where('request_id', '=', requestId);

/** The plan that a request stored before. Serves: date_plans_request_key. */
export const planOfRequest = async (
  db: Kysely<DB>,
  userId: string,
  requestId: string,
): Promise<string | undefined> => (await ofRequest(db, userId, requestId).executeTakeFirst())?.id;

/** Stores the plan, or finds the one that the same request stored before; its id either way, and whether it is new. */
export async function insertPlan(
  db: Kysely<DB>,
  userId: string,
  requestId: string,
  row: PlanRow,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const inserted = await db
    .insertInto('date_plans')
    .values({ ...stored(row), user_id: userId, request_id: requestId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.constraint('date_plans_request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, isNew: true };
  const earlier = await ofRequest(db, userId, requestId).executeTakeFirstOrThrow();
  return { id: earlier.id, isNew: false };
}

/** Nobody else changes the plan until the transaction ends: what is read from here on is what is changed. */
export async function lockPlan(trx: Kysely<DB>, id: string): Promise<void> {
  await sql`select from date_plans where id = ${id}::uuid for no key update`.execute(trx);
}

/** Stores a plan anew; who may was asked under its lock. */
export async function updatePlan(trx: Kysely<DB>, id: string, row: PlanRow, now: Date): Promise<void> {
  await trx
    .updateTable('date_plans')
    .set({ ...stored(row), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Removes for good what was deleted before `before`, at most 1,000 at a time. Returns how many went. */
export async function erasePlansDeletedBefore(db: Kysely<DB>, before: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from date_plans where id in (select id from date_plans where deleted_at < ${before} limit ${PLANS_ERASED_AT_ONCE}) returning id`.execute(
    db,
  );
  return rows.length;
}

/** Every so many names of tags are looked at in one turn. */
const TAG_TURNS = 60;

/** Removes names of tags that no plan has, of those whose turn it is. */
export async function eraseUnusedTags(db: Kysely<DB>, turn: number): Promise<void> {
  await sql`select drop_unused_plan_tags(array(
    select n.id from plan_tag_names n
    where n.id % ${TAG_TURNS}::int = ${turn % TAG_TURNS}::int and not exists (select from date_plan_tags t where t.tag_id = n.id)))`.execute(
    db,
  );
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

/** Makes plans surprises, or plans like others again. Serves: date_plans_pkey. */
export async function setSurprise(
  db: Kysely<DB>,
  ids: readonly string[],
  change: {
    is_surprise: boolean;
    is_public?: boolean;
    is_prive?: boolean;
    shared_with_partner?: boolean;
  },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('date_plans')
    .set(change)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** Flags of a plan that reports and decisions set; nothing happens when it is gone. */
export async function updatePlanFlags(
  db: Kysely<DB>,
  ids: readonly string[],
  flags: HidingFlags,
): Promise<void> {
  if (ids.length === 0) return;
  const among = sql<boolean>`id = any(${ids}::uuid[])`;
  await db.updateTable('date_plans').set(flags).where(among).execute();
}
