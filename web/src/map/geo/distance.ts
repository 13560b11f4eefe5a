import type { Bounds, LatLng } from '../mapTypes.ts';

const EARTH_RADIUS_MILES = 3958.7613;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in miles (haversine formula, mean earth radius). */
export function milesBetween(a: LatLng, b: LatLng): number {
  const h =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Radius in miles of the search that a view stands for: from its centre to the farther pair of
 * sides, so that what the person sees along the longer axis is inside the circle.
 */
export function viewRadiusMiles(center: LatLng, bounds: Bounds): number {
  const toSide = milesBetween(center, { lat: center.lat, lng: bounds.east });
  const toTop = milesBetween(center, { lat: bounds.north, lng: center.lng });
  return Math.max(toSide, toTop);
}
