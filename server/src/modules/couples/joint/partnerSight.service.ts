import { entitlement } from '@liora/domain/rules/membership';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { membershipOf } from './joint.queries.ts';
import { holdLink } from './joint.service.ts';

/**
 * The caller's partner, as who may see what the caller does, for as long as the transaction lasts; null while the two share
 * nothing. Asked for before anything else is locked but the caller's own profile: whoever ends a link holds it first.
 */
export async function holdPartner(deps: Pick<Deps, 'now'>, trx: Db, viewer: Viewer): Promise<Viewer | null> {
  const linkId = await holdLink(trx, viewer);
  if (linkId === null || viewer.partnerId === null) return null;
  const { username, premium_override, ...membership } = await membershipOf(trx, viewer.partnerId);
  return {
    userId: viewer.partnerId,
    username,
    entitlement: entitlement(membership, deps.now(), premium_override),
    partnerId: viewer.userId,
    linkId,
  };
}
