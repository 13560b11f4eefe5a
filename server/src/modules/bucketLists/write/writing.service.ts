import type { Db } from '../../../db/client.ts';
import type { SignedInCaller, Viewer } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { lockLinkShared } from '../../couples/joint/joint.service.ts';
import type { BucketRow } from '../bucketLists.queries.ts';
import { lockItem, takeTurn } from './bucketWrites.queries.ts';

/**
 * Writes on the caller's list in one transaction. `viewer` is the caller with the link as it is by then, held until the end:
 * whoever ends it meanwhile waits, and finds what was written. `adds`: whoever else adds to the list waits, too.
 */
export async function writing<Answer>(
  { deps, viewer }: SignedInCaller,
  { adds }: { adds: boolean },
  write: (trx: Db, viewer: Viewer) => Promise<Answer>,
): Promise<Answer> {
  return deps.db.transaction().execute(async (trx) => {
    if (adds) await takeTurn(trx, viewer);
    const linkId = await lockLinkShared(trx, viewer);
    return write(trx, linkId === null ? { ...viewer, linkId, partnerId: null } : viewer);
  });
}

/** @throws NOT_FOUND for what is not on the viewer's list, whoever else's it is */
export async function requireLocked(trx: Db, viewer: Viewer, id: string): Promise<BucketRow> {
  const row = await lockItem(trx, viewer, id);
  if (!row) throw new ProductError('NOT_FOUND');
  return row;
}
