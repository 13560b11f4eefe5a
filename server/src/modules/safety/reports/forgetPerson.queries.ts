import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

const NAMELESS = 'A deleted account';

/**
 * What is left of somebody whose account is being erased: their reports, not from where they came, and what was reported and
 * decided about their profile, under an id that is nobody's.
 */
export async function forgetPerson(trx: Db, userId: string): Promise<void> {
  const nowhere = { reporter_network: null };
  await trx.updateTable('date_plan_reports').set(nowhere).where('reporter_user_id', '=', userId).execute();
  await trx.updateTable('reports').set(nowhere).where('reporter_user_id', '=', userId).execute();
  const { rows } = await sql<{ id: string }>`select gen_random_uuid() as id`.execute(trx);
  const profile = { content_id: rows[0]?.id, content_title: NAMELESS };
  await trx
    .updateTable('reports')
    .set(profile)
    .where('reported_user_id', '=', userId)
    .where('content_type', '=', 'profile')
    .execute();
  await trx
    .deleteFrom('moderation_leases')
    .where('content_type', '=', 'profile')
    .where('content_id', '=', userId)
    .execute();
  await trx
    .updateTable('moderation_decisions')
    .set(profile)
    .where('content_type', '=', 'profile')
    .where('content_id', '=', userId)
    .execute();
}
