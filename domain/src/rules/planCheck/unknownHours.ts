import { openingAt } from '../hours.ts';
import type { CheckedPlan, CheckedStop } from './checkedPlan.ts';
import type { RuleFinding } from './finding.ts';
import { dropped, nearby } from './fixes.ts';
import { arrivalAt } from './stops.ts';

/** Where one comes for what begins at a time: the ticket says when the door opens. */
const SHOWS: readonly (string | null)[] = ['Live Music', 'Comedy', 'Theater', 'Movies', 'Sports'];

/** Hills, beaches and steps have no door. */
const hasDoor = ({ category, subcategory }: CheckedStop) =>
  category !== 'Outdoor' && !SHOWS.includes(subcategory);

/** A stop at a set time whose hours nobody knows: neither open nor closed, and never said to be (RUL-107). */
export function unknownHours(plan: CheckedPlan): RuleFinding<'unknown_hours'>[] {
  return plan.stops.flatMap((stop) => {
    const at = arrivalAt(stop, plan);
    if (!at || !stop.known || !hasDoor(stop)) return [];
    const timeZone = stop.known.time_zone;
    if (openingAt(stop.known.hours, timeZone, at).state !== 'unknown') return [];
    return {
      rule: 'unknown_hours',
      severity: 'note',
      stops: [stop.place_id],
      facts: { at: at.toISOString(), timeZone },
      fixes: () => [...nearby(plan, stop), dropped(plan, stop)],
    };
  });
}
