import { distanceMiles } from '@liora/domain/rules/distance';
import type { Bounds, LatLng } from '../mapTypes.ts';

/**
 * Radius in miles of the search that a view stands for: from its centre to the farther pair of
 * sides, so that what the person sees along the longer axis is inside the circle.
 */
export function viewRadiusMiles(center: LatLng, bounds: Bounds): number {
  const toSide = distanceMiles(center, { lat: center.lat, lng: bounds.east });
  const toTop = distanceMiles(center, { lat: bounds.north, lng: center.lng });
  return Math.max(toSide, toTop);
}
