import type { Origin } from '@liora/domain/contract/common';
import { HOME_FEATURED_CANDIDATES, HOME_PLANS, HOME_PLANS_CONSIDERED } from '@liora/domain/limits';
import type { Caller } from '../../../rpc/context.ts';
import { placeFacts } from '../../places/facts/facts.service.ts';
import { listTotals } from '../lists/listTotals.runtime.ts';
import { listPlans } from '../lists/planLists.queries.ts';
import type { EnrichedPlan } from '../plans.queries.ts';
import { toPlanCard, toPlanDetails } from '../plans.views.ts';
import { leadingPlan } from './leadingPlan.rules.ts';

/** The plans of the first screen: the one that leads it, the next most liked ones, and how many there are. */
export async function plansForHome(caller: Caller, origin: Origin | undefined, at: Date) {
  const { deps, viewer } = caller;
  const filter = { origin, tags: [] };
  const [newest, { total }] = await Promise.all([
    listPlans(deps.db, viewer, filter, { after: null, limit: HOME_PLANS_CONSIDERED }),
    listTotals(deps, viewer, filter),
  ]);
  const liked = newest.toSorted((a, b) => b.like_count - a.like_count);
  const featured = await featuredPlan(caller, liked.slice(0, HOME_FEATURED_CANDIDATES), at);
  const plans = liked.filter((plan) => plan.id !== featured?.plan.id).slice(0, HOME_PLANS);
  return {
    featured: featured?.plan ?? null,
    featuredFits: featured?.fits ?? false,
    plans: plans.map((plan) => toPlanCard(plan, viewer, origin)),
    planTotal: total,
  };
}

/** Of the most liked plans the one that can be done at `at`. */
async function featuredPlan(caller: Caller, candidates: readonly EnrichedPlan[], at: Date) {
  const ids = candidates.flatMap((plan) => plan.places.map((place) => place.place_id));
  const facts = await placeFacts(caller, ids);
  const moment = { now: at, evening: at };
  const details = candidates.map((plan) => toPlanDetails(plan, caller.viewer, facts, moment));
  return leadingPlan(details, { now: caller.deps.now(), at });
}
