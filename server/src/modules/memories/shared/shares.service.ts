import { randomUUID } from 'node:crypto';
import type { MemoryShare } from '@liora/domain/contract/sharedMemories';
import { DAY_MS, HOUR_SECONDS } from '@liora/domain/durations';
import { SHARED_MEMORIES_PER_HOUR, SHARED_MEMORIES_SHOWN, SHARED_MEMORY_DAYS } from '@liora/domain/limits';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { lockLinkShared } from '../../couples/joint/joint.service.ts';
import { letPhotosGo, showAlso } from '../../photos/joint/jointPhotos.service.ts';
import { findMemory } from '../memories.queries.ts';
import { lockMemory } from '../write/memoryWrites.queries.ts';
import { hashOfShareCode, shareCode } from './shareCode.rules.ts';
import {
  endShare,
  findShare,
  insertShare,
  type ShareRow,
  shareOfRequest,
  sharesOf,
} from './shares.queries.ts';

const CREATE_LIMIT = { name: 'memory-share', max: SHARED_MEMORIES_PER_HOUR, windowSeconds: HOUR_SECONDS };

export interface ShareInput {
  request_id: string;
  memory_id: string;
  place_name: string;
  date_completed: string;
  rating: number;
  photos: readonly string[];
  reflection: string | null;
}

/**
 * Makes a link to a memory of the caller's own or of the two: with the words that they chose for it, and copies of the
 * photos they chose (RUL-42). @throws NOT_FOUND, PHOTO_UNKNOWN, RATE_LIMITED
 */
export async function createShare(
  caller: SignedInCaller,
  input: ShareInput,
): Promise<{ share: MemoryShare }> {
  const { deps, viewer } = caller;
  const earlier = await shareOfRequest(deps.db, viewer.userId, input.request_id);
  const row = await findShare(deps.db, earlier ?? (await storeShare(caller, input)));
  // Taken back since, it leads nowhere.
  if (!row || row.revoked_at) throw new ProductError('NOT_FOUND');
  return { share: toShare(caller, row) };
}

async function storeShare({ deps, viewer }: SignedInCaller, input: ShareInput): Promise<string> {
  const { photos, request_id, memory_id, place_name, date_completed, rating } = input;
  const now = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    const linkId = await lockLinkShared(trx, viewer);
    const memory = await lockMemory(trx, { ...viewer, linkId }, memory_id);
    if (!memory || memory.deleted_at) throw new ProductError('NOT_FOUND');
    const id = randomUUID();
    const share = await insertShare(trx, {
      ...{ id, request_id, memory_id, place_name, date_completed, rating },
      reflection: input.reflection?.trim() || null,
      code_hash: hashOfShareCode(shareCode(deps.config, id)),
      user_id: viewer.userId,
      created_at: now,
      expires_at: new Date(now.getTime() + SHARED_MEMORY_DAYS * DAY_MS),
    });
    if (!share.isNew) return share.id;
    // Inside, so that one request that comes twice at once counts once.
    await takeFromLimit({ ...deps, db: trx }, CREATE_LIMIT, viewer.userId);
    await showAlso(
      trx,
      { kind: 'memory', subjectId: memory_id, photoIds: [...new Set(photos)] },
      { kind: 'shared_memory', subjectId: id, userId: viewer.userId },
    );
    return id;
  });
}

const toShare = ({ deps, viewer }: SignedInCaller, row: ShareRow): MemoryShare => ({
  id: row.id,
  shareCode: shareCode(deps.config, row.id),
  by: row.user_id === viewer.userId ? 'you' : 'partner',
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  photo_count: row.photo_count,
});

/** Links of one of their memories that work now. */
export async function listShares(
  caller: SignedInCaller,
  memoryId: string,
): Promise<{ shares: MemoryShare[] }> {
  const { deps, viewer } = caller;
  if (!(await findMemory(deps.db, viewer, memoryId))) throw new ProductError('NOT_FOUND');
  const rows = await sharesOf(deps.db, memoryId, deps.now(), SHARED_MEMORIES_SHOWN);
  return { shares: rows.map((row) => toShare(caller, row)) };
}

/** Ends a link at once: by who made it, or by either of the two whose memory it is. Ended before, it stays so. */
export async function revokeShare(caller: SignedInCaller, id: string): Promise<Record<string, never>> {
  const { deps, viewer } = caller;
  const share = await findShare(deps.db, id);
  const isTheirs =
    share && (share.user_id === viewer.userId || (await findMemory(deps.db, viewer, share.memory_id)));
  if (!isTheirs) throw new ProductError('NOT_FOUND');
  await deps.db.transaction().execute(async (trx) => {
    await letPhotosGo(trx, 'shared_memory', await endShare(trx, id, deps.now()), deps.now());
  });
  return {};
}
