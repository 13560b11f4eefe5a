import type { Db } from '../../../db/client.ts';

/** Notes that whoever uses a session has proved whose it is. */
export async function markProved(db: Db, token: string, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('auth_sessions')
    .set({ proved_at: now })
    .where('token', '=', token)
    .where('user_id', '=', userId)
    .execute();
}

/** Serves: what changes how one signs in, by the index of tokens. */
export async function wasProvedSince(db: Db, token: string, userId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('auth_sessions')
    .select('id')
    .where('token', '=', token)
    .where('user_id', '=', userId)
    .where('proved_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether a session of somebody has not been ended; whoever ends it from here on waits for the transaction. Serves: what shuts
 * others out, by the index of tokens.
 */
export async function isOpenSession(trx: Db, token: string, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('auth_sessions')
    .select('id')
    .where('token', '=', token)
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** As wasProvedSince, where signing in counts as well. Serves: what admins do, by the index of tokens. */
export async function wasSignedInOrProvedSince(
  db: Db,
  token: string,
  userId: string,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('auth_sessions')
    .select('id')
    .where('token', '=', token)
    .where('user_id', '=', userId)
    .where((is) => is.or([is('proved_at', '>', since), is('created_at', '>', since)]))
    .executeTakeFirst();
  return row !== undefined;
}
