import type { Db } from '../../../db/client.ts';
import { applySuspension } from '../../accounts/suspension/suspension.service.ts';
import { suspendingDecision } from './decisions.queries.ts';

/**
 * Brings somebody's account in line with what stands about them: suspended as long as a decision says so that nobody has taken
 * back or restored. Whoever calls holds their account.
 */
export async function reconcileSuspension(trx: Db, userId: string, now: Date): Promise<void> {
  const suspending = await suspendingDecision(trx, userId, now);
  await applySuspension(trx, userId, suspending && { until: suspending.suspended_until }, now);
}
