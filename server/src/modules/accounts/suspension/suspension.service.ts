import { bringBackContent, withdrawContent } from '../../../content/hideContent.queries.ts';
import type { Db } from '../../../db/client.ts';
import { pauseCouple } from '../../couples/link/link.service.ts';
import { lockStanding, storeSuspension, suspensionsToFollow } from './suspension.queries.ts';

/** Until when; null until somebody ends it. */
export interface Suspension {
  until: Date | null;
}

/**
 * Whoever decides about people, or ends what somebody had begun, holds their accounts first: closing, suspending, erasing,
 * signing in, linking and what shuts others out take turns, and nobody waits in a circle.
 */
export async function lockAccounts(trx: Db, userIds: readonly string[]): Promise<void> {
  await lockStanding(trx, userIds);
}

/**
 * Makes an account be suspended, or no longer, as `wanted` says: in one transaction nobody sees anything of it any more, or
 * everything again, unless its owner has closed it. Doing it again withdraws what calls that were under way have published.
 */
export async function applySuspension(
  trx: Db,
  userId: string,
  wanted: Suspension | null,
  now: Date,
): Promise<void> {
  const [account] = await lockStanding(trx, [userId]);
  if (!account) return;
  if (wanted) {
    await storeSuspension(trx, userId, { since: account.suspended_at ?? now, until: wanted.until });
    await pauseCouple(trx, userId);
    await withdrawContent(trx, userId);
  } else if (account.suspended_at) {
    await storeSuspension(trx, userId, { since: null, until: null });
    await bringBackUnlessAway(trx, userId);
  }
}

/** What was withdrawn comes back when neither its owner nor a moderator keeps the account away. */
export async function bringBackUnlessAway(trx: Db, userId: string): Promise<void> {
  const [account] = await lockStanding(trx, [userId]);
  if (account && !account.is_away) await bringBackContent(trx, userId);
}

/** Whose suspension is over, or began a moment ago. */
export const suspendedToFollow = (
  db: Db,
  which: { over: Date; since: Date; most: number; without: readonly string[] },
): Promise<string[]> => suspensionsToFollow(db, which);
