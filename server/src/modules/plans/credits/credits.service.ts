import type { SignedInCaller } from '../../../rpc/context.ts';
import { findPlan } from '../plans.queries.ts';
import { savedCopy } from '../saved/saved.queries.ts';
import type { NewCredit } from './credits.queries.ts';

/**
 * The credit of a plan that its author makes of another: of what they may see in full themselves, or kept a copy of. Nothing
 * for a plan of their own, and where the source has gone out of their sight since they began: what they wrote is theirs.
 */
export async function creditFor(
  { deps, viewer }: SignedInCaller,
  sourceId: string | null,
): Promise<NewCredit | null> {
  if (sourceId === null) return null;
  const plan = await findPlan(deps.db, viewer, sourceId);
  if (plan?.sight === 'full' && !plan.deleted) {
    if (plan.user_id === viewer.userId) return null;
    return { source_id: sourceId, source_creator: plan.user_id, for_members: plan.is_prive };
  }
  const copy = await savedCopy(deps.db, viewer, sourceId);
  // Whose it was may not be told any more (RUL-116).
  if (copy?.sight !== 'full') return null;
  return { source_id: sourceId, source_creator: null, for_members: copy.audience === 'members' };
}
