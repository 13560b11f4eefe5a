import type { MembershipFields, MembershipGifts } from '@liora/domain/rules/membership';
import type { Deps } from '../../deps.ts';
import { lentTier } from './companionSeat.rules.ts';
import { premiumOverride } from './premiumOverride.rules.ts';

export interface MembershipRow extends MembershipFields, MembershipGifts {
  subscription_will_renew: boolean;
}

export async function selectMembership(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  userId: string,
): Promise<MembershipRow | null> {
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
      lentTier(config.companionSeat, 'profiles.user_id', now()).as('lent_tier'),
    ])
    .executeTakeFirst();
  return row ? { ...row, membership_tier: row.membership_tier as MembershipFields['membership_tier'] } : null;
}
