import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import type { OneOfTwo } from './joint.policy.ts';
import { lockAcceptedLink } from './joint.queries.ts';

/**
 * Runs what one of two people does while the other one, and whoever ends their link, waits: what it finds out about both
 * still holds when it is written.
 * @throws NO_PARTNER without a link, or while the two share nothing
 */
export async function withLinkLock<Result>(
  { deps, viewer }: Pick<SignedInCaller, 'deps' | 'viewer'>,
  run: (trx: Db, two: OneOfTwo) => Promise<Result>,
): Promise<Result> {
  const { userId, partnerId, linkId } = viewer;
  if (partnerId === null || linkId === null) throw new ProductError('NO_PARTNER');
  return deps.db.transaction().execute(async (trx) => {
    if (!(await lockAcceptedLink(trx, linkId))) throw new ProductError('NO_PARTNER');
    return run(trx, { userId, partnerId, linkId });
  });
}
