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

/** What a membership is without any. */
export const NO_MEMBERSHIP = {
  membership_tier: 'free',
  subscription_status: null,
  subscription_end_date: null,
  trial_status: null,
  trial_start_date: null,
  subscription_will_renew: false,
} as const;

/** Gives a tier that billing leaves alone from then on (RUL-08). */
export async function manageTier(
  db: Db,
  userId: string,
  given: { tier: 'prive' | 'premium'; until: Date | null; now: Date },
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({
      membership_tier: given.tier,
      admin_managed_tier: true,
      admin_managed_until: given.until,
      updated_at: given.now,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Writes what billing says in place of a tier that an admin gave. `overAt`: only one that has ended by then. Whether there was one. */
export async function unmanageTier(
  db: Db,
  userId: string,
  columns: MembershipColumns | typeof NO_MEMBERSHIP,
  { now, overAt }: { now: Date; overAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profiles')
    .set({ ...columns, admin_managed_tier: false, admin_managed_until: null, updated_at: now })
    .where('user_id', '=', userId)
    .where('admin_managed_tier', '=', true)
    .$if(overAt !== null, (query) => query.where('admin_managed_until', '<=', overAt))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whose tiers that admins gave have ended. Serves from profiles_managed_until. */
export async function endedTiers(
  db: Db,
  { now, most, without }: { now: Date; most: number; without: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('admin_managed_until', '<=', now)
    .where(sql<boolean>`user_id <> all(${[...without]}::uuid[])`)
    .orderBy('admin_managed_until')
    .limit(most)
    .execute();
  return rows.map(({ user_id }) => user_id);
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
