import { DAY_MS } from '@liora/domain/durations';
import { MEMORIES_ERASED_AT_ONCE, SHARED_MEMORY_STORED_DAYS } from '@liora/domain/limits';
import type { Deps } from '../../deps.ts';
import { letPhotosGo } from '../photos/joint/jointPhotos.service.ts';
import { restorableSince } from './memories.views.ts';
import { endOverdueShares, eraseEndedShares } from './shared/shares.queries.ts';
import { eraseTrashed } from './write/memoryWrites.queries.ts';

/**
 * Ends links whose time is over, so that their photos end, too; erases what nobody can bring back any more, and links that
 * ended long ago. Safe to run twice and on several nodes.
 */
export async function sweepMemories({ db, now }: Deps): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const overdue = await endOverdueShares(trx, now(), MEMORIES_ERASED_AT_ONCE);
    await letPhotosGo(trx, 'shared_memory', overdue, now());
  });
  await eraseTrashed(db, restorableSince(now()), MEMORIES_ERASED_AT_ONCE);
  const ended = new Date(now().getTime() - SHARED_MEMORY_STORED_DAYS * DAY_MS);
  await eraseEndedShares(db, ended, MEMORIES_ERASED_AT_ONCE);
}
