import type { PlanPicture } from '@liora/domain/contract/planCards';
import type { Db } from '../../db/client.ts';
import { findPlans } from './plans.queries.ts';
import { toPlanCard, toPlanPicture } from './plans.views.ts';

/** What the covers of plans are drawn from, by id, also of those that are withheld from others. */
export async function planPicturesForModerators(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, PlanPicture>> {
  const plans = await findPlans(db, null, ids);
  return new Map(plans.map((plan) => [plan.id, toPlanPicture(toPlanCard(plan, null))]));
}
