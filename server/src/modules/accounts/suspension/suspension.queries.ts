import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export interface Standing {
  user_id: string;
  is_away: boolean;
  suspended_at: Date | null;
  suspended_until: Date | null;
}

/** How accounts stand; locked in the order of their ids until the transaction ends. */
export async function lockStanding(trx: Db, userIds: readonly string[]): Promise<Standing[]> {
  if (userIds.length === 0) return [];
  return trx
    .selectFrom('profiles')
    .select(['user_id', 'is_away', 'suspended_at', 'suspended_until'])
    .where('user_id', 'in', [...new Set(userIds)])
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
}

/** `since` null: not suspended. */
export async function storeSuspension(
  trx: Db,
  userId: string,
  { since, until }: { since: Date | null; until: Date | null },
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ suspended_at: since, suspended_until: until })
    .where('user_id', '=', userId)
    .execute();
}

/** Accounts whose suspension is over, and those suspended since an instant. Serves: profiles_suspended. */
export async function suspensionsToFollow(
  db: Db,
  { over, since, most, without }: { over: Date; since: Date; most: number; without: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('suspended_at', 'is not', null)
    .where((eb) => eb.or([eb('suspended_until', '<=', over), eb('suspended_at', '>=', since)]))
    .where(sql<boolean>`user_id <> all(${[...without]}::uuid[])`)
    .orderBy('suspended_at')
    .limit(most)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
