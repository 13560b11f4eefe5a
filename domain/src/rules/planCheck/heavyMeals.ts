import { MINUTE_MS } from '../../durations.ts';
import { CHECK_MEALS_APART_MINUTES } from '../../limits.ts';
import type { CheckedPlan, CheckedStop } from './checkedPlan.ts';
import type { RuleFinding } from './finding.ts';
import { dropped, nearby, swapped } from './fixes.ts';
import { arrivalAt, endMs, isMeal } from './stops.ts';

const isHeavy = (stop: CheckedStop) => isMeal(stop) && stop.subcategory !== 'Fast Food';

/** Two sit-down meals in a row: by the clock where both have a time, else next to each other in the plan. */
export function heavyMeals(plan: CheckedPlan): RuleFinding<'heavy_meals'>[] {
  return plan.stops.flatMap((stop, index) => {
    const first = isHeavy(stop) ? plan.stops.slice(0, index).findLast(isHeavy) : undefined;
    if (!first || !areClose(plan, first, stop)) return [];
    return {
      rule: 'heavy_meals',
      severity: 'note',
      stops: [first.place_id, stop.place_id],
      facts: {},
      fixes: () => [
        ...plan.stops.flatMap((_, other) => swapped(plan, index, other)),
        ...nearby(plan, stop, { category: 'Dessert' }),
        dropped(plan, stop),
      ],
    };
  });
}

function areClose(plan: CheckedPlan, first: CheckedStop, second: CheckedStop): boolean {
  const [began, begins] = [arrivalAt(first, plan), arrivalAt(second, plan)];
  if (!began || !begins) return plan.stops.indexOf(second) - plan.stops.indexOf(first) === 1;
  return begins.getTime() - endMs(first, began) < CHECK_MEALS_APART_MINUTES * MINUTE_MS;
}
