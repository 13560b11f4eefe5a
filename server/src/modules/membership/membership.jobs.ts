import { retainedSince } from '@liora/domain/rules/retention';
import type { Deps } from '../../deps.ts';
import { endMemberships } from '../accounts/membership/membershipColumns.service.ts';
import { deleteBillingEvents } from './billing/billing.queries.ts';

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

/** Forgets purchases of more than seven years ago (POL-07), at most a batch at a time. Returns how many went. */
export async function forgetOldPurchases(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return deleteBillingEvents(deps.db, retainedSince('purchases', deps.now()), BATCH);
}
