import type { Origin } from '@liora/domain/contract/common';
import { EARTH_RADIUS_MILES } from '@liora/domain/limits';

/** A circle on the Mercator plane of migration 0003 (miles at the equator), as PostgreSQL writes points and circles. */
export interface PlaneCircle {
  x: number;
  y: number;
  radius: number;
}

const MILES_PER_DEGREE_ON_PLANE = 69.0976;
const MAX_LATITUDE = 85;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The same projection as merc() in SQL. */
export function mercator({ latitude, longitude }: Origin): { x: number; y: number } {
  const lat = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude));
  return {
    x: longitude * MILES_PER_DEGREE_ON_PLANE,
    y: EARTH_RADIUS_MILES * Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)),
  };
}

/**
 * Circles on the plane that together hold everything within `miles` of the centre, and a little more: the exact rim is
 * cut by great-circle distance. Two beside the antimeridian, where the plane ends; one for the whole world.
 */
export function circlesAround(centre: Origin, miles: number): PlaneCircle[] {
  const { x, y } = mercator(centre);
  const span = (miles / EARTH_RADIUS_MILES) * (180 / Math.PI);
  const widest = Math.min(MAX_LATITUDE + 0.5, Math.abs(centre.latitude) + span);
  const radius = (miles / Math.cos(radians(widest))) * 1.0005;
  const edge = 180 * MILES_PER_DEGREE_ON_PLANE;
  const circles = [{ x, y, radius }];
  if (radius > 2 * edge) return circles;
  if (x + radius > edge) circles.push({ x: x - 2 * edge, y, radius });
  if (x - radius < -edge) circles.push({ x: x + 2 * edge, y, radius });
  return circles;
}
