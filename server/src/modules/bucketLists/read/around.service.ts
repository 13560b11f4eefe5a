import type { SignedInCaller } from '../../../rpc/context.ts';
import { placeCards } from '../../places/cards/cards.service.ts';
import { planCards } from '../../plans/plans.service.ts';
import type { WishedRow } from '../bucketLists.queries.ts';
import type { Around } from '../bucketLists.views.ts';

/** What the caller may see today of the places and plans of these items. */
export async function aroundOf(caller: SignedInCaller, rows: readonly WishedRow[]): Promise<Around> {
  const at = caller.deps.now();
  const [places, plans] = await Promise.all([
    placeCards(
      caller,
      rows.flatMap(({ place_id }) => place_id ?? []),
      { at },
    ),
    planCards(caller, [...new Set(rows.flatMap(({ plan_id }) => plan_id ?? []))]),
  ]);
  return { places, plans: new Map(plans.map((plan) => [plan.id, plan])) };
}
