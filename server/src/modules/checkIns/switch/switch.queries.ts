import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** How the check-ins of two linked people are set. */
export interface CoupleRow {
  is_on: boolean;
  time_zone: string;
}

/** Serves: check_in_couples_pkey. */
export async function findCouple(db: Db, linkId: string): Promise<CoupleRow | undefined> {
  return db
    .selectFrom('check_in_couples')
    .select(['is_on', 'time_zone'])
    .where('link_id', '=', linkId)
    .executeTakeFirst();
}

export async function turnOn(trx: Db, linkId: string, timeZone: string): Promise<void> {
  await sql`
    insert into check_in_couples as c (link_id, is_on, time_zone) values (${linkId}::uuid, true, ${timeZone})
    on conflict (link_id) do update set is_on = true, time_zone = excluded.time_zone
    where not c.is_on or c.time_zone <> excluded.time_zone`.execute(trx);
}

export async function turnOff(db: Db, linkId: string): Promise<void> {
  await db
    .updateTable('check_in_couples')
    .set({ is_on: false })
    .where('link_id', '=', linkId)
    .where('is_on', '=', true)
    .execute();
}
