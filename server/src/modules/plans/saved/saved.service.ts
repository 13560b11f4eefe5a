import type { SavedPlan } from '@liora/domain/contract/plans';
import type { Db } from '../../../db/client.ts';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import type { PageRequest } from '../lists/planLists.service.ts';
import { type EnrichedPlan, findPlans } from '../plans.queries.ts';
import { toLockedPlan, toPlanCard } from '../plans.views.ts';
import { forgetCreatorOfCopies } from './forgetCreator.queries.ts';
import { type SavedCopy, savedCopies } from './saved.queries.ts';
import { toUnpublishedCard } from './saved.views.ts';

/**
 * A page of the caller's saved plans: as they are now, as a locked card, or as the saver's copy of a deleted one (RUL-69).
 * What may not be shown is left out, so that a page can be shorter than asked for.
 */
export async function savedPlans({ deps, viewer }: SignedInCaller, request: PageRequest) {
  const after = readTimeCursor(request.cursor);
  const found = await savedCopies(deps.db, viewer, { after, limit: request.limit + 1 });
  const { page, nextCursor } = pageFrom(found, request.limit);
  const plans = await findPlans(
    deps.db,
    viewer,
    page.map((copy) => copy.id),
  );
  const now = new Map(plans.map((plan) => [plan.id, plan]));
  return { plans: page.flatMap((copy) => savedPlan(viewer, copy, now.get(copy.id))), nextCursor };
}

/** The plan itself while it is there; then the copy, of which no more is left than its saver could see (RUL-116). */
function savedPlan(
  viewer: SignedInCaller['viewer'],
  copy: SavedCopy,
  plan: EnrichedPlan | undefined,
): SavedPlan[] {
  const shown = plan && !plan.deleted ? plan : copy;
  if (shown.sight === 'none') return [];
  if (shown.sight === 'locked') return [{ kind: 'locked', plan: toLockedPlan(shown) }];
  if (shown === plan) return [{ kind: 'plan', plan: toPlanCard(plan, viewer) }];
  return [{ kind: 'unpublished', plan: toUnpublishedCard(copy) }];
}

/** Before an account is erased: copies that others keep of its plans lose the name. */
export async function forgetCreator(trx: Db, userId: string): Promise<void> {
  await forgetCreatorOfCopies(trx, userId);
}
