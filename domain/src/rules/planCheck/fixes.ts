import { MINUTE_MS } from '../../durations.ts';
import { laterOnClock } from '../stopTime.ts';
import type { CheckedPlan, CheckedStop } from './checkedPlan.ts';
import type { Fix, Slot } from './finding.ts';
import { arrivalAt, endMs, isMeal, pointOf, wayMinutes } from './stops.ts';

/** Times are moved to the next of these. */
const GRID_MINUTES = 5;

const slotOf = ({ place_id, starts_at }: CheckedStop): Slot => ({ place_id, starts_at });

/** The stop begins so many minutes later, and those after it no earlier than one can be there. */
export function shifted(plan: CheckedPlan, stop: CheckedStop, minutes: number): Fix {
  const first = plan.stops.indexOf(stop);
  const moved = plan.stops.slice(0, first);
  for (const there of plan.stops.slice(first)) {
    const late = there === stop ? minutes : lateness(plan, moved, there);
    moved.push(late > 0 ? later(there, late) : there);
  }
  return { kind: 'shift', stop: stop.place_id, stops: moved.map(slotOf) };
}

const later = (stop: CheckedStop, minutes: number): CheckedStop => ({
  ...stop,
  starts_at: stop.starts_at && laterOnClock(stop.starts_at, Math.ceil(minutes / GRID_MINUTES) * GRID_MINUTES),
});

/** The last of these that has a time. */
export const lastTimed = (plan: CheckedPlan, stops: readonly CheckedStop[]): CheckedStop | undefined =>
  stops.findLast((stop) => arrivalAt(stop, plan) !== null);

/** Minutes by which one comes too late from the last timed stop of `before`, the way included; below 0 in good time. */
export function lateness(plan: CheckedPlan, before: readonly CheckedStop[], stop: CheckedStop): number {
  const last = lastTimed(plan, before);
  const [began, begins] = [last && arrivalAt(last, plan), arrivalAt(stop, plan)];
  if (!last || !began || !begins) return Number.NEGATIVE_INFINITY;
  const ready = endMs(last, began) + wayMinutes(last, stop) * MINUTE_MS;
  return (ready - begins.getTime()) / MINUTE_MS;
}

/** Two stops change places; the times stay where they are. */
export function swapped(plan: CheckedPlan, index: number, other: number): Fix[] {
  const [one, two] = [plan.stops[index], plan.stops[other]];
  if (!one || !two) return [];
  const order = plan.stops.with(index, two).with(other, one);
  return [{ kind: 'reorder', stop: one.place_id, stops: onTimesOf(plan, order) }];
}

/** The stops in another order, at the times that the plan has. */
export function onTimesOf(plan: CheckedPlan, order: readonly CheckedStop[]): Slot[] {
  return order.map(({ place_id }, index) => ({ place_id, starts_at: plan.stops[index]?.starts_at ?? null }));
}

export function dropped(plan: CheckedPlan, stop: CheckedStop): Fix {
  const stops = plan.stops.filter((other) => other !== stop).map(slotOf);
  return { kind: 'drop', stop: stop.place_id, stops };
}

type Wanted = Partial<Pick<Extract<Fix, { kind: 'nearby' }>, 'category' | 'maxPrice' | 'diet'>>;

/** Another place instead of this one, near it or near the stop before or after it. */
export function nearby(plan: CheckedPlan, stop: CheckedStop, wanted: Wanted = {}): Fix[] {
  const index = plan.stops.indexOf(stop);
  return nearbyTo([stop, plan.stops[index - 1], plan.stops[index + 1]], plan, stop, wanted);
}

/** The same near the first of these that has coordinates. */
export function nearbyTo(
  neighbours: readonly (CheckedStop | undefined)[],
  plan: CheckedPlan,
  stop: CheckedStop,
  wanted: Wanted = {},
): Fix[] {
  const around = neighbours.flatMap((one) => (one && pointOf(one)) ?? [])[0];
  if (!around) return [];
  return [
    {
      kind: 'nearby',
      stop: stop.place_id,
      around,
      category: stop.category,
      maxPrice: null,
      diet: isMeal(stop) ? plan.diet : null,
      openAt: arrivalAt(stop, plan)?.toISOString() ?? null,
      ...wanted,
    },
  ];
}
