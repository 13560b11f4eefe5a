import {
  MEAL_LEVEL_1_FOR_TWO,
  MEAL_LEVEL_2_FOR_TWO,
  MEAL_LEVEL_3_FOR_TWO,
  MEAL_LEVEL_4_FOR_TWO,
  VISIT_LEVEL_1_FOR_TWO,
  VISIT_LEVEL_2_FOR_TWO,
  VISIT_LEVEL_3_FOR_TWO,
  VISIT_LEVEL_4_FOR_TWO,
} from '../../limits.ts';
import type { CheckedStop } from './checkedPlan.ts';
import { isMeal } from './stops.ts';

/** By price level, 0 to 4. */
const MEAL_COSTS: readonly number[] = [
  0,
  MEAL_LEVEL_1_FOR_TWO,
  MEAL_LEVEL_2_FOR_TWO,
  MEAL_LEVEL_3_FOR_TWO,
  MEAL_LEVEL_4_FOR_TWO,
];
const VISIT_COSTS: readonly number[] = [
  0,
  VISIT_LEVEL_1_FOR_TWO,
  VISIT_LEVEL_2_FOR_TWO,
  VISIT_LEVEL_3_FOR_TWO,
  VISIT_LEVEL_4_FOR_TWO,
];

/** Dollars for two: what somebody wrote down, else what such a place usually costs (`about`); null where nobody knows. */
export function costOf(stop: CheckedStop): { dollars: number; about: boolean } | null {
  if (stop.cost_for_two !== null) return { dollars: stop.cost_for_two, about: false };
  const usual = isMeal(stop) ? MEAL_COSTS : VISIT_COSTS;
  const dollars = stop.price_level === null ? undefined : usual[stop.price_level];
  return dollars === undefined ? null : { dollars, about: stop.price_level !== 0 };
}

/** What is known of the cost of an evening. `about`: some of it is a guess, or not known at all. */
export function totalCost(stops: readonly CheckedStop[]): { dollars: number; about: boolean } {
  const costs = stops.map(costOf);
  return {
    dollars: costs.reduce((sum, cost) => sum + (cost?.dollars ?? 0), 0),
    about: costs.some((cost) => cost === null || cost.about),
  };
}
