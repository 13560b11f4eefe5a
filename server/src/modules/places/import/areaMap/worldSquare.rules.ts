import type { LatLng } from '@liora/domain/rules/distance';
import type { Box } from '../read/coveredArea.rules.ts';
import type { Bounds } from './mapFeature.types.ts';

/** Web Mercator ends here. */
const MAX_LATITUDE = 85.051129;

/** Where a position lies in the square from 0 to 1 that web Mercator puts the world into. */
export function inSquare({ lat, lng }: LatLng): [x: number, y: number] {
  const sin = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180);
  return [(lng + 180) / 360, 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)];
}

export function boxInSquare({ west, south, east, north }: Box): Bounds {
  const [minX, minY] = inSquare({ lng: west, lat: north });
  const [maxX, maxY] = inSquare({ lng: east, lat: south });
  return { minX, minY, maxX, maxY };
}
