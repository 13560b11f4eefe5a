import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { MembershipColumns } from '../../membership/billing/billingRecord.rules.ts';

/** Writes what billing decides, except where an admin does (RUL-08). */
export async function updateMembership(
  db: Db,
  userId: string,
  columns: MembershipColumns,
  now: Date,
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ ...columns, updated_at: now })
    .where('user_id', '=', userId)
    .where('admin_managed_tier', '=', false)
    .execute();
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
