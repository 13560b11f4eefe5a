import { MINUTE_MS } from '@liora/domain/durations';
import { BUCKET_ITEMS_MAX, BUCKET_UNDO_MINUTES } from '@liora/domain/limits';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { countItems } from '../bucketLists.queries.ts';
import { withdrawFromPartner } from './add.service.ts';
import { markRemoved, removalsOf, unmarkRemoved } from './bucketWrites.queries.ts';
import { writing } from './writing.service.ts';

export async function removeItems(caller: SignedInCaller, ids: readonly string[]) {
  const { deps } = caller;
  return writing(caller, { adds: false }, async (trx, viewer) => {
    const removed = await markRemoved(trx, viewer, ids, deps.now());
    await withdrawFromPartner(trx, viewer, removed);
    return { ids: removed };
  });
}

/**
 * Brings back what was taken out, with everything that was said of it. What is there stays. Undoing is not adding: a full
 * list takes it back, unless something was added in its stead.
 */
export async function restoreItems(caller: SignedInCaller, ids: readonly string[]) {
  const since = new Date(caller.deps.now().getTime() - BUCKET_UNDO_MINUTES * MINUTE_MS);
  return writing(caller, { adds: true }, async (trx, viewer) => {
    const rows = await removalsOf(trx, viewer, ids, since);
    if (rows.length === 0) throw new ProductError('UNDO_TOO_LATE');
    const out = rows.filter((row) => row.out);
    const addedSince = out.some((row) => row.added_since);
    if (addedSince && (await countItems(trx, viewer)) + out.length > BUCKET_ITEMS_MAX)
      throw new ProductError('BUCKET_FULL');
    await unmarkRemoved(
      trx,
      out.map(({ id }) => id),
    );
    return { ids: rows.map(({ id }) => id) };
  });
}
