import type { Origin, Person } from '@liora/domain/contract/common';
import type { LockedPlan, PlanCard } from '@liora/domain/contract/planCards';
import { LOCKED_SHELF_MAX_CARDS, PLAN_TAGS_OFFERED_MAX } from '@liora/domain/limits';
import { FILTER_TAGS, sortTags } from '@liora/domain/rules/tags';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import type { Caller, SignedInCaller } from '../../../rpc/context.ts';
import { findCurator } from '../curators/curators.queries.ts';
import { toLockedPlan, toPlanCard } from '../plans.views.ts';
import { listTotals } from './listTotals.runtime.ts';
import { listPlans, lockedPlans, plansOf, plansWithPlace, stopsNear } from './planLists.queries.ts';

/** Stops of this many plans are as many as a row of places can be chosen from. */
const PLANS_WITH_STOPS_NEAR = 100;

export interface PageRequest {
  cursor?: string | undefined;
  limit: number;
}

export interface ListRequest extends PageRequest {
  origin?: Origin | undefined;
  tags: string[];
  creator?: string | undefined;
}

/** A page of the curated list; the first one with its count, the tags to filter by and, for non-members, the locked shelf. */
export async function listCuratedPlans(caller: Caller, request: ListRequest) {
  const { deps, viewer } = caller;
  const after = readTimeCursor(request.cursor);
  const [found, whole] = await Promise.all([
    listPlans(deps.db, viewer, request, { after, limit: request.limit + 1 }),
    after ? LATER_PAGE : firstPage(caller, request),
  ]);
  const { page, nextCursor } = pageFrom(found, request.limit);
  return { plans: page.map((plan) => toPlanCard(plan, viewer, request.origin)), ...whole, nextCursor };
}

/** What only the first page tells. */
interface FirstPage {
  total: number | null;
  tags: string[];
  locked: LockedPlan[];
  creator: Person | null;
}
/** All told already. */
const LATER_PAGE: FirstPage = { total: null, tags: [], locked: [], creator: null };

async function firstPage({ deps, viewer }: Caller, request: ListRequest): Promise<FirstPage> {
  // A locked card never tells whose it is (RUL-09): lists of one person have no shelf.
  const wantsShelf = !request.creator && !viewer?.entitlement.member;
  const [{ total, tags }, locked, creator] = await Promise.all([
    listTotals(deps, viewer, request),
    wantsShelf ? lockedPlans(deps.db, viewer, LOCKED_SHELF_MAX_CARDS) : [],
    request.creator ? findCurator(deps.db, viewer, request.creator) : null,
  ]);
  return { total, tags: sortTags(besidesFixedTags(tags)), locked: locked.map(toLockedPlan), creator };
}

function besidesFixedTags(tags: readonly string[]): string[] {
  const fixed = new Set(FILTER_TAGS.map((tag) => tag.name.toLowerCase()));
  return tags.filter((tag) => !fixed.has(tag.toLowerCase())).slice(0, PLAN_TAGS_OFFERED_MAX);
}

/** A page of the caller's own plans, private ones and those under review too. */
export async function ownPlans({ deps, viewer }: SignedInCaller, request: PageRequest) {
  const after = readTimeCursor(request.cursor);
  const found = await plansOf(deps.db, viewer, { after, limit: request.limit + 1 });
  const { page, nextCursor } = pageFrom(found, request.limit);
  return { plans: page.map((plan) => toPlanCard(plan, viewer)), nextCursor };
}

/** Plans with a stop at the place of these ids that the caller may see, most liked first: for the place page. */
export async function plansIncluding(
  caller: Caller,
  placeIds: readonly string[],
  limit = 6,
): Promise<PlanCard[]> {
  const plans = await plansWithPlace(caller.deps.db, caller.viewer, placeIds, limit);
  return plans.map((plan) => toPlanCard(plan, caller.viewer));
}

/** Where the newest public plans around a position stop, newest first. */
export const placesOfPlansNear = ({ deps, viewer }: Caller, origin: Origin): Promise<string[]> =>
  stopsNear(deps.db, viewer, origin, PLANS_WITH_STOPS_NEAR);
