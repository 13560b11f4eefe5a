import type { Db } from '../../../db/client.ts';

/**
 * Takes the name of somebody whose account is being erased off the copies that others keep of their plans. Who blocks them
 * saw nothing of those plans and so keeps nothing (RUL-69, RUL-116). Serves: saved_date_plans_creator.
 */
export async function forgetCreatorOfCopies(trx: Db, userId: string): Promise<void> {
  await trx
    .deleteFrom('saved_date_plans')
    .where('creator_id', '=', userId)
    .where('user_id', 'in', (blocks) =>
      blocks.selectFrom('blocked_users').select('blocker_user_id').where('blocked_user_id', '=', userId),
    )
    .execute();
  await trx
    .updateTable('saved_date_plans')
    .set({ creator_id: null, creator_username: null, creator_photo_url: null })
    .where('creator_id', '=', userId)
    .execute();
}
