import type { Person } from '@liora/domain/contract/common';
import type { MembershipFields } from '@liora/domain/rules/membership';
import type { Db } from '../../../db/client.ts';
import { premiumOverride } from '../../membership/premiumOverride.rules.ts';

/** Keeps the row of a linked person from going away until the transaction ends; false when it is gone. Serves: linked_people_pkey. */
export async function holdLinkedPerson(trx: Db, userId: string, linkId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('linked_people')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('link_id', '=', linkId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Name and membership of a person. Serves: profiles_pkey. */
export async function membershipOf(
  db: Db,
  userId: string,
): Promise<MembershipFields & { username: string; premium_override: boolean }> {
  const row = await db
    .selectFrom('profiles')
    .select([
      'username',
      'membership_tier',
      'subscription_status',
      'subscription_end_date',
      'trial_status',
      'admin_managed_tier',
      premiumOverride.as('premium_override'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row as typeof row & MembershipFields;
}

/** How a person is shown. Serves: profiles_pkey. */
export async function personOf(db: Db, userId: string): Promise<Person | null> {
  const row = await db
    .selectFrom('profiles')
    .select(['user_id', 'username', 'profile_photo_url'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}
