import {
  LOCATION_THROTTLE_AREA_CHANGE,
  LOCATION_THROTTLE_METERS,
  LOCATION_THROTTLE_MS,
  LOCATION_THROTTLE_RADIUS_KM,
} from '../limits.ts';
import { distanceMiles, KILOMETRES_PER_MILE, type LatLng } from './distance.ts';

/** A place that a list was fetched for, and when: milliseconds of one clock. */
export interface Fetched {
  at: LatLng;
  time: number;
}

/**
 * Whether a move is worth fetching the list again: at least 500 ms after the last fetch, at least 250 m away and at least
 * 20 % of the 25 km circle new, all three (LOC-11 to LOC-14, RUL-62).
 */
export function isMoveWorthFetching(last: Fetched, next: Fetched): boolean {
  const kilometers = distanceMiles(last.at, next.at) * KILOMETRES_PER_MILE;
  return (
    next.time - last.time >= LOCATION_THROTTLE_MS &&
    kilometers * 1000 >= LOCATION_THROTTLE_METERS &&
    areaChange(kilometers, LOCATION_THROTTLE_RADIUS_KM) >= LOCATION_THROTTLE_AREA_CHANGE
  );
}

/**
 * The share of a circle, 0 to 1, that an equal circle at this distance does not cover. Their overlap is a lens of two circular
 * segments, 2r² acos(d / 2r) − (d / 2) √(4r² − d²), on the plane: at 25 km the curve of the earth does not count.
 */
export function areaChange(distance: number, radius: number): number {
  if (distance >= 2 * radius) return 1;
  const lens =
    2 * radius ** 2 * Math.acos(distance / (2 * radius)) -
    (distance / 2) * Math.sqrt(4 * radius ** 2 - distance ** 2);
  return 1 - lens / (Math.PI * radius ** 2);
}
