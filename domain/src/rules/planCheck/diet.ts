import type { Diet } from '../diets.ts';
import type { CheckedPlan } from './checkedPlan.ts';
import type { RuleFinding } from './finding.ts';
import { dropped, nearby } from './fixes.ts';
import { isMeal } from './stops.ts';

/** Who eats so finds something wherever the others do. */
const ALSO_FITS: Readonly<Partial<Record<Diet, readonly Diet[]>>> = {
  Vegetarian: ['Vegan'],
  Pescetarian: ['Vegetarian', 'Vegan'],
  'Lactose free': ['Vegan'],
};

/** A meal where nothing says that the diet of the two is met. */
export function diet(plan: CheckedPlan): RuleFinding<'diet'>[] {
  const wanted = plan.diet;
  if (wanted === null) return [];
  const fitting: readonly string[] = [wanted, ...(ALSO_FITS[wanted] ?? [])];
  return plan.stops.flatMap((stop) => {
    if (!isMeal(stop) || stop.known?.dietary_tags.some((tag) => fitting.includes(tag))) return [];
    return {
      rule: 'diet',
      severity: 'note',
      stops: [stop.place_id],
      facts: { diet: wanted },
      fixes: () => [...nearby(plan, stop), dropped(plan, stop)],
    };
  });
}
