import { openingAt } from '../hours.ts';
import { afterDark } from './afterDark.ts';
import { applyFix } from './applyFix.ts';
import type { CheckedPlan } from './checkedPlan.ts';
import { closedAtArrival } from './closedAtArrival.ts';
import { totalCost } from './costs.ts';
import { diet } from './diet.ts';
import type { Finding, Fix, RuleFinding, RuleName } from './finding.ts';
import { heavyMeals } from './heavyMeals.ts';
import { legTooLong } from './legTooLong.ts';
import { noCoordinates } from './noCoordinates.ts';
import { overBudget } from './overBudget.ts';
import { overlap } from './overlap.ts';
import { arrivalAt } from './stops.ts';
import { unknownHours } from './unknownHours.ts';

type Rule = (plan: CheckedPlan) => readonly RuleFinding[];

/** Every rule, what weighs most first. */
const RULES: Readonly<Record<RuleName, Rule>> = {
  closed_at_arrival: closedAtArrival,
  overlap,
  over_budget: overBudget,
  unknown_hours: unknownHours,
  leg_too_long: legTooLong,
  heavy_meals: heavyMeals,
  after_dark: afterDark,
  diet,
  no_coordinates: noCoordinates,
};

/** Whether this evening will work: what every rule finds, in the order of the first stop that it concerns. */
export function planCheck(plan: CheckedPlan): Finding[] {
  const found = findings(plan);
  return found
    .map((finding): Finding => {
      const { fixes, ...rest } = finding;
      return { ...rest, fix: bestFix(plan, found, finding.rule, fixes()) } as Finding;
    })
    .sort((a, b) => firstStop(plan, a) - firstStop(plan, b));
}

const findings = (plan: CheckedPlan) => Object.values(RULES).flatMap((rule) => rule(plan));

const firstStop = ({ stops }: CheckedPlan, finding: Finding) =>
  stops.findIndex(({ place_id }) => place_id === finding.stops[0]);

/** The first fix that mends it and breaks nothing else; where none does, the last. */
function bestFix(
  plan: CheckedPlan,
  before: readonly RuleFinding[],
  rule: RuleName,
  fixes: readonly Fix[],
): Fix | null {
  return fixes.find((fix) => mends(plan, before, rule, fix)) ?? fixes.at(-1) ?? null;
}

/** What is looked up first cannot be tried. */
function mends(plan: CheckedPlan, before: readonly RuleFinding[], rule: RuleName, fix: Fix): boolean {
  if (fix.kind === 'nearby' || fix.kind === 'point') return true;
  const after = findings({ ...plan, stops: applyFix(plan.stops, fix) });
  const names = Object.keys(RULES) as RuleName[];
  const count = (list: readonly RuleFinding[], name: RuleName) =>
    list.filter((finding) => finding.rule === name).length;
  return names.every((name) => count(after, name) <= count(before, name) - (name === rule ? 1 : 0));
}

/** What can be said in favour of an evening. */
export function planSummary(plan: CheckedPlan): {
  /** Every stop has a time at which its door is open. */
  isOpenThroughout: boolean;
  /** What is said of opening goes, at a stop or more, by the usual hours of such a place (RUL-126). */
  byUsualHours: boolean;
  cost: { dollars: number; about: boolean };
} {
  const isOpenThroughout = plan.stops.every((stop) => {
    const at = arrivalAt(stop, plan);
    return at && stop.known && openingAt(stop.known.hours, stop.known.time_zone, at).state === 'open';
  });
  const byUsualHours = plan.stops.some((stop) => arrivalAt(stop, plan) && stop.known?.usual_hours);
  return { isOpenThroughout, byUsualHours, cost: totalCost(plan.stops) };
}
