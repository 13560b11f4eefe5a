import type { Origin } from '@liora/domain/contract/common';
import type { PlanDetails } from '@liora/domain/contract/plans';
import type { Caller } from '../../../rpc/context.ts';
import { placeFacts } from '../../places/facts/facts.service.ts';
import { countPlans, type EnrichedPlan, listPlans } from '../plans.queries.ts';
import { toPlanCard, toPlanDetails } from '../plans.views.ts';

const CONSIDERED = 24;
const SHOWN = 8;
const CANDIDATES = 6;

/** The plans of the first screen: the one that leads it, the next most liked ones, and how many there are. */
export async function plansForHome(caller: Caller, origin: Origin | undefined, at: Date) {
  const { deps, viewer } = caller;
  const filter = { origin, tags: [] };
  const [newest, planTotal] = await Promise.all([
    listPlans(deps.db, viewer, filter, { after: null, limit: CONSIDERED }),
    countPlans(deps.db, viewer, filter),
  ]);
  const liked = newest.toSorted((a, b) => b.like_count - a.like_count);
  const featured = await leadingPlan(caller, liked.slice(0, CANDIDATES), at);
  const plans = liked.filter((plan) => plan.id !== featured?.id).slice(0, SHOWN);
  return { featured, plans: plans.map((plan) => toPlanCard(plan, viewer, origin)), planTotal };
}

/** Of the most liked plans the one with the fewest stops known to be closed at `at`; ties go to the more liked. */
async function leadingPlan(
  caller: Caller,
  candidates: readonly EnrichedPlan[],
  at: Date,
): Promise<PlanDetails | null> {
  const ids = candidates.flatMap((plan) => plan.places.map((place) => place.place_id));
  const facts = await placeFacts(caller, ids);
  const closed = (plan: EnrichedPlan) =>
    plan.places.filter((place) => facts.get(place.place_id)?.openingAt(at).state === 'closed').length;
  const best = candidates.toSorted((a, b) => closed(a) - closed(b))[0];
  return best ? toPlanDetails(best, caller.viewer, facts, { now: at, evening: at }) : null;
}
