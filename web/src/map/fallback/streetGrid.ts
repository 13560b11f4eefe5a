import type { Position } from '../geo/polygon.ts';

/** Corners of a district, clockwise from its north-west, as [latitude, longitude]. */
export type Corners = readonly [Corner, Corner, Corner, Corner];
type Corner = readonly [lat: number, lng: number];

export interface District {
  corners: Corners;
  /** Streets across (roughly west to east) and down, without the edges. */
  across: number;
  down: number;
}

function between(a: Corner, b: Corner, share: number): Position {
  return [a[1] + (b[1] - a[1]) * share, a[0] + (b[0] - a[0]) * share];
}

/** Evenly spaced streets of a district, edges included: the texture of a city that has no tiles. */
export function gridStreets({ corners: [nw, ne, se, sw], across, down }: District): Position[][] {
  const shares = (count: number) => Array.from({ length: count + 2 }, (_, index) => index / (count + 1));
  const rows = shares(across).map((share) => [between(nw, sw, share), between(ne, se, share)]);
  const columns = shares(down).map((share) => [between(nw, ne, share), between(sw, se, share)]);
  return [...rows, ...columns];
}

export function districtRing({ corners }: District): Position[] {
  const ring = corners.map(([lat, lng]): Position => [lng, lat]);
  return [...ring, ...ring.slice(0, 1)];
}
