import type { SharedMemory } from '@liora/domain/contract/sharedMemories';
import { HOUR_SECONDS } from '@liora/domain/durations';
import { SHARED_MEMORIES_CLAIMED_PER_HOUR } from '@liora/domain/limits';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { Caller, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { showAlso } from '../../photos/joint/jointPhotos.service.ts';
import { photosOf } from '../../photos/photos.service.ts';
import { findMemory } from '../memories.queries.ts';
import { hashOfShareCode } from './shareCode.rules.ts';
import { sharedMemoryText } from './sharedMemory.text.ts';
import { hasClaimed, insertClaimed, lockShare, type OpenedShare, openShare } from './shares.queries.ts';

const CLAIM_LIMIT = {
  name: 'memory-claim',
  max: SHARED_MEMORIES_CLAIMED_PER_HOUR,
  windowSeconds: HOUR_SECONDS,
};

/** @throws MEMORY_NOT_FOUND for a code that is none, and for links that have ended, alike (ERR-87) */
async function requireOpen({ deps }: Caller, code: string): Promise<OpenedShare> {
  const share = await openShare(deps.db, hashOfShareCode(code), deps.now());
  if (!share) throw new ProductError('MEMORY_NOT_FOUND');
  return share;
}

/** What a link shows: the five fields of RUL-42. Reading changes nothing (RUL-108). */
export async function readShared(caller: Caller, code: string): Promise<SharedMemory> {
  const { id, place_name, date_completed, rating, reflection } = await requireOpen(caller, code);
  // Whoever reads is shown the same, whose link it is, too.
  const photos = await photosOf(caller.deps.db, null, 'shared_memory', [id]);
  return { place_name, date_completed, rating, memory_photos: photos.get(id) ?? [], reflection };
}

/**
 * Adds what a link shows to the caller's own memories, once; whose it is already has it. The photos show the same files, under
 * ids of their own. @throws MEMORY_NOT_FOUND, MEMORY_CLAIM_REFUSED, RATE_LIMITED
 */
export async function claimShared(
  caller: SignedInCaller,
  { shareCode, userId }: { shareCode: string; userId?: string | undefined },
): Promise<{ message: string }> {
  const { deps, viewer } = caller;
  if (userId !== undefined && userId !== viewer.userId) throw new ProductError('MEMORY_CLAIM_REFUSED');
  const added = { message: sharedMemoryText.added };
  const share = await requireOpen(caller, shareCode);
  if (await findMemory(deps.db, viewer, share.memory_id)) return added;
  // Before any limit counts: the answer to the first call may have been lost.
  if (await hasClaimed(deps.db, viewer.userId, share.id)) return added;
  await takeFromLimit(deps, CLAIM_LIMIT, viewer.userId);
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockShare(trx, share.id, deps.now()))) throw new ProductError('MEMORY_NOT_FOUND');
    const own = { share, userId: viewer.userId, timeZone: 'UTC', now: deps.now() };
    const { id, isNew } = await insertClaimed(trx, own);
    if (!isNew) return;
    const from = { kind: 'shared_memory', subjectId: share.id, photoIds: null };
    await showAlso(trx, from, { kind: 'memory', subjectId: id, userId: viewer.userId });
  });
  return added;
}
