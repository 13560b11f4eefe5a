import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** What a link leaves of its check-ins. Serves: check_ins_once, check_in_couples_pkey. */
export async function partCheckIns(trx: Db, linkId: string): Promise<void> {
  await sql`delete from check_ins where link_id = ${linkId}::uuid and revealed_at is null`.execute(trx);
  await sql`update check_ins set link_id = null where link_id = ${linkId}::uuid`.execute(trx);
  await sql`delete from check_in_couples where link_id = ${linkId}::uuid`.execute(trx);
}
