import type { Point } from './planLayout.ts';
import { nth } from './seed.ts';
import { path } from './svg.ts';

/** How much longer the curve's handles are than the spline asks for. */
const HANDLE = 1.28;

/**
 * A smooth line through the points as SVG path data: a centripetal Catmull-Rom spline as cubic Beziers,
 * without loops or cusps (Yuksel et al., "Parameterization and applications of Catmull-Rom curves", 2011).
 * Two points get one gentle bow; `bow` is its height relative to their distance.
 */
export function routePath(points: readonly Point[], bow = 0.16): string {
  const [first, second] = [nth(points, 0), nth(points, 1)];
  const start = path`M${first[0]} ${first[1]}`;
  if (points.length === 2) return start + bowed(first, second, bow);
  const Q = [
    ghost(first, second, nth(points, 2)),
    ...points,
    ghost(nth(points, -1), nth(points, -2), nth(points, -3)),
  ];
  return points
    .slice(1)
    .reduce((d, _, i) => d + leg(nth(Q, i), nth(Q, i + 1), nth(Q, i + 2), nth(Q, i + 3)), start);
}

function bowed(a: Point, b: Point, bow: number) {
  const mx = (a[0] + b[0]) / 2 + (a[1] - b[1]) * bow;
  const my = (a[1] + b[1]) / 2 + (b[0] - a[0]) * bow;
  return path`Q${mx} ${my} ${b[0]} ${b[1]}`;
}

/** A point beyond the end, off the straight, so that the first and last legs bend too. */
function ghost(a: Point, b: Point, c: Point): Point {
  return [
    a[0] + (a[0] - b[0]) * 0.5 - (c[0] - b[0]) * 0.45,
    a[1] + (a[1] - b[1]) * 0.5 - (c[1] - b[1]) * 0.45,
  ];
}

/** The leg from `b` to `c`. */
function leg(a: Point, b: Point, c: Point, e: Point) {
  const [d1, d2, d3] = [spacing(a, b), spacing(b, c), spacing(c, e)];
  const [from, to] = [handle(a, b, c, d1, d2), handle(e, c, b, d3, d2)];
  return path`C${from[0]} ${from[1]} ${to[0]} ${to[1]} ${c[0]} ${c[1]}`;
}

/** The square root of the distance is what makes the spline centripetal. */
const spacing = (a: Point, b: Point) => Math.sqrt(Math.hypot(a[0] - b[0], a[1] - b[1]));

/** The Bezier handle at `at` towards `next`; `d1` and `d2` are the spacings before and after. */
function handle(before: Point, at: Point, next: Point, d1: number, d2: number): Point {
  const along = (i: 0 | 1) =>
    at[i] +
    HANDLE *
      ((d1 * d1 * next[i] - d2 * d2 * before[i] + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * at[i]) /
        (3 * d1 * (d1 + d2)) -
        at[i]);
  return [along(0), along(1)];
}
