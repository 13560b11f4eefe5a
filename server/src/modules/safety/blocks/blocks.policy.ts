import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../rpc/context.ts';

/**
 * The viewer has blocked the user in `column` (e.g. 'p.user_id'), as an SQL condition: false for visitors. A block works
 * one way (RUL-22), and everything that shows what people publish asks this: lists, counts, addresses, curators, live
 * events. Serves: blocked_users_pair_key.
 */
export function hasBlocked(viewer: Viewer | null, column: string): RawBuilder<boolean> {
  if (!viewer) return sql<boolean>`false`;
  return sql<boolean>`exists (select from blocked_users blocked
    where blocked.blocker_user_id = ${viewer.userId}::uuid and blocked.blocked_user_id = ${sql.ref(column)})`;
}

/**
 * One of two people has blocked the other, whichever, as an SQL condition; false where either is nobody. For what passes
 * between the two (RUL-22). Serves: blocked_users_pair_key, twice.
 */
export const areBlocked = (one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from blocked_users b where b.blocker_user_id = ${one} and b.blocked_user_id = ${other})
    or exists (select from blocked_users b where b.blocker_user_id = ${other} and b.blocked_user_id = ${one}))`;

/** The same as `hasBlocked` for statements written as text: an array of the ids that `me` (SQL for a user id) has blocked. */
export function blockedUserIds(me: string): string {
  return `array(select b.blocked_user_id from blocked_users b where b.blocker_user_id = ${me})`;
}

/** The same array for statements of the query builder: one sub-select that PostgreSQL runs once, empty for visitors. */
export function blockedBy(viewer: Viewer | null): RawBuilder<string[]> {
  if (!viewer) return sql<string[]>`'{}'::uuid[]`;
  return sql<
    string[]
  >`array(select b.blocked_user_id from blocked_users b where b.blocker_user_id = ${viewer.userId}::uuid)`;
}
