import type { CheckedPlan, CheckedStop } from './checkedPlan.ts';
import { costOf, totalCost } from './costs.ts';
import type { Fix, RuleFinding } from './finding.ts';
import { dropped, nearby } from './fixes.ts';

const dollarsOf = (stop: CheckedStop) => costOf(stop)?.dollars ?? 0;

/** More than the two want to spend. */
export function overBudget(plan: CheckedPlan): RuleFinding<'over_budget'>[] {
  const { dollars: total, about } = totalCost(plan.stops);
  if (plan.budget === null || !(total > plan.budget)) return [];
  const costly = plan.stops.filter((stop) => dollarsOf(stop) > 0);
  return [
    {
      rule: 'over_budget',
      severity: 'problem',
      stops: costly.map(({ place_id }) => place_id),
      facts: { total, about, budget: plan.budget },
      fixes: () => withoutTheDearest(plan, costly),
    },
  ];
}

function withoutTheDearest(plan: CheckedPlan, costly: readonly CheckedStop[]): Fix[] {
  const [dearest] = costly.toSorted((a, b) => dollarsOf(b) - dollarsOf(a));
  if (!dearest) return [];
  const level = dearest.price_level;
  const cheaper = level !== null && level > 1 ? nearby(plan, dearest, { maxPrice: level - 1 }) : [];
  return [...cheaper, dropped(plan, dearest)];
}
