import type { OwnDecision } from '@liora/domain/contract/decisionFacts';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { mayObject, undoableUntil } from './decisions.policy.ts';
import { type DecisionRow, findDecision, lockThing, suspendingDecision } from './decisions.queries.ts';
import { toOwnDecision } from './moderation.views.ts';
import { answersObjection, insertObjection, objectionTo } from './objections.queries.ts';

/** A decision about something of the caller's, once it cannot be taken back any more. @throws NOT_FOUND */
export async function readOwnDecision({ deps, viewer }: SignedInCaller, id: number): Promise<OwnDecision> {
  return asOwn(deps.db, await requireOwn(deps.db, viewer.userId, id, deps.now()), deps.now());
}

/** Why the caller is suspended; null when they are not. */
export async function readOwnSuspension({ deps, viewer }: SignedInCaller) {
  const decision = viewer.suspended ? await suspendingDecision(deps.db, viewer.userId, deps.now()) : null;
  return { decision: decision && (await asOwn(deps.db, decision, deps.now())) };
}

async function requireOwn(db: Db, userId: string, id: number, now: Date): Promise<DecisionRow> {
  const decision = await findDecision(db, id);
  const isTold =
    decision?.about_user_id === userId && !decision.undone_at && now >= undoableUntil(decision.decided_at);
  if (!isTold) throw new ProductError('NOT_FOUND');
  return decision;
}

async function asOwn(db: Db, decision: DecisionRow, now: Date): Promise<OwnDecision> {
  const objection = await objectionTo(db, decision.id);
  const isAnswer = await answersObjection(db, decision.id);
  const may = mayObject(decision, { isAnswer, isObjected: objection !== null }, now);
  return toOwnDecision(decision, objection, may);
}

/**
 * Objects to a decision about something of the caller's, once: it waits in the moderators' queue.
 *
 * @throws NOT_FOUND for what is nobody's or somebody else's, OBJECTION_REFUSED
 */
export async function objectTo(
  { deps, viewer }: SignedInCaller,
  { id, words }: { id: number; words: string },
) {
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    const found = await requireOwn(trx, viewer.userId, id, now);
    await lockThing(trx, found);
    const decision = await requireOwn(trx, viewer.userId, id, now);
    const before = await objectionTo(trx, id);
    // Asked again, because the answer got lost.
    if (before?.words === words) return;
    const isAnswer = await answersObjection(trx, id);
    if (!mayObject(decision, { isAnswer, isObjected: before !== null }, now))
      throw new ProductError('OBJECTION_REFUSED');
    await insertObjection(trx, { decision_id: id, user_id: viewer.userId, words, created_at: now });
  });
  return {};
}
