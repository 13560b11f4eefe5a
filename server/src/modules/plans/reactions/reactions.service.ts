import { isFirstTime } from '../../../appliedRequests/appliedRequests.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { findPlan } from '../plans.queries.ts';
import { deleteSave, insertSave } from '../saved/saved.queries.ts';
import { deleteLike, insertLike } from '../write/planWrites.queries.ts';

const WRITES = { like: insertLike, unlike: deleteLike, save: insertSave, unsave: deleteSave };

/**
 * Likes, unlikes, saves or unsaves a plan and answers with its counts. Doing it twice is the same as once (PLAN-23 to PLAN-26).
 * Needs a plan the caller may see (RUL-11); undoing works for any plan, so that nobody is stuck with a like or a copy.
 * A request that was carried out before changes nothing: what was pressed since stands.
 */
export async function react(
  caller: SignedInCaller,
  kind: keyof typeof WRITES,
  planId: string,
  requestId?: string,
) {
  const { db, now } = caller.deps;
  const { userId } = caller.viewer;
  if (kind === 'like' || kind === 'save') await requireVisible(caller, planId);
  if (requestId === undefined) await WRITES[kind](db, userId, planId);
  else
    await db.transaction().execute(async (trx) => {
      if (await isFirstTime(trx, userId, requestId, now())) await WRITES[kind](trx, userId, planId);
    });
  const plan = await findPlan(db, caller.viewer, planId);
  if (plan?.sight !== 'full') {
    return { like_count: 0, save_count: 0, user_has_liked: false, user_has_saved: false };
  }
  const { like_count, save_count, user_has_liked, user_has_saved } = plan;
  return { like_count, save_count, user_has_liked, user_has_saved };
}

async function requireVisible(caller: SignedInCaller, planId: string): Promise<void> {
  const plan = await findPlan(caller.deps.db, caller.viewer, planId);
  if (!plan || plan.sight === 'none') throw new ProductError('NOT_FOUND');
  if (plan.sight === 'locked') throw new ProductError('NOT_MEMBER');
}
