import { MINUTE_MS } from '../../durations.ts';
import { CHECK_DUSK_MINUTES } from '../../limits.ts';
import { isAfterDark, sunset } from '../goldenHour.ts';
import type { CheckedPlan, CheckedStop } from './checkedPlan.ts';
import type { RuleFinding } from './finding.ts';
import { nearby, swapped } from './fixes.ts';
import { arrivalAt, pointOf, zoneOf } from './stops.ts';

/** Filed as outdoors, and lit. */
const LIT: readonly (string | null)[] = ['Rooftop', 'Patio', 'Market', 'Sports'];

const isDarkAtNight = ({ category, subcategory }: CheckedStop) =>
  category === 'Outdoor' && !LIT.includes(subcategory);

/** An outdoor stop that begins when the light is gone. When the sun sets is worked out in goldenHour.ts, after Meeus. */
export function afterDark(plan: CheckedPlan): RuleFinding<'after_dark'>[] {
  return plan.stops.flatMap((stop, index) => {
    const at = arrivalAt(stop, plan);
    const point = pointOf(stop);
    if (!at || !point || !isDarkAtNight(stop)) return [];
    const origin = { latitude: point.lat, longitude: point.lng };
    const timeZone = zoneOf(stop, plan);
    const dusk = new Date(at.getTime() - CHECK_DUSK_MINUTES * MINUTE_MS);
    const set = sunset(origin, dusk);
    if (!set || !isAfterDark(origin, dusk, timeZone)) return [];
    return {
      rule: 'after_dark',
      severity: 'note',
      stops: [stop.place_id],
      facts: { sunset: set.toISOString(), timeZone },
      fixes: () => [
        ...plan.stops.slice(0, index).flatMap((_, back) => swapped(plan, index, index - 1 - back)),
        ...nearby(plan, stop, { category: 'Entertainment' }),
      ],
    };
  });
}
