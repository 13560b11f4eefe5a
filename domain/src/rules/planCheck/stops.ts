import { MINUTE_MS } from '../../durations.ts';
import { CHECK_RIDE_MILES_PER_HOUR, WALK_MAX_MINUTES } from '../../limits.ts';
import { distanceMiles, type LatLng, walkingMinutes } from '../distance.ts';
import { stopInstant } from '../stopTime.ts';
import type { CheckedPlan, CheckedStop } from './checkedPlan.ts';

export const zoneOf = (stop: CheckedStop, plan: CheckedPlan): string =>
  stop.known?.time_zone ?? plan.time_zone;

/** When a stop begins on the evening of the plan; null without a time. */
export const arrivalAt = (stop: CheckedStop, plan: CheckedPlan): Date | null =>
  stop.starts_at === null ? null : stopInstant(stop.starts_at, zoneOf(stop, plan), plan.evening);

/** When it is over: at its very begin where its end is open. */
export const endMs = (stop: CheckedStop, begin: Date): number =>
  begin.getTime() + (stop.stay_minutes ?? 0) * MINUTE_MS;

export function pointOf({ latitude, longitude }: CheckedStop): LatLng | null {
  return latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
}

/** Miles along a straight line; null where one of the two has no coordinates. */
export function milesBetween(from: CheckedStop, to: CheckedStop): number | null {
  const [a, b] = [pointOf(from), pointOf(to)];
  return a && b && distanceMiles(a, b);
}

/** Minutes from stop to stop: on foot as far as people walk, else by car or bus. Nothing where nobody knows. */
export function wayMinutes(from: CheckedStop, to: CheckedStop): number {
  const miles = milesBetween(from, to);
  if (miles === null) return 0;
  const onFoot = walkingMinutes(miles);
  return onFoot <= WALK_MAX_MINUTES ? onFoot : Math.ceil((miles / CHECK_RIDE_MILES_PER_HOUR) * 60);
}

/** Somewhere one eats. */
export const isMeal = ({ category, subcategory }: CheckedStop): boolean =>
  category === 'Restaurant' || subcategory === 'Brunch Spot';
