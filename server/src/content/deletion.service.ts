import { MINUTE_MS } from '@liora/domain/durations';
import type { SignedInCaller } from '../rpc/context.ts';
import { ProductError } from '../rpc/errors.ts';
import { deletionOf, markDeleted, type OwnRow, unmarkDeleted } from './deletion.queries.ts';

/** Things that their owner deletes and, for so many minutes, brings back. */
export interface Undoable {
  table: OwnRow['table'];
  undoMinutes: number;
}

const windowMs = ({ undoMinutes }: Undoable) => undoMinutes * MINUTE_MS;

/**
 * Deletes an own thing; until when it can be brought back, an ISO time. Asked again, because the answer got lost, it says the
 * same. Null where there is no such thing of the caller: why is for the module to say.
 */
export async function deleteOwn({ deps, viewer }: SignedInCaller, kind: Undoable, id: string) {
  const own = { table: kind.table, userId: viewer.userId, id };
  const now = deps.now();
  const deletedAt = (await markDeleted(deps.db, own, now))
    ? now
    : (await deletionOf(deps.db, own))?.deleted_at;
  return deletedAt ? { restorableUntil: new Date(deletedAt.getTime() + windowMs(kind)).toISOString() } : null;
}

/**
 * Brings an own thing back; one that is back already stays.
 *
 * @throws NOT_FOUND for what was never theirs, UNDO_TOO_LATE after the minutes
 */
export async function restoreOwn({ deps, viewer }: SignedInCaller, kind: Undoable, id: string) {
  const own = { table: kind.table, userId: viewer.userId, id };
  const earliest = new Date(deps.now().getTime() - windowMs(kind));
  if (await unmarkDeleted(deps.db, own, earliest)) return { id };
  const there = await deletionOf(deps.db, own);
  if (!there) throw new ProductError('NOT_FOUND');
  // Deleted later than this asked, it is not too late: this came first.
  if (there.deleted_at && there.deleted_at < earliest) throw new ProductError('UNDO_TOO_LATE');
  return { id };
}
