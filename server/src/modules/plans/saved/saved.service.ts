import type { SavedPlan } from '@liora/domain/contract/plans';
import { sortTags } from '@liora/domain/rules/tags';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import type { PageRequest } from '../lists/planLists.service.ts';
import { copyVisibility, planVisibility } from '../plans.policy.ts';
import { type EnrichedPlan, findPlans } from '../plans.queries.ts';
import { toLockedPlan, toPlanCard } from '../plans.views.ts';
import { type SavedCopy, savedCopies } from './saved.queries.ts';

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

function savedPlan(
  viewer: SignedInCaller['viewer'],
  copy: SavedCopy,
  plan: EnrichedPlan | undefined,
): SavedPlan[] {
  if (!plan || plan.deleted) return leftOfCopy(viewer, copy);
  const visibility = planVisibility(plan, viewer);
  if (visibility === 'none') return [];
  if (visibility === 'locked') return [{ kind: 'locked', plan: toLockedPlan(plan) }];
  return [{ kind: 'plan', plan: toPlanCard(plan, viewer) }];
}

/** Of a deleted plan: no more than its saver could see in the moment before (RUL-116). */
function leftOfCopy(viewer: SignedInCaller['viewer'], copy: SavedCopy): SavedPlan[] {
  const visibility = copyVisibility(copy, viewer);
  if (visibility === 'none') return [];
  if (visibility === 'locked') return [{ kind: 'locked', plan: toLockedPlan(copy) }];
  return [{ kind: 'unpublished', plan: unpublishedCard(copy) }];
}

/** What stays of a deleted plan for its saver: content without creator name and photo. */
function unpublishedCard(copy: SavedCopy): Extract<SavedPlan, { kind: 'unpublished' }>['plan'] {
  return {
    id: copy.id,
    title: copy.title,
    theme: copy.theme,
    location_name: copy.location_name,
    tags: sortTags(copy.tags),
    stops: copy.places.map(({ name, latitude, longitude }) => ({ name, latitude, longitude })),
    is_public: false,
    is_prive: false,
    under_review: false,
    like_count: 0,
    save_count: 0,
    user_has_liked: false,
    user_has_saved: true,
    is_own: false,
    created_at: copy.created_at.toISOString(),
    distance_miles: null,
  };
}
