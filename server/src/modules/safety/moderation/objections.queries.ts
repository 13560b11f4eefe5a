import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Thing } from './decisions.queries.ts';

export interface ObjectionRow {
  words: string;
  created_at: Date;
  /** Null while it waits. */
  answer_action: string | null;
  answer_reason: string | null;
  answered_at: Date | null;
}

/** What its author objected to a decision, with the answer. Serves: objections_pkey. */
export async function objectionTo(db: Db, decisionId: number): Promise<ObjectionRow | null> {
  const row = await db
    .selectFrom('objections as o')
    .leftJoin('moderation_decisions as m', 'm.id', 'o.answer_id')
    .where('o.decision_id', '=', decisionId)
    .select([
      'o.words',
      'o.created_at',
      'm.action as answer_action',
      'm.reason as answer_reason',
      'm.decided_at as answered_at',
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a decision answered an objection. Serves: objections_answer. */
export async function answersObjection(db: Db, decisionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('objections')
    .select('decision_id')
    .where('answer_id', '=', decisionId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertObjection(
  trx: Db,
  objection: { decision_id: number; user_id: string; words: string; created_at: Date },
): Promise<void> {
  await trx.insertInto('objections').values(objection).execute();
}

/** Answers what waits about a thing. Serves: moderation_decisions_content, objections_pkey. */
export async function answerObjections(trx: Db, thing: Thing, answerId: number): Promise<void> {
  await sql`update objections o set answer_id = ${answerId} from moderation_decisions m
    where m.content_type = ${thing.content_type} and m.content_id = ${thing.content_id}::uuid
      and o.decision_id = m.id and o.answer_id is null`.execute(trx);
}

export async function reopenObjections(trx: Db, answerId: number): Promise<void> {
  await trx.updateTable('objections').set({ answer_id: null }).where('answer_id', '=', answerId).execute();
}
