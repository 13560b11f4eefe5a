import type { Membership } from '@liora/domain/contract/membership';
import { entitlement, isMemberOfTheirOwn } from '@liora/domain/rules/membership';
import { PRIVE_MONTHLY } from '@liora/domain/rules/membershipProduct';
import { membershipTerm } from '@liora/domain/rules/membershipTerm';
import type { MembershipRow } from './membership.queries.ts';

/** What a signed-in user is told about their membership. */
export function membershipView(
  row: MembershipRow,
  now: Date,
  purchaseMode: Membership['purchase_mode'],
): Membership {
  const lent = !row.premium_override && row.lent_tier !== null && !isMemberOfTheirOwn(row, now);
  return {
    ...entitlement(row, now, row),
    // What is lent ends with the link or the partner's membership: there are no days to count.
    ...membershipTerm(row, now, row.premium_override || lent),
    subscription_status: row.subscription_status,
    subscription_end_date: row.subscription_end_date?.toISOString() ?? null,
    trial_status: row.trial_status,
    admin_managed: row.admin_managed_tier,
    lent,
    will_renew: row.subscription_will_renew,
    purchase_mode: purchaseMode,
    product: PRIVE_MONTHLY,
  };
}
