import { REPORTERS_NOTIFIED_AT_ONCE } from '@liora/domain/limits';
import type { DoJob } from '../../../queue/work.ts';
import { addNotification } from '../../notifications/addNotification.service.ts';
import { isNotified } from './receipts.policy.ts';
import { takeUnnotified } from './receipts.queries.ts';

/**
 * Tells those who reported something that it was decided, and nothing of what was decided. Safe to run twice, at the same time,
 * too: who is told is marked in the same transaction.
 */
export const notifyReporters: DoJob<'report-receipts'> = async (deps, { data: { decisionId } }) => {
  let told: number;
  do {
    told = await deps.db.transaction().execute(async (trx) => {
      const reports = await takeUnnotified(trx, decisionId, deps.now(), REPORTERS_NOTIFIED_AT_ONCE);
      for (const { user_id, content_type, ...history } of reports)
        if (isNotified(history))
          await addNotification(deps, trx, {
            userId: user_id,
            fromUserId: null,
            type: 'report_decided',
            data: { content_type },
          });
      return reports.length;
    });
  } while (told === REPORTERS_NOTIFIED_AT_ONCE);
};
