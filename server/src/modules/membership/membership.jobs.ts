import { MANAGED_TIERS_ENDED_AT_ONCE } from '@liora/domain/limits';
import { retainedSince } from '@liora/domain/rules/retention';
import { recordAction } from '../../audit/recordAction.ts';
import type { Deps } from '../../deps.ts';
import { eachAccount, requireAllDone } from '../accounts/eachAccount.service.ts';
import { endMemberships, tiersOver } from '../accounts/membership/membershipColumns.service.ts';
import { deleteBillingEvents } from './billing/billing.queries.ts';
import { returnTierToBilling } from './billing/billing.service.ts';

const BATCH = 500;
/** What is left waits for the next round, so that one round stays short. */
const MOST_BATCHES = 20;

/**
 * Sets subscriptions and trials whose end date has come to expired (RUL-03); what an admin manages stays (RUL-08).
 * Safe to run twice, and on several nodes at once. Returns how many ended.
 */
export async function expireEndedMemberships(deps: Pick<Deps, 'db' | 'now'>, batch = BATCH): Promise<number> {
  let ended = 0;
  for (let round = 0; round < MOST_BATCHES; round++) {
    const count = await endMemberships(deps.db, deps.now(), batch);
    ended += count;
    if (count < batch) break;
  }
  return ended;
}

/** Ends tiers that admins gave until now; from then on each is what the store says (RUL-08). Safe to run twice, on every node. @throws at the end, where it failed for one account */
export async function endManagedTiers(deps: Pick<Deps, 'db' | 'config' | 'now' | 'log'>): Promise<void> {
  const now = deps.now();
  const { failures } = await eachAccount(deps, {
    next: (without) => tiersOver(deps.db, { now, most: MANAGED_TIERS_ENDED_AT_ONCE, without }),
    each: (userId) => endManagedTier(deps, userId, now),
    most: MANAGED_TIERS_ENDED_AT_ONCE,
    failing: 'a tier that an admin gave could not be ended',
  });
  requireAllDone(failures);
}

function endManagedTier(deps: Pick<Deps, 'db' | 'config' | 'now'>, userId: string, now: Date): Promise<void> {
  const subject = { type: 'member', id: userId };
  return returnTierToBilling(deps, userId, {
    overAt: now,
    after: (trx) => recordAction(trx, { at: now, adminId: null, action: 'member.tier-ended', subject }),
  });
}

/** Forgets purchases of more than seven years ago (POL-07), at most a batch at a time. Returns how many went. */
export async function forgetOldPurchases(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return deleteBillingEvents(deps.db, retainedSince('purchases', deps.now()), BATCH);
}
