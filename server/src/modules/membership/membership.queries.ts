import type { MembershipFields } from '@liora/domain/rules/membership';
import type { Db } from '../../db/client.ts';
import { premiumOverride } from './premiumOverride.rules.ts';

export interface MembershipRow extends MembershipFields {
  subscription_will_renew: boolean;
  premium_override: boolean;
}

export async function selectMembership(db: Db, userId: string): Promise<MembershipRow | null> {
  const row = await db
    .selectFrom('profiles')
    .where('user_id', '=', userId)
    .select([
      'membership_tier',
      'subscription_status',
      'subscription_end_date',
      'trial_status',
      'admin_managed_tier',
      'subscription_will_renew',
      premiumOverride.as('premium_override'),
    ])
    .executeTakeFirst();
  return row ? { ...row, membership_tier: row.membership_tier as MembershipFields['membership_tier'] } : null;
}
