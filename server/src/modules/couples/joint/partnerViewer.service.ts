import { entitlement } from '@liora/domain/rules/membership';
import type { Caller, SignedInCaller, Viewer } from '../../../rpc/context.ts';
import { partnerOf } from './joint.queries.ts';

/**
 * The partner as they would ask at this moment: for what is shown only where both may see it. Null: the caller shares with
 * nobody now.
 */
export async function partnerCaller({
  deps,
  viewer,
}: SignedInCaller): Promise<(Caller & { viewer: Viewer }) | null> {
  const { partnerId, linkId } = viewer;
  if (partnerId === null || linkId === null) return null;
  const row = await partnerOf(deps.db, partnerId, linkId);
  if (!row) return null;
  return {
    deps,
    viewer: {
      userId: partnerId,
      username: row.username,
      entitlement: entitlement(row, deps.now(), row.premium_override),
      partnerId: viewer.userId,
      linkId,
    },
  };
}
