import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** When an account was closed, null while it is open. Its row is locked: closing, opening and erasing take turns. */
export async function closingOf(trx: Db, userId: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('profiles')
    .select('closed_at')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.closed_at ?? null;
}

export async function markClosed(trx: Db, userId: string, at: Date): Promise<void> {
  await trx.updateTable('profiles').set({ closed_at: at }).where('user_id', '=', userId).execute();
}

export async function unmarkClosed(trx: Db, userId: string): Promise<void> {
  await trx.updateTable('profiles').set({ closed_at: null }).where('user_id', '=', userId).execute();
}

/** Accounts closed within these instants, the longest closed first, less those `without`. Serves: the erasing job, by profiles_closed. */
export async function accountsClosed(
  db: Db,
  { from, until, most, without }: { from: Date; until: Date; most: number; without: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('closed_at', '>=', from)
    .where('closed_at', '<=', until)
    .where(sql<boolean>`user_id <> all(${[...without]}::uuid[])`)
    .orderBy('closed_at')
    .limit(most)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Erases an account: what is somebody's own goes with it, what stays loses the name (ownData/personalColumns.data.ts). */
export async function eraseUser(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('auth_users').where('id', '=', userId).execute();
}
