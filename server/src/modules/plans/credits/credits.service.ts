import type { SignedInCaller } from '../../../rpc/context.ts';
import { findPlan } from '../plans.queries.ts';
import { savedCopy } from '../saved/saved.queries.ts';
import { isOfMembersPlan, type NewCredit } from './credits.queries.ts';

/**
 * The credit of a plan that its author makes of another: of what they may see in full themselves, or kept a copy of. Nothing
 * for a plan of their own, and where the source has gone out of their sight since they began: what they wrote is theirs. What
 * is made of a plan for members is for members however many copies lie between.
 */
export async function creditFor(
  { deps, viewer }: SignedInCaller,
  sourceId: string | null,
): Promise<NewCredit | null> {
  if (sourceId === null) return null;
  const plan = await findPlan(deps.db, viewer, sourceId);
  if (plan?.sight === 'full' && !plan.deleted) {
    if (plan.user_id === viewer.userId) return null;
    const for_members = plan.is_prive || (await isOfMembersPlan(deps.db, sourceId));
    return { source_id: sourceId, source_creator: plan.user_id, for_members };
  }
  const copy = await savedCopy(deps.db, viewer, sourceId);
  // Whose it was may not be told any more (RUL-116).
  if (copy?.sight !== 'full') return null;
  const for_members = copy.audience === 'members' || (await isOfMembersPlan(deps.db, sourceId));
  return { source_id: sourceId, source_creator: null, for_members };
}
