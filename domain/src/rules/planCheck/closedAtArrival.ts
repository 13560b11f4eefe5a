import { MINUTE_MS } from '../../durations.ts';
import { CHECK_WAIT_MINUTES } from '../../limits.ts';
import { openingAt } from '../hours.ts';
import type { CheckedPlan } from './checkedPlan.ts';
import type { RuleFinding } from './finding.ts';
import { dropped, nearby, shifted, swapped } from './fixes.ts';
import { arrivalAt } from './stops.ts';

/** A stop whose door is shut when the two arrive. */
export function closedAtArrival(plan: CheckedPlan): RuleFinding<'closed_at_arrival'>[] {
  return plan.stops.flatMap((stop, index) => {
    const at = arrivalAt(stop, plan);
    if (!at || !stop.known) return [];
    const timeZone = stop.known.time_zone;
    const { state, nextChange } = openingAt(stop.known.hours, timeZone, at);
    if (state !== 'closed') return [];
    const wait = (Date.parse(nextChange ?? '') - at.getTime()) / MINUTE_MS;
    return {
      rule: 'closed_at_arrival',
      severity: 'problem',
      stops: [stop.place_id],
      facts: { at: at.toISOString(), opens: nextChange, timeZone },
      fixes: () => [
        ...(wait <= CHECK_WAIT_MINUTES ? [shifted(plan, stop, wait)] : []),
        ...swapped(plan, index, index - 1),
        ...swapped(plan, index, index + 1),
        ...nearby(plan, stop),
        dropped(plan, stop),
      ],
    };
  });
}
