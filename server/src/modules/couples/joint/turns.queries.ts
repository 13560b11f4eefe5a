import type { Db } from '../../../db/client.ts';

/** Locks a link until the transaction ends; false when it has ended. Serves: partner_links_pkey. */
export async function lockLink(trx: Db, linkId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('partner_links')
    .select('id')
    .where('id', '=', linkId)
    .where('status', '=', 'accepted')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
