import type { BlockedUser } from '@liora/domain/contract/safety';
import { HOUR_SECONDS } from '@liora/domain/durations';
import { BLOCKED_USERS_PAGE_SIZE, BLOCKS_PER_HOUR } from '@liora/domain/limits';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { partByBlock } from '../../couples/link/link.service.ts';
import { blockedUsersWithProfiles, deleteBlock, insertBlock } from './blocks.queries.ts';

const BLOCK_LIMIT = { name: 'block', max: BLOCKS_PER_HOUR, windowSeconds: HOUR_SECONDS };

/**
 * Hides all content of somebody from the caller, at once and one way (MOD-26, RUL-22), and ends a link between the two. Throws SELF_BLOCK, RATE_LIMITED;
 * the database answers for ALREADY_BLOCKED and NOT_FOUND (rpc/errors.ts), so that of several calls at once exactly one
 * goes through.
 */
export async function blockUser({ deps, viewer }: SignedInCaller, userId: string) {
  if (userId === viewer.userId) throw new ProductError('SELF_BLOCK');
  await takeFromLimit(deps, BLOCK_LIMIT, viewer.userId);
  await deps.db.transaction().execute(async (trx) => {
    await partByBlock(deps, trx, viewer.userId, userId);
    await insertBlock(trx, viewer.userId, userId, deps.now());
  });
  return {};
}

/** Ends a block of the caller's own; doing it twice is the same as once. */
export async function unblockUser({ deps, viewer }: SignedInCaller, userId: string) {
  await deleteBlock(deps.db, viewer.userId, userId);
  return {};
}

/** Whom the caller has blocked: only the blocker ever reads these rows (RUL-22). */
export async function listBlocked({ deps, viewer }: SignedInCaller, cursor: string | undefined) {
  const after = readTimeCursor(cursor);
  const found = await blockedUsersWithProfiles(deps.db, viewer.userId, {
    after,
    limit: BLOCKED_USERS_PAGE_SIZE + 1,
  });
  const { page, nextCursor } = pageFrom(found, BLOCKED_USERS_PAGE_SIZE);
  const users: BlockedUser[] = page.map(({ user_id, username, profile_photo_url, created_at }) => ({
    user_id,
    username,
    profile_photo_url,
    blocked_at: created_at.toISOString(),
  }));
  return { users, nextCursor };
}
