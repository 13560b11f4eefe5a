import { HOUR_MS } from '@liora/domain/durations';
import { contentKind } from '../../../content/contentKinds.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { JobToDo } from '../../../queue/work.ts';
import { eachAccount, requireAllDone } from '../../accounts/eachAccount.service.ts';
import { lockAccounts, suspendedToFollow } from '../../accounts/suspension/suspension.service.ts';
import { addNotification } from '../../notifications/addNotification.service.ts';
import { actionBefore, type DecisionRow, findDecision, lockThing, markDone } from './decisions.queries.ts';
import { answersObjection } from './objections.queries.ts';
import { reconcileSuspension } from './standing.service.ts';

/**
 * What becomes of a decision once its maker cannot take it back: what is deleted goes, and the author
 * and who reported are told. Safe to run twice:
 * the first run ends the job in its transaction.
 */
export async function doDecision(deps: Deps, { id: jobId, data }: JobToDo<'decisions'>): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const found = await findDecision(trx, data.decisionId);
    if (!found) return;
    await lockThing(trx, found);
    const decision = await findDecision(trx, data.decisionId);
    // Taken back, or done by a run whose node was killed before it could say so.
    if (decision?.job_id !== jobId) return;
    if (decision.action === 'delete')
      await contentKind(decision.content_type)?.takeAway?.(trx, [decision.content_id], deps.now());
    await notifyAuthor(deps, trx, decision);
    await deps.queue.send(trx, 'report-receipts', { decisionId: decision.id });
    await markDone(trx, decision.id);
    await deps.queue.complete(trx, 'decisions', jobId);
  });
}

/** That something may stay is told where it was hidden by decision before, or its author has objected. */
async function notifyAuthor(deps: Deps, trx: Db, decision: DecisionRow): Promise<void> {
  const { id, content_type, content_title, action, about_user_id } = decision;
  if (about_user_id === null) return;
  const objection = await answersObjection(trx, id);
  const before = await actionBefore(trx, decision);
  if (action === 'restore' && !objection && (before ?? 'restore') === 'restore') return;
  await addNotification(deps, trx, {
    userId: about_user_id,
    fromUserId: null,
    type: 'moderation_decision',
    data: { decision_id: id, content_type, title: content_title, action, answers_objection: objection },
  });
}

const BATCH = 50;

/**
 * Ends suspensions whose time is over, and withdraws once more what calls that were under way when somebody was suspended have
 * published since. Safe to run twice, on every node.
 * @throws at the end, where it failed for one account
 */
export async function followSuspensions(deps: Deps): Promise<void> {
  const now = deps.now();
  const since = new Date(now.getTime() - HOUR_MS);
  const { failures } = await eachAccount(deps, {
    next: (without) => suspendedToFollow(deps.db, { over: now, since, most: BATCH, without }),
    each: (userId) =>
      deps.db.transaction().execute(async (trx) => {
        await lockAccounts(trx, [userId]);
        await reconcileSuspension(trx, userId, now);
      }),
    most: BATCH,
    failing: 'a suspension could not be followed',
  });
  requireAllDone(failures);
}
