import { MINUTE_MS } from '@liora/domain/durations';
import { BUCKET_SWEPT_AT_ONCE, BUCKET_UNDO_MINUTES } from '@liora/domain/limits';
import type { Deps } from '../../deps.ts';
import { eraseRemovedBefore } from './write/bucketWrites.queries.ts';

/** Erases items whose time to undo their removal is over. Safe to run twice and on several nodes at once. */
export async function sweepBucketItems({ db, now }: Deps): Promise<number> {
  const before = new Date(now().getTime() - BUCKET_UNDO_MINUTES * MINUTE_MS);
  let erased = 0;
  for (let last = BUCKET_SWEPT_AT_ONCE; last === BUCKET_SWEPT_AT_ONCE; erased += last)
    last = await eraseRemovedBefore(db, before, BUCKET_SWEPT_AT_ONCE);
  return erased;
}
