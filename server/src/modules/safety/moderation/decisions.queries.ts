import type { ModerationAction } from '@liora/domain/rules/decisions';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { LOCKS } from '../../../db/locks.ts';
import type { ReportedType } from '../reports/reports.queries.ts';

export interface Thing {
  content_type: ReportedType;
  content_id: string;
}

/** Decisions about one thing take turns until the transaction ends. */
export async function lockThing(trx: Db, { content_type, content_id }: Thing): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.decisions}, hashtext(${`${content_type} ${content_id}`}))`.execute(
    trx,
  );
}

export interface NewDecision extends Thing {
  content_title: string;
  action: ModerationAction;
  reason: string;
  about_user_id: string | null;
  suspended_until: Date | null;
  was_hidden: boolean;
  decided_by: string;
  decided_at: Date;
  job_id: string;
}

export async function insertDecision(trx: Db, decision: NewDecision): Promise<number> {
  const { id } = await trx
    .insertInto('moderation_decisions')
    .values(decision)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface DecisionRow extends Thing {
  id: number;
  content_title: string;
  action: ModerationAction;
  reason: string;
  about_user_id: string | null;
  suspended_until: Date | null;
  was_hidden: boolean;
  decided_by: string | null;
  decided_at: Date;
  undone_at: Date | null;
  /** Null once it is done. */
  job_id: string | null;
  stands: boolean;
  username: string | null;
  profile_photo_url: string | null;
  about_username: string | null;
  about_photo_url: string | null;
}

const isStanding = sql`(m.undone_at is null and not exists (
  select from moderation_decisions later
  where later.content_type = m.content_type and later.content_id = m.content_id and later.id > m.id
    and later.undone_at is null))`;

const decisionsWhere = (where: RawBuilder<unknown>) => sql<DecisionRow>`
  select m.*, ${isStanding} as stands, coalesce(f.username, u.name) as username, f.profile_photo_url,
         coalesce(a.username, w.name) as about_username, a.profile_photo_url as about_photo_url
  from moderation_decisions m
  left join auth_users u on u.id = m.decided_by left join profiles f on f.user_id = m.decided_by
  left join auth_users w on w.id = m.about_user_id left join profiles a on a.user_id = m.about_user_id
  where ${where}`;

/** The decision that stands about a thing. Serves: moderation_decisions_content. */
export async function standingDecision(db: Db, thing: Thing): Promise<DecisionRow | null> {
  const { rows } = await decisionsWhere(sql`m.content_type = ${thing.content_type}
    and m.content_id = ${thing.content_id}::uuid and m.undone_at is null order by m.id desc limit 1`).execute(
    db,
  );
  return rows[0] ?? null;
}

export async function findDecision(db: Db, id: number): Promise<DecisionRow | null> {
  const { rows } = await decisionsWhere(sql`m.id = ${id}`).execute(db);
  return rows[0] ?? null;
}

/** Decisions before this id, newest first. */
export async function decisionsBefore(db: Db, before: number | null, limit: number): Promise<DecisionRow[]> {
  const { rows } = await decisionsWhere(
    sql`${before}::bigint is null or m.id < ${before}::bigint order by m.id desc limit ${limit}`,
  ).execute(db);
  return rows;
}

/** The one that suspends somebody for longest, of those that no later one has restored. Serves: moderation_decisions_about. */
export async function suspendingDecision(db: Db, userId: string, now: Date): Promise<DecisionRow | null> {
  const { rows } = await decisionsWhere(sql`m.about_user_id = ${userId}::uuid and m.action = 'suspend'
    and m.undone_at is null and (m.suspended_until is null or m.suspended_until > ${now})
    and not exists (
      select from moderation_decisions later
      where later.content_type = m.content_type and later.content_id = m.content_id and later.id > m.id
        and later.undone_at is null and later.action = 'restore')
    order by m.suspended_until desc nulls first, m.id desc limit 1`).execute(db);
  return rows[0] ?? null;
}

/** The action of what stood before this decision about the same thing. Serves: moderation_decisions_content. */
export async function actionBefore(db: Db, { id, ...thing }: Thing & { id: number }) {
  const row = await db
    .selectFrom('moderation_decisions')
    .select('action')
    .where('content_type', '=', thing.content_type)
    .where('content_id', '=', thing.content_id)
    .where('id', '<', id)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? (row.action as ModerationAction) : null;
}

export async function markUndone(trx: Db, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('moderation_decisions')
    .set({ undone_at: now, job_id: null })
    .where('id', '=', id)
    .execute();
}

export async function markDone(trx: Db, id: number): Promise<void> {
  await trx.updateTable('moderation_decisions').set({ job_id: null }).where('id', '=', id).execute();
}

/** Another job than before does what becomes of a decision. */
export async function setJob(trx: Db, id: number, jobId: string): Promise<void> {
  await trx.updateTable('moderation_decisions').set({ job_id: jobId }).where('id', '=', id).execute();
}
