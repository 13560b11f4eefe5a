import type { CheckedPlan } from './checkedPlan.ts';
import type { RuleFinding } from './finding.ts';
import { pointOf } from './stops.ts';

/** A plan for others that no list of plans within 25 miles holds, because nobody knows where it is (PLAN-18, RUL-65). */
export function noCoordinates(plan: CheckedPlan): RuleFinding<'no_coordinates'>[] {
  if (!plan.listed || plan.named || plan.stops.length === 0 || plan.stops.some(pointOf)) return [];
  return [
    {
      rule: 'no_coordinates',
      severity: 'note',
      stops: plan.stops.map(({ place_id }) => place_id),
      facts: {},
      fixes: () => [{ kind: 'point' }],
    },
  ];
}
