import type { MembershipFields } from '@liora/domain/rules/membership';
import { sql } from 'kysely';
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

/**
 * Ends at most `limit` memberships whose end date has come; rows that another node works on are left to it. Returns how
 * many. Serves from profiles_membership_running.
 */
export async function expireMemberships(db: Db, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update profiles set
      subscription_status = case when subscription_status = 'active' then 'expired' else subscription_status end,
      trial_status = case when trial_status = 'active' then 'expired' else trial_status end,
      subscription_will_renew = false,
      updated_at = ${now}
    where user_id in (
      select user_id from profiles
      where subscription_end_date <= ${now} and not admin_managed_tier
        and (subscription_status = 'active' or trial_status = 'active')
      order by subscription_end_date limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
