import { type Kysely, sql } from 'kysely';
import { isAfter, type TimePosition, timePosition } from '../../../db/newestFirst.ts';
import type { DB } from '../../../db/types.gen.ts';

/** Throws the violation of blocked_users_pair_key, or of the reference when there is no such user. */
export async function insertBlock(
  db: Kysely<DB>,
  blocker: string,
  blocked: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('blocked_users')
    .values({ blocker_user_id: blocker, blocked_user_id: blocked, created_at: now })
    .execute();
}

export async function deleteBlock(db: Kysely<DB>, blocker: string, blocked: string): Promise<void> {
  await db
    .deleteFrom('blocked_users')
    .where('blocker_user_id', '=', blocker)
    .where('blocked_user_id', '=', blocked)
    .execute();
}

export interface BlockedRow {
  id: string;
  user_id: string;
  username: string;
  profile_photo_url: string | null;
  created_at: Date;
  /** Microseconds since 1970, exact: `created_at` as a paging key. */
  position: string;
}

/**
 * The specification's get_blocked_users_with_profiles (API-13 to API-15) in one query: newest first, after `after`
 * (exclusive). An account without a profile shows its name. Serves: blocked_users_newest.
 */
export async function blockedUsersWithProfiles(
  db: Kysely<DB>,
  blocker: string,
  page: { after: TimePosition | null; limit: number },
): Promise<BlockedRow[]> {
  const { rows } = await sql<BlockedRow>`
    select b.id, b.blocked_user_id as user_id, coalesce(f.username, u.name) as username, f.profile_photo_url, b.created_at,
           ${timePosition('b')} as position
    from blocked_users b join auth_users u on u.id = b.blocked_user_id left join profiles f on f.user_id = b.blocked_user_id
    where b.blocker_user_id = ${blocker}::uuid and ${isAfter('b', page.after)}
    order by b.created_at desc, b.id desc limit ${page.limit}`.execute(db);
  return rows;
}
