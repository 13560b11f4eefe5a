import { boundsOf, closed, isApart, turn } from './clip.rules.ts';
import { joinPaths } from './joinPaths.rules.ts';
import type { Bounds, Path } from './mapFeature.types.ts';

/** An outer ring and its holes. */
export type Polygon = Path[];

/** Whether a point lies inside a ring: what goes to the right of it crosses the ring an odd number of times. */
export function isInside(ring: Path, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0; i + 3 < ring.length; i += 2) {
    const [ax, ay, bx, by] = [ring[i] ?? 0, ring[i + 1] ?? 0, ring[i + 2] ?? 0, ring[i + 3] ?? 0];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  }
  return inside;
}

interface Outer {
  ring: Path;
  bounds: Bounds;
  size: number;
  polygon: Polygon;
}

/** Each hole goes into the smallest outer ring around it; one that lies in none cuts nothing. */
export function withHoles(outers: readonly Path[], holes: readonly Path[]): Polygon[] {
  const found: Outer[] = outers
    .map((ring) => ({ ring, bounds: boundsOf([ring]), size: Math.abs(turn(ring)), polygon: [ring] }))
    .sort((a, b) => a.size - b.size);
  for (const hole of holes) {
    const bounds = boundsOf([hole]);
    // Its ends may lie on the ring around it.
    const [x, y] = pointOn(hole);
    found.find((outer) => !isApart(outer.bounds, bounds) && isInside(outer.ring, x, y))?.polygon.push(hole);
  }
  return found.map(({ polygon }) => polygon);
}

/** The middle of the first stretch of a ring. */
const pointOn = ([x = 0, y = 0, nextX = x, nextY = y]: Path): [number, number] => [
  (x + nextX) / 2,
  (y + nextY) / 2,
];

/** The areas of a multipolygon, put together from the lines of its members; what does not close is left out. */
export function polygonsOf(outer: readonly Path[], inner: readonly Path[]): Polygon[] {
  const rings = (paths: readonly Path[]) => joinPaths(paths).filter(closed);
  return withHoles(rings(outer), rings(inner));
}
