import type { Origin, Person } from '@liora/domain/contract/common';
import type { LockedPlan, PlanCard } from '@liora/domain/contract/planCards';
import {
  LOCKED_SHELF_MAX_CARDS,
  OWN_THINGS_COUNTED,
  PLACE_PLANS,
  PLAN_TAGS_LEADING,
  PLAN_TAGS_OFFERED_MAX,
  PLANS_PAGE_SIZE,
  PLANS_WITH_STOPS_NEAR,
} from '@liora/domain/limits';
import { FILTER_TAGS, sortTags } from '@liora/domain/rules/tags';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import type { Caller, SignedInCaller } from '../../../rpc/context.ts';
import { findCurator } from '../curators/curators.queries.ts';
import { toLockedPlan, toPlanCard } from '../plans.views.ts';
import { readLikedCursor, writeLikedCursor } from './likedCursor.parser.ts';
import { listTotals } from './listTotals.runtime.ts';
import type { PlanFilter } from './planFilter.queries.ts';
import {
  countPlansBy,
  countPlansWithPlace,
  listPlans,
  lockedPlans,
  plansOf,
  plansOfPartner,
  plansWithPlace,
  stopsNear,
} from './planLists.queries.ts';

export interface PageRequest {
  cursor?: string | undefined;
  limit: number;
}

export interface ListRequest extends PageRequest, PlanFilter {}

/** A page of the curated list, which counts nothing beyond itself; the first one, for non-members, with the locked shelf. */
export async function listCuratedPlans(caller: Caller, request: ListRequest) {
  const { deps, viewer } = caller;
  const after = readTimeCursor(request.cursor);
  const [found, whole] = await Promise.all([
    listPlans(deps.db, viewer, request, { after, limit: request.limit + 1 }),
    after ? LATER_PAGE : firstPage(caller, request),
  ]);
  const { page, nextCursor } = pageFrom(found, request.limit);
  const total = after || nextCursor ? null : page.length;
  return { plans: page.map((plan) => toPlanCard(plan, viewer, request.origin)), total, ...whole, nextCursor };
}

/** What only the first page tells. */
interface FirstPage {
  locked: LockedPlan[];
  creator: Person | null;
}
/** All told already. */
const LATER_PAGE: FirstPage = { locked: [], creator: null };

async function firstPage({ deps, viewer }: Caller, request: ListRequest): Promise<FirstPage> {
  // A locked card never tells whose it is (RUL-09): lists of one person have no shelf.
  const wantsShelf = !request.creator && !viewer?.entitlement.member;
  const [locked, creator] = await Promise.all([
    wantsShelf ? lockedPlans(deps.db, viewer, LOCKED_SHELF_MAX_CARDS) : [],
    request.creator ? findCurator(deps.db, viewer, request.creator) : null,
  ]);
  return { locked: locked.map(toLockedPlan), creator };
}

/** How many plans a list holds, and the tags to narrow it by. */
export async function countCuratedPlans({ deps, viewer }: Caller, filter: PlanFilter) {
  const { total, tags } = await listTotals(deps, viewer, filter);
  return { total, tags: sortTags(withoutFixedTags(tags)), leading: sortTags(leadingTags(tags)) };
}

const FIXED_NAMES = new Map(FILTER_TAGS.map(({ name }) => [name.toLowerCase(), name]));

/** The most used ones, however people write the fixed ones among them. */
const leadingTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map((tag) => FIXED_NAMES.get(tag.toLowerCase()) ?? tag))].slice(0, PLAN_TAGS_LEADING);

function withoutFixedTags(tags: readonly string[]): string[] {
  return tags.filter((tag) => !FIXED_NAMES.has(tag.toLowerCase())).slice(0, PLAN_TAGS_OFFERED_MAX);
}

/** A page of the caller's own plans, private ones and those under review too. */
export async function ownPlans({ deps, viewer }: SignedInCaller, request: PageRequest) {
  const after = readTimeCursor(request.cursor);
  const found = await plansOf(deps.db, viewer, { after, limit: request.limit + 1 });
  const { page, nextCursor } = pageFrom(found, request.limit);
  return { plans: page.map((plan) => toPlanCard(plan, viewer)), nextCursor };
}

/** How many plans the caller has made, private ones too. */
export const countOwnPlans = ({ deps, viewer }: SignedInCaller): Promise<number> =>
  countPlansBy(deps.db, viewer.userId, OWN_THINGS_COUNTED);

/** A page of what the caller's partner shares of their plans. */
export async function sharedPlans({ deps, viewer }: SignedInCaller, request: PageRequest) {
  if (viewer.partnerId === null) return { plans: [], nextCursor: null };
  const after = readTimeCursor(request.cursor);
  const found = await plansOfPartner(deps.db, viewer, { after, limit: request.limit + 1 });
  const { page, nextCursor } = pageFrom(found, request.limit);
  return { plans: page.map((plan) => toPlanCard(plan, viewer)), nextCursor };
}

/** Plans with a stop at the place of these ids that the caller may see, most liked first. */
export async function plansIncluding(
  { deps, viewer }: Caller,
  placeIds: readonly string[],
  limit: number,
): Promise<PlanCard[]> {
  const plans = await plansWithPlace(deps.db, viewer, placeIds, { after: null, limit });
  return plans.map((plan) => toPlanCard(plan, viewer));
}

/** The first of them for the page of the place, and how many there are. */
export async function plansOfPlace(
  caller: Caller,
  placeIds: readonly string[],
): Promise<{ plans: PlanCard[]; planTotal: number }> {
  const plans = await plansIncluding(caller, placeIds, PLACE_PLANS);
  const isAll = plans.length < PLACE_PLANS;
  const { deps, viewer } = caller;
  const planTotal = isAll ? plans.length : await countPlansWithPlace(deps.db, viewer, placeIds);
  return { plans, planTotal };
}

/** A page of all of them. */
export async function planPageOfPlace(
  { deps, viewer }: Caller,
  placeIds: readonly string[],
  cursor: string | undefined,
): Promise<{ plans: PlanCard[]; nextCursor: string | null }> {
  const after = readLikedCursor(cursor);
  const found = await plansWithPlace(deps.db, viewer, placeIds, { after, limit: PLANS_PAGE_SIZE + 1 });
  const page = found.slice(0, PLANS_PAGE_SIZE);
  const last = page.at(-1);
  return {
    plans: page.map((plan) => toPlanCard(plan, viewer)),
    nextCursor: last && found.length > page.length ? writeLikedCursor(last) : null,
  };
}

/** Where the newest public plans around a position stop, newest first. */
export const placesOfPlansNear = ({ deps, viewer }: Caller, origin: Origin): Promise<string[]> =>
  stopsNear(deps.db, viewer, origin, PLANS_WITH_STOPS_NEAR);
