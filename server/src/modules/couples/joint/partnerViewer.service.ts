import { entitlement } from '@liora/domain/rules/membership';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller, SignedInCaller, Viewer } from '../../../rpc/context.ts';
import { linkedMember } from './joint.queries.ts';
import { lockLinkShared } from './joint.service.ts';

/**
 * The partner as they would ask at this moment: for what is shown only where both may see it. Null: the caller shares with
 * nobody now.
 */
export async function partnerCaller({
  deps,
  viewer,
}: SignedInCaller): Promise<(Caller & { viewer: Viewer }) | null> {
  const partner = await partnerViewer(deps, deps.db, viewer);
  return partner && { deps, viewer: partner };
}

/**
 * The caller's partner, as who may see what the caller does, for as long as the transaction lasts; null while the two share
 * nothing. Asked for before anything else is locked but the caller's own profile: whoever ends a link holds it first.
 */
export async function lockPartner(
  deps: Pick<Deps, 'now' | 'config'>,
  trx: Db,
  viewer: Viewer,
): Promise<Viewer | null> {
  return (await lockLinkShared(trx, viewer)) === null ? null : partnerViewer(deps, trx, viewer);
}

async function partnerViewer(
  { now, config }: Pick<Deps, 'now' | 'config'>,
  db: Db,
  { userId, partnerId, linkId }: Viewer,
): Promise<Viewer | null> {
  if (partnerId === null || linkId === null) return null;
  const at = now();
  const person = { userId: partnerId, linkId };
  const row = await linkedMember(db, person, { lends: config.companionSeat, now: at });
  if (!row) return null;
  return {
    userId: partnerId,
    username: row.username,
    entitlement: entitlement(row, at, row),
    partnerId: userId,
    linkId,
    suspended: false,
  };
}
