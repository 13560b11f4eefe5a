import type { Origin } from '@liora/domain/contract/common';
import type { PlanCard } from '@liora/domain/contract/planCards';
import type { PlanDetails, planContent, SavedPlan } from '@liora/domain/contract/plans';
import { LOCKED_SHELF_MAX_CARDS, PLAN_UNDO_DELETE_MINUTES } from '@liora/domain/limits';
import { FILTER_TAGS, sortTags } from '@liora/domain/rules/tags';
import type * as z from 'zod';
import { readTimeCursor, writeTimeCursor } from '../../db/newestFirst.ts';
import { takeFromLimit } from '../../rateLimits/rateLimits.ts';
import type { Caller, SignedInCaller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import { placeFacts } from '../places/facts/facts.service.ts';
import { findCurator } from './curators/curators.queries.ts';
import { isPlanOwner, planVisibility } from './plans.policy.ts';
import {
  countPlans,
  type EnrichedPlan,
  findPlan,
  findPlans,
  listPlans,
  lockedPlans,
  plansOf,
  plansWithPlace,
  tagsInUse,
} from './plans.queries.ts';
import { toLockedPlan, toPlanCard, toPlanDetails } from './plans.views.ts';
import { planRow } from './write/planContent.service.ts';
import {
  deletionOf,
  insertPlan,
  markPlanDeleted,
  type SavedCopy,
  savedCopies,
  unmarkPlanDeleted,
  updatePlan,
} from './write/planWrites.queries.ts';

type Content = z.output<typeof planContent>;

const OWN_LIST_MAX = 200;
const EXTRA_TAGS_MAX = 30;
const CREATE_LIMIT = { name: 'plan-create', max: 60, windowSeconds: 3600 };

export interface ListRequest {
  origin?: Origin | undefined;
  tags: string[];
  creator?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** A page of the curated list with its count, the tags to filter by and, for non-members, the locked shelf. */
export async function listCuratedPlans(caller: Caller, request: ListRequest) {
  const { deps, viewer } = caller;
  const after = readTimeCursor(request.cursor);
  // A locked card never tells whose it is (RUL-09): lists of one person have no shelf.
  const wantsShelf = !after && !request.creator && !viewer?.entitlement.member;
  const [found, total, tags, locked, creator] = await Promise.all([
    listPlans(deps.db, viewer, request, { after, limit: request.limit + 1 }),
    countPlans(deps.db, viewer, request),
    tagsInUse(deps.db, viewer, request),
    wantsShelf ? lockedPlans(deps.db, viewer, LOCKED_SHELF_MAX_CARDS) : [],
    request.creator ? findCurator(deps.db, viewer, request.creator) : null,
  ]);
  const page = found.slice(0, request.limit);
  const last = page.at(-1);
  return {
    plans: page.map((plan) => toPlanCard(plan, viewer, request.origin)),
    total,
    tags: sortTags(besidesFixedTags(tags)),
    locked: locked.map(toLockedPlan),
    creator,
    nextCursor: last && found.length > request.limit ? writeTimeCursor(last) : null,
  };
}

function besidesFixedTags(tags: readonly string[]): string[] {
  const fixed = new Set(FILTER_TAGS.map((tag) => tag.name.toLowerCase()));
  return tags.filter((tag) => !fixed.has(tag.toLowerCase())).slice(0, EXTRA_TAGS_MAX);
}

/** One plan in full or as its locked card; NOT_FOUND for anything the caller may not know of. */
export async function getPlan(caller: Caller, id: string, evening?: string) {
  const plan = await findPlan(caller.deps.db, caller.viewer, id);
  const visibility = plan ? planVisibility(plan, caller.viewer) : 'none';
  if (!plan || visibility === 'none') throw new ProductError('NOT_FOUND');
  if (visibility === 'locked') return { kind: 'locked' as const, plan: toLockedPlan(plan) };
  return { kind: 'plan' as const, plan: await withFacts(caller, plan, evening) };
}

async function withFacts(caller: Caller, plan: EnrichedPlan, evening?: string): Promise<PlanDetails> {
  const now = caller.deps.now();
  const facts = await placeFacts(
    caller,
    plan.places.map((place) => place.place_id),
  );
  const moment = { now, evening: evening === undefined ? now : new Date(evening) };
  return toPlanDetails(plan, caller.viewer, facts, moment);
}

async function ownPlanDetails(caller: SignedInCaller, id: string): Promise<PlanDetails> {
  const plan = await findPlan(caller.deps.db, caller.viewer, id);
  if (!plan || plan.deleted) throw new ProductError('NOT_FOUND');
  return withFacts(caller, plan);
}

/** Stores a plan once per request id (RUL-66). */
export async function createPlan(
  caller: SignedInCaller,
  content: Content & { request_id: string },
): Promise<PlanDetails> {
  const { deps, viewer } = caller;
  const row = await planRow(caller, content, null);
  await takeFromLimit(deps, CREATE_LIMIT, viewer.userId);
  const id = await insertPlan(deps.db, viewer.userId, content.request_id, row, deps.now());
  return ownPlanDetails(caller, id);
}

/** The caller's own plan, or the refusal that fits: not found when invisible, not owner when visible (PLAN-31, PLAN-32). */
async function requireOwnPlan(caller: SignedInCaller, id: string): Promise<EnrichedPlan> {
  const plan = await findPlan(caller.deps.db, caller.viewer, id);
  if (!plan || planVisibility(plan, caller.viewer) === 'none') throw new ProductError('NOT_FOUND');
  if (!isPlanOwner(plan, caller.viewer)) throw new ProductError('NOT_OWNER');
  return plan;
}

export async function editPlan(
  caller: SignedInCaller,
  content: Content & { id: string },
): Promise<PlanDetails> {
  const before = await requireOwnPlan(caller, content.id);
  const row = await planRow(caller, content, before);
  const { deps, viewer } = caller;
  if (!(await updatePlan(deps.db, viewer.userId, content.id, row, deps.now())))
    throw new ProductError('NOT_FOUND');
  return ownPlanDetails(caller, content.id);
}

const undoWindowMs = PLAN_UNDO_DELETE_MINUTES * 60_000;

const restorableFor = (deletedAt: Date) => ({
  restorableUntil: new Date(deletedAt.getTime() + undoWindowMs).toISOString(),
});

/** Deletes an own plan. Asked again, because the answer got lost, it says the same. */
export async function deletePlan(caller: SignedInCaller, id: string) {
  const earlier = await deletionOf(caller.deps.db, caller.viewer.userId, id);
  if (earlier) return restorableFor(earlier);
  await requireOwnPlan(caller, id);
  const now = caller.deps.now();
  if (!(await markPlanDeleted(caller.deps.db, caller.viewer.userId, id, now)))
    throw new ProductError('NOT_FOUND');
  return restorableFor(now);
}

/** Brings a deleted plan back; one that is back already stays. */
export async function restorePlan(caller: SignedInCaller, id: string) {
  const { deps, viewer } = caller;
  const deletedAt = await deletionOf(deps.db, viewer.userId, id);
  if (!deletedAt) {
    const plan = await findPlan(deps.db, viewer, id);
    if (!plan || !isPlanOwner(plan, viewer)) throw new ProductError('NOT_FOUND');
    return { id };
  }
  const earliest = new Date(deps.now().getTime() - undoWindowMs);
  if (!(await unmarkPlanDeleted(deps.db, viewer.userId, id, earliest)))
    throw new ProductError('UNDO_TOO_LATE');
  return { id };
}

/** The caller's own plans, private ones and those under review too. */
export async function ownPlans(caller: SignedInCaller): Promise<{ plans: PlanCard[] }> {
  const plans = await plansOf(caller.deps.db, caller.viewer, OWN_LIST_MAX);
  return { plans: plans.map((plan) => toPlanCard(plan, caller.viewer)) };
}

/** The caller's saved plans: as they are now, as a locked card, or as the saver's copy of a deleted one (RUL-69). */
export async function savedPlans(caller: SignedInCaller): Promise<{ plans: SavedPlan[] }> {
  const copies = await savedCopies(caller.deps.db, caller.viewer, OWN_LIST_MAX);
  const ids = copies.map((copy) => copy.date_plan_id);
  const now = new Map((await findPlans(caller.deps.db, caller.viewer, ids)).map((plan) => [plan.id, plan]));
  return { plans: copies.flatMap((copy) => savedPlan(caller, copy, now.get(copy.date_plan_id))) };
}

function savedPlan(caller: SignedInCaller, copy: SavedCopy, plan: EnrichedPlan | undefined): SavedPlan[] {
  if (!plan || plan.deleted)
    return copy.withheld ? [] : [{ kind: 'unpublished', plan: unpublishedCard(copy) }];
  const visibility = planVisibility(plan, caller.viewer);
  if (visibility === 'none') return [];
  if (visibility === 'locked') return [{ kind: 'locked', plan: toLockedPlan(plan) }];
  return [{ kind: 'plan', plan: toPlanCard(plan, caller.viewer) }];
}

/** What stays of a deleted plan for its saver: content without creator name and photo. */
function unpublishedCard(copy: SavedCopy): Extract<SavedPlan, { kind: 'unpublished' }>['plan'] {
  return {
    id: copy.date_plan_id,
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

/** Plans with a stop at this place that the caller may see, most liked first: for the place page. */
export async function plansIncluding(
  caller: Caller,
  placeIds: readonly string[],
  limit = 6,
): Promise<PlanCard[]> {
  const plans = await plansWithPlace(caller.deps.db, caller.viewer, placeIds, limit);
  return plans.map((plan) => toPlanCard(plan, caller.viewer));
}
