import { distanceMiles, type LatLng } from '@liora/domain/rules/distance';

export interface MapArea {
  center: LatLng;
  /** From the centre to the farther side of the view. */
  radiusMiles: number;
}

const LEAST_MILES = 0.155; // 250 metres
const LEAST_SHARE = 0.2;

/**
 * Whether a move of the map is worth a new search: 250 m and a fifth of the area (RUL-62), or a view that is a fifth wider.
 * Looking closer is not: everything in sight was searched already.
 */
export function isWorthSearching(searched: MapArea, now: MapArea): boolean {
  const moved = distanceMiles(searched.center, now.center);
  if (moved >= LEAST_MILES && moved >= now.radiusMiles * LEAST_SHARE) return true;
  return now.radiusMiles >= searched.radiusMiles * (1 + LEAST_SHARE);
}
