import { randomUUID } from 'node:crypto';
import type { Membership } from '@liora/domain/contract/membership';
import { HOUR_SECONDS } from '@liora/domain/durations';
import { PURCHASES_PER_HOUR } from '@liora/domain/limits';
import { isPaidFor } from '@liora/domain/rules/membership';
import { PRIVE_MONTHLY, stubEndDate } from '@liora/domain/rules/membershipProduct';
import { takeFromLimit } from '../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import { recordBillingEvent, restoreFromBilling } from './billing/billing.service.ts';
import { type BillingEvent, STUB_PURCHASE } from './billing/billingEvent.rules.ts';
import { type MembershipRow, selectMembership } from './membership.queries.ts';
import { membershipView } from './membership.views.ts';

const PURCHASE_LIMIT = { name: 'purchase', max: PURCHASES_PER_HOUR, windowSeconds: HOUR_SECONDS };

/** The caller's membership at this moment. */
export async function getMembership(caller: SignedInCaller): Promise<Membership> {
  const { now, config } = caller.deps;
  return membershipView(await ownRow(caller), now(), config.billing.purchaseMode);
}

async function ownRow({ deps, viewer }: SignedInCaller): Promise<MembershipRow> {
  const row = await selectMembership(deps, viewer.userId);
  if (!row) throw new ProductError('UNAUTHENTICATED');
  return row;
}

/** The stub purchase, for the caller alone (RUL-06). A tier that an admin manages stays as it is. */
export async function purchaseMembership(caller: SignedInCaller): Promise<Membership> {
  const { deps, viewer } = caller;
  if (deps.config.billing.purchaseMode !== 'stub') throw new ProductError('PURCHASES_OFF');
  await takeFromLimit(deps, PURCHASE_LIMIT, viewer.userId);
  await recordBillingEvent(deps, stubPurchase(viewer.userId, deps.now()));
  return getMembership(caller);
}

function stubPurchase(userId: string, now: Date): BillingEvent {
  return {
    id: `stub-${randomUUID()}`,
    type: STUB_PURCHASE,
    event_at: now,
    customer: userId,
    customers: [userId],
    transferred_from: [],
    transferred_to: [],
    subscription: `stub-${userId}`,
    product: PRIVE_MONTHLY.title,
    store: null,
    sandbox: false,
    period: null,
    purchased_at: now,
    expires_at: stubEndDate(now),
    grace_until: null,
    reason: null,
    refunded: false,
  };
}

/** Looks for a paid period of the caller in the server's own record; finding none changes nothing. */
export async function restoreMembership(caller: SignedInCaller) {
  const { deps, viewer } = caller;
  await takeFromLimit(deps, PURCHASE_LIMIT, viewer.userId);
  const billed = await restoreFromBilling(deps, viewer.userId);
  const row = await ownRow(caller);
  const restored = billed || (!row.admin_managed_tier && isPaidFor(row, deps.now()));
  return { restored, membership: membershipView(row, deps.now(), deps.config.billing.purchaseMode) };
}
