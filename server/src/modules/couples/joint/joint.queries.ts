import type { Db } from '../../../db/client.ts';

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
