import type { Diet } from '../diets.ts';
import type { LatLng } from '../distance.ts';

/** A stop of an arranged plan: where it stands follows from the order, and when it begins. */
export interface Slot {
  place_id: string;
  starts_at: string | null;
}

/**
 * What one tap changes. `shift`, `reorder` and `drop` say what the stops are then, in order; `stop` is the one that it is
 * about. `nearby` puts a place of that kind in its stead, open when the stop begins; `point` is a position for the plan.
 */
export type Fix =
  | { kind: 'shift' | 'reorder' | 'drop'; stop: string; stops: readonly Slot[] }
  | {
      kind: 'nearby';
      stop: string;
      around: LatLng;
      category: string | null;
      maxPrice: number | null;
      diet: Diet | null;
      /** ISO instant; null where the stop has no time. */
      openAt: string | null;
    }
  | { kind: 'point' };

/** What the words of a finding need, by its rule. Times are ISO instants. */
interface Facts {
  closed_at_arrival: { at: string; opens: string | null; timeZone: string };
  unknown_hours: { at: string; timeZone: string };
  overlap: { minutes: number };
  leg_too_long: { miles: number };
  heavy_meals: Record<never, never>;
  after_dark: { sunset: string; timeZone: string };
  diet: { diet: Diet };
  over_budget: { total: number; about: boolean; budget: number };
  no_coordinates: Record<never, never>;
}
export type RuleName = keyof Facts;

/** `problem`: the evening does not work like this; `note`: it may, but is worth a look. */
export type Severity = 'problem' | 'note';

interface Found<Rule extends RuleName> {
  rule: Rule;
  severity: Severity;
  /** Ids of the stops that it concerns, in the order of the plan. */
  stops: readonly string[];
  facts: Facts[Rule];
}

/** What is found wrong with an evening, and what one tap does about it. */
export type Finding = { [Rule in RuleName]: Found<Rule> & { fix: Fix | null } }[RuleName];

/** The same from its rule: `fixes` are worked out for whom they are shown to, the best first. */
export type RuleFinding<Rule extends RuleName = RuleName> = {
  [R in Rule]: Found<R> & { fixes: () => readonly Fix[] };
}[Rule];
