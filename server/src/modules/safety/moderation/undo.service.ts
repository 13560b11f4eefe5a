import { recordAction } from '../../../audit/recordAction.ts';
import { flagContent } from '../../../content/hideContent.queries.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { lockAccounts } from '../../accounts/suspension/suspension.service.ts';
import { isHiddenByReports, reopenReports } from '../reports/reports.queries.ts';
import { subjectOf } from './decide.service.ts';
import { undoableUntil } from './decisions.policy.ts';
import {
  type DecisionRow,
  findDecision,
  lockThing,
  markUndone,
  standingDecision,
} from './decisions.queries.ts';
import { toDecision } from './moderation.views.ts';
import { reopenObjections } from './objections.queries.ts';
import { reconcileSuspension } from './standing.service.ts';

/**
 * Takes the caller's own decisions back within a minute, all or none: what they answered waits again, and everything is as it was
 * before. Taking back what is taken back changes nothing.
 *
 * @throws NOT_FOUND for those of others, UNDO_TOO_LATE, DECIDED_MEANWHILE where somebody decided after it
 */
export async function undoDecisions({ deps, viewer }: SignedInCaller, ids: readonly number[]) {
  await deps.db.transaction().execute(async (trx) => {
    const found = await Promise.all([...new Set(ids)].map((id) => findDecision(trx, id)));
    const own = found.filter((one): one is DecisionRow => one?.decided_by === viewer.userId);
    if (own.length !== found.length) throw new ProductError('NOT_FOUND');
    own.sort((a, b) => (a.content_id < b.content_id ? -1 : 1));
    for (const decision of own) await lockThing(trx, decision);
    const authors = [...new Set(own.flatMap(({ about_user_id }) => about_user_id ?? []))];
    await lockAccounts(trx, authors);
    for (const { id } of own) await undoOne(deps, trx, id, viewer.userId);
    for (const author of authors) await reconcileSuspension(trx, author, deps.now());
  });
  return {};
}

async function undoOne(deps: Deps, trx: Db, id: number, adminId: string): Promise<void> {
  const now = deps.now();
  // Again: it may have been done, or taken back, until the lock was there.
  const decision = await findDecision(trx, id);
  if (!decision || decision.undone_at) return;
  if (decision.job_id === null || now >= undoableUntil(decision.decided_at))
    throw new ProductError('UNDO_TOO_LATE');
  const standing = await standingDecision(trx, decision);
  if (standing && standing.id !== id)
    throw new ProductError('DECIDED_MEANWHILE', { decision: toDecision(standing) });
  await markUndone(trx, id, now);
  await recordAction(trx, { at: now, adminId, action: 'content.undo', subject: subjectOf(decision) });
  await deps.queue.remove(trx, 'decisions', decision.job_id);
  await reopenObjections(trx, id);
  await reopenReports(trx, decision, id);
  // Only Restore has touched what reports say.
  const reported = decision.action === 'restore' && { is_reported: await isHiddenByReports(trx, decision) };
  const flags = { is_hidden: decision.was_hidden, ...reported };
  await flagContent(trx, decision.content_type, decision.content_id, flags);
}
