import type { PlanPlace } from '../contract/planCards.ts';
import type { CheckFacts } from '../contract/plans.ts';
import type { CheckedStop } from './planCheck/checkedPlan.ts';

/** What a plan, a draft of one, or whatever else has stops says of each. */
export type StopLike = Pick<
  PlanPlace,
  'place_id' | 'category' | 'subcategory' | 'latitude' | 'longitude' | 'starts_at' | 'stay_minutes'
> & { cost_for_two?: number | null; price_level?: number | null };

/** Stops with what is known of their places, as the check of an evening takes them. */
export function checkedStops(stops: readonly StopLike[], facts: readonly CheckFacts[]): CheckedStop[] {
  const byId = new Map(facts.map((known) => [known.place_id, known]));
  return stops.map((stop) => {
    const known = byId.get(stop.place_id);
    const { place_id, category, subcategory, latitude, longitude } = stop;
    const { starts_at, stay_minutes } = stop;
    return {
      place_id,
      category,
      subcategory,
      latitude,
      longitude,
      starts_at,
      stay_minutes,
      cost_for_two: stop.cost_for_two ?? null,
      price_level: known?.price_level ?? stop.price_level ?? null,
      known: known
        ? {
            hours: known.hours,
            usual_hours: known.usual_hours,
            time_zone: known.time_zone,
            dietary_tags: known.dietary_tags,
          }
        : null,
    };
  });
}
