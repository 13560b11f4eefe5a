import type { Db } from '../../../db/client.ts';

/** The hash of a user's password; null for who has none. */
export async function readPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('auth_accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

/** The same, which nobody changes until the transaction ends. */
export async function lockPasswordHash(trx: Db, userId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('auth_accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .forShare()
    .executeTakeFirst();
  return row?.password ?? null;
}

/** Whether there was one. */
export async function deletePassword(trx: Db, userId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('auth_accounts')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
