import { CHECK_LATE_MINUTES } from '../../limits.ts';
import type { CheckedPlan, CheckedStop } from './checkedPlan.ts';
import type { Fix, RuleFinding, Slot } from './finding.ts';
import { dropped, lastTimed, lateness, shifted } from './fixes.ts';
import { arrivalAt } from './stops.ts';

/** Two stops of which the second begins before one can be there from the first. */
export function overlap(plan: CheckedPlan): RuleFinding<'overlap'>[] {
  return plan.stops.flatMap((stop, index) => {
    const earlier = plan.stops.slice(0, index);
    const before = lastTimed(plan, earlier);
    const minutes = lateness(plan, earlier, stop);
    if (!before || !(minutes > CHECK_LATE_MINUTES)) return [];
    return {
      rule: 'overlap',
      severity: 'problem',
      stops: [before.place_id, stop.place_id],
      facts: { minutes },
      fixes: () => [inOrderOfTime(plan, stop), shifted(plan, stop, minutes), dropped(plan, stop)],
    };
  });
}

/** Where a stop begins before the one before it, each at its own time. Stops without one follow whom they followed. */
function inOrderOfTime(plan: CheckedPlan, stop: CheckedStop): Fix {
  let time = Number.NEGATIVE_INFINITY;
  const timed: { slot: Slot; time: number }[] = [];
  for (const one of plan.stops) {
    time = arrivalAt(one, plan)?.getTime() ?? time;
    timed.push({ slot: { place_id: one.place_id, starts_at: one.starts_at }, time });
  }
  const stops = timed.sort((a, b) => a.time - b.time).map(({ slot }) => slot);
  return { kind: 'reorder', stop: stop.place_id, stops };
}
