import type { ImportCounts } from '@liora/domain/contract/savedImport';
import { LIST_UNDO_BATCHES, SAVED_BATCH_MAX } from '@liora/domain/limits';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { lockPartner } from '../../couples/joint/partnerViewer.service.ts';
import { takePinsBack } from '../../pins/write/privatePins.service.ts';
import { withdrawSaves } from '../shared/sharing.service.ts';
import { lockOwner } from '../write/savedWrites.queries.ts';
import {
  type Added,
  type AddedKind,
  closeImport,
  countUndone,
  noteUndone,
  stillAdded,
  takeCategoriesBack,
  takeSavesBack,
} from './imports.queries.ts';
import { deleteWaiting, waitingAmong } from './waiting.queries.ts';

/**
 * Takes back what an import added, 500 rows to a transaction. What was there before stays, and so does what the person has
 * changed since. Asked again, because the answer got lost, it goes on and says the same.
 */
export async function undoImport(
  caller: SignedInCaller,
  { import_id }: { import_id: string },
): Promise<{ removed: ImportCounts; kept: number; left: boolean }> {
  const { deps, viewer } = caller;
  let looked = SAVED_BATCH_MAX;
  for (let n = 0; n < LIST_UNDO_BATCHES && looked === SAVED_BATCH_MAX; n++)
    looked = await deps.db.transaction().execute((trx) => undoSome(trx, caller, import_id));
  const { kept, ...removed } = await countUndone(deps.db, viewer.userId, import_id);
  return { removed, kept, left: looked === SAVED_BATCH_MAX };
}

async function undoSome(trx: Db, caller: SignedInCaller, importId: string): Promise<number> {
  const { userId } = caller.viewer;
  await lockOwner(trx, userId);
  await closeImport(trx, userId, importId, caller.deps.now());
  const added = await stillAdded(trx, userId, importId, SAVED_BATCH_MAX);
  for (const kind of Object.keys(TAKE_BACK) as AddedKind[]) {
    const some = added.filter((one) => one.kind === kind);
    if (some.length > 0) await takeBack(trx, caller, importId, some);
  }
  return added.length;
}

interface TakenBack {
  removed: readonly string[];
  kept: readonly string[];
}

/** In this order: categories when nothing lies in them any more. */
const TAKE_BACK: Record<
  AddedKind,
  (trx: Db, caller: SignedInCaller, ids: readonly string[]) => Promise<TakenBack>
> = {
  save: takeSaves,
  pin: takePinsBack,
  wait: async (trx, { viewer }, ids) => ({
    removed: await deleteWaiting(trx, viewer.userId, ids),
    kept: await waitingAmong(trx, viewer.userId, ids),
  }),
  category: (trx, { viewer }, ids) => takeCategoriesBack(trx, viewer.userId, ids),
};

/** What the partner has not read of yet is not told any longer. */
async function takeSaves(
  trx: Db,
  { deps, viewer }: SignedInCaller,
  ids: readonly string[],
): Promise<TakenBack> {
  const partner = await lockPartner(deps, trx, viewer);
  const { removed, kept } = await takeSavesBack(trx, viewer.userId, ids, deps.now());
  const places = removed.map(({ place_id }) => place_id);
  if (partner) await withdrawSaves(trx, { viewer, partner }, places);
  return { removed: removed.map(({ id }) => id), kept };
}

async function takeBack(
  trx: Db,
  caller: SignedInCaller,
  importId: string,
  some: readonly Added[],
): Promise<void> {
  const [first] = some;
  if (!first) return;
  const { removed, kept } = await TAKE_BACK[first.kind](
    trx,
    caller,
    some.map(({ subject_id }) => subject_id),
  );
  const [went, stays] = [new Set(removed), new Set(kept)];
  const fate = (id: string) => (went.has(id) ? 'removed' : stays.has(id) ? 'kept' : 'gone');
  await noteUndone(
    trx,
    caller.viewer.userId,
    importId,
    some.map((one) => ({ ...one, undone: fate(one.subject_id) })),
  );
}
