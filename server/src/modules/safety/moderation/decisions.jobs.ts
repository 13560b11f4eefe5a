import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@liora/domain/durations';
import { contentKind } from '../../../content/contentKinds.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { JobToDo } from '../../../queue/work.ts';
import { eachAccount, requireAllDone } from '../../accounts/eachAccount.service.ts';
import { lockAccounts, suspendedToFollow } from '../../accounts/suspension/suspension.service.ts';
import { addNotification } from '../../notifications/addNotification.service.ts';
import { undoableUntil } from './decisions.policy.ts';
import {
  actionBefore,
  type DecisionRow,
  findDecision,
  lockThing,
  markDone,
  setJob,
  standingDecision,
} from './decisions.queries.ts';
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
    if (await waitsForLater(deps, trx, decision)) return;
    if (decision.action === 'delete' && decision.stands)
      await contentKind(decision.content_type)?.takeAway?.(trx, [decision.content_id], deps.now());
    if (decision.action !== 'delete' || decision.stands) await notifyAuthor(deps, trx, decision);
    await deps.queue.send(trx, 'report-receipts', { decisionId: decision.id });
    await markDone(trx, decision.id);
    await deps.queue.complete(trx, 'decisions', jobId);
  });
}

/**
 * What is deleted is gone for good: where somebody has decided otherwise since, and may still take that back, it waits for as long.
 * By then either that stands and nothing is deleted, or this does again.
 */
async function waitsForLater(deps: Deps, trx: Db, decision: DecisionRow): Promise<boolean> {
  if (decision.action !== 'delete' || decision.stands) return false;
  const later = await standingDecision(trx, decision);
  if (!later || later.job_id === null) return false;
  const jobId = randomUUID();
  await deps.queue.send(
    trx,
    'decisions',
    { decisionId: decision.id },
    jobId,
    undoableUntil(later.decided_at),
  );
  await deps.queue.complete(trx, 'decisions', decision.job_id ?? '');
  await setJob(trx, decision.id, jobId);
  return true;
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
