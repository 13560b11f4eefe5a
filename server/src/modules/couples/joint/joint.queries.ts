import type { Person } from '@liora/domain/contract/common';
import type { MembershipFields, MembershipGifts } from '@liora/domain/rules/membership';
import type { Db } from '../../../db/client.ts';
import { lentTier } from '../../membership/companionSeat.rules.ts';
import { ENTITLEMENT_COLUMNS } from '../../membership/entitlementColumns.rules.ts';
import { premiumOverride } from '../../membership/premiumOverride.rules.ts';

/** Keeps the row of a linked person from going away until the transaction ends; false when it is gone. Serves: linked_people_pkey. */
export async function lockLinkedPerson(trx: Db, userId: string, linkId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('linked_people')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('link_id', '=', linkId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks an accepted link until the transaction ends; false when it is over. Serves: partner_links_pkey. */
export async function lockAcceptedLink(trx: Db, linkId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('partner_links')
    .select('id')
    .where('id', '=', linkId)
    .where('status', '=', 'accepted')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** A linked person with what decides what they may see; `lends`: COMPANION_SEAT. Serves: linked_people_pkey, profiles_user_id_key. */
export async function linkedMember(
  db: Db,
  { userId, linkId }: { userId: string; linkId: string },
  { lends, now }: { lends: boolean; now: Date },
): Promise<(MembershipFields & MembershipGifts & { username: string }) | undefined> {
  const row = await db
    .selectFrom('linked_people as l')
    .innerJoin('profiles as p', 'p.user_id', 'l.user_id')
    .where('l.user_id', '=', userId)
    .where('l.link_id', '=', linkId)
    .select([
      'p.username',
      ...ENTITLEMENT_COLUMNS,
      premiumOverride.as('premium_override'),
      lentTier(lends, 'l.user_id', now).as('lent_tier'),
    ])
    .executeTakeFirst();
  return row && { ...row, membership_tier: row.membership_tier as MembershipFields['membership_tier'] };
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
