import { REPORTERS_NOTIFIED_AT_ONCE } from '@liora/domain/limits';
import type { ReportOutcome } from '@liora/domain/rules/decisions';
import type { Db } from '../../../db/client.ts';
import type { DoJob } from '../../../queue/work.ts';
import { addNotification } from '../../notifications/addNotification.service.ts';
import { caseOf } from '../content.queries.ts';
import { findDecision, standingDecision } from '../moderation/decisions.queries.ts';
import { isNotified, outcomeOf } from './receipts.policy.ts';
import { noteOutcome, takeUnnotified } from './receipts.queries.ts';

/**
 * Tells those who reported something that it was decided, and what that means for what they reported. Safe to run twice, at the
 * same time, too: who is told is marked in the same transaction.
 */
export const notifyReporters: DoJob<'report-receipts'> = async (deps, { data: { decisionId } }) => {
  let told: number;
  do {
    told = await deps.db.transaction().execute(async (trx) => {
      const outcome = await outcomeNow(trx, decisionId);
      if (!outcome) return 0;
      const reports = await takeUnnotified(trx, decisionId, deps.now(), REPORTERS_NOTIFIED_AT_ONCE);
      const notified = reports.filter(isNotified);
      for (const { user_id, content_type } of notified)
        await addNotification(deps, trx, {
          userId: user_id,
          fromUserId: null,
          type: 'report_decided',
          data: { content_type, outcome },
        });
      await noteOutcome(
        trx,
        notified.map(({ id }) => id),
        outcome,
      );
      return reports.length;
    });
  } while (told === REPORTERS_NOTIFIED_AT_ONCE);
};

/** What stands by now: a later decision counts once it cannot be taken back. */
async function outcomeNow(trx: Db, decisionId: number): Promise<ReportOutcome | null> {
  const decision = await findDecision(trx, decisionId);
  if (!decision) return null;
  const standing = await standingDecision(trx, decision);
  const { action } = standing && standing.job_id === null ? standing : decision;
  const found = await caseOf(trx, decision.content_type, decision.content_id);
  return outcomeOf({ action, gone: found?.gone ?? true });
}
