import type { Bounds, LatLng } from '../mapTypes.ts';

/** The smallest box around all points; null without points. */
export function boundsOf(points: readonly LatLng[]): Bounds | null {
  const first = points[0];
  if (!first) return null;
  const box = { west: first.lng, east: first.lng, south: first.lat, north: first.lat };
  for (const { lat, lng } of points) {
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

export function contains(bounds: Bounds, { lat, lng }: LatLng): boolean {
  return lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east;
}

export function overlaps(a: Bounds, b: Bounds): boolean {
  return a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;
}

/** An archive that leaves its bounds at zero, or turns them round, says nothing about its area. */
export function hasArea(bounds: Bounds): boolean {
  return bounds.east > bounds.west && bounds.north > bounds.south;
}

/** True for a map of one city or region, false for one of the world or of a continent. */
export function isRegional(bounds: Bounds, widestDegrees = 6): boolean {
  return bounds.east - bounds.west <= widestDegrees && bounds.north - bounds.south <= widestDegrees;
}

/** The box as a closed ring of [lng, lat], counter-clockwise, for GeoJSON. */
export function boundsRing({ west, south, east, north }: Bounds): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
