/** A position as GeoJSON writes it: [longitude, latitude]. */
export type Position = [number, number];

/** Whether a point lies inside a ring (even-odd rule); the ring may be open or closed. */
export function insideRing(point: Position, ring: readonly Position[]): boolean {
  const [x, y] = point;
  let inside = false;
  let previous = ring[ring.length - 1];
  for (const corner of ring) {
    if (previous && corner[1] > y !== previous[1] > y) {
      const crossing = ((previous[0] - corner[0]) * (y - corner[1])) / (previous[1] - corner[1]) + corner[0];
      if (x < crossing) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}
