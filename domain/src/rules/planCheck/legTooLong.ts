import { WALK_MAX_MINUTES } from '../../limits.ts';
import { routeMiles, walkingMinutes } from '../distance.ts';
import type { CheckedPlan, CheckedStop } from './checkedPlan.ts';
import type { Fix, RuleFinding } from './finding.ts';
import { nearbyTo, onTimesOf } from './fixes.ts';
import { milesBetween } from './stops.ts';

/** A way between two stops that nobody walks. */
export function legTooLong(plan: CheckedPlan): RuleFinding<'leg_too_long'>[] {
  return plan.stops.flatMap((stop, index) => {
    const before = plan.stops[index - 1];
    const miles = before ? milesBetween(before, stop) : null;
    if (!before || miles === null || !(walkingMinutes(miles) > WALK_MAX_MINUTES)) return [];
    return {
      rule: 'leg_too_long',
      severity: 'note',
      stops: [before.place_id, stop.place_id],
      facts: { miles },
      fixes: () => [shorterOrder(plan, stop), ...nearbyTo([before], plan, stop)],
    };
  });
}

/** The shortest way past all stops that one of them moved to another place in the order makes. */
function shorterOrder(plan: CheckedPlan, stop: CheckedStop): Fix {
  let best = plan.stops;
  for (const moved of plan.stops) {
    const others = plan.stops.filter((other) => other !== moved);
    for (const to of plan.stops.keys()) {
      const order = others.toSpliced(to, 0, moved);
      if (wayPast(order) < wayPast(best)) best = order;
    }
  }
  return { kind: 'reorder', stop: stop.place_id, stops: onTimesOf(plan, best) };
}

const wayPast = (stops: readonly CheckedStop[]): number =>
  routeMiles(stops.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })));
