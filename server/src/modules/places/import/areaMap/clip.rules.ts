import type { Bounds, MapFeature, Path, Shape } from './mapFeature.types.ts';

/** The offset of x or of y within a point. */
type Axis = 0 | 1;

export const closed = (path: Path) => path.length > 6 && path[0] === path.at(-2) && path[1] === path.at(-1);

export function boundsOf(paths: readonly Path[]): Bounds {
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const path of paths)
    for (let i = 0; i < path.length; i += 2) {
      const [x, y] = [path[i] ?? 0, path[i + 1] ?? 0];
      if (x < bounds.minX) bounds.minX = x;
      if (x > bounds.maxX) bounds.maxX = x;
      if (y < bounds.minY) bounds.minY = y;
      if (y > bounds.maxY) bounds.maxY = y;
    }
  return bounds;
}

export const isWithin = (inner: Bounds, outer: Bounds) =>
  inner.minX >= outer.minX &&
  inner.maxX <= outer.maxX &&
  inner.minY >= outer.minY &&
  inner.maxY <= outer.maxY;

export const isApart = (a: Bounds, b: Bounds) =>
  a.minX > b.maxX || a.maxX < b.minX || a.minY > b.maxY || a.maxY < b.minY;

/** Twice the area of a ring, positive where it runs clockwise on a map. */
export function turn(ring: Path): number {
  let sum = 0;
  const [x0 = 0, y0 = 0] = ring;
  for (let i = 0; i + 3 < ring.length; i += 2) {
    const [x, y] = [(ring[i] ?? 0) - x0, (ring[i + 1] ?? 0) - y0];
    sum += x * ((ring[i + 3] ?? 0) - y0) - ((ring[i + 2] ?? 0) - x0) * y;
  }
  return sum;
}

/** The point of a piece where it crosses the limit; exactly on it, so that crossings can be found again. */
function crossing(path: Path, i: number, axis: Axis, limit: number): [number, number] {
  const [x, y, nextX, nextY] = [path[i] ?? 0, path[i + 1] ?? 0, path[i + 2] ?? 0, path[i + 3] ?? 0];
  if (axis === 0) return [limit, y + ((nextY - y) * (limit - x)) / (nextX - x)];
  return [x + ((nextX - x) * (limit - y)) / (nextY - y), limit];
}

/** `side` 1 keeps what is not below the limit, -1 what is not above it. */
type Side = 1 | -1;

function clipRingAt(ring: Path, axis: Axis, limit: number, side: Side): Path {
  if (!Number.isFinite(limit)) return ring;
  const kept: number[] = [];
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const isIn = ((ring[i + axis] ?? 0) - limit) * side >= 0;
    if (isIn) kept.push(ring[i] ?? 0, ring[i + 1] ?? 0);
    if (i + 3 >= ring.length) break;
    const isNextIn = ((ring[i + 2 + axis] ?? 0) - limit) * side >= 0;
    if (isIn !== isNextIn) kept.push(...crossing(ring, i, axis, limit));
  }
  if (kept.length > 0 && !closed(kept)) kept.push(kept[0] ?? 0, kept[1] ?? 0);
  return kept;
}

function clipLineAt(line: Path, axis: Axis, limit: number, side: Side): Path[] {
  if (!Number.isFinite(limit)) return [line];
  const runs: number[][] = [];
  let run: number[] = [];
  const end = () => {
    // What only touches the limit is no line.
    if (run.some((value, i) => value !== run[i % 2])) runs.push(run);
    run = [];
  };
  for (let i = 0; i + 1 < line.length; i += 2) {
    const isIn = ((line[i + axis] ?? 0) - limit) * side >= 0;
    if (isIn) run.push(line[i] ?? 0, line[i + 1] ?? 0);
    if (i + 3 >= line.length) break;
    const isNextIn = ((line[i + 2 + axis] ?? 0) - limit) * side >= 0;
    if (isIn === isNextIn) continue;
    run.push(...crossing(line, i, axis, limit));
    if (isIn) end();
  }
  end();
  return runs;
}

const SIDES = [
  [0, 'minX', 1],
  [0, 'maxX', -1],
  [1, 'minY', 1],
  [1, 'maxY', -1],
] as const;

export function clipLine(line: Path, box: Bounds): Path[] {
  return SIDES.reduce<Path[]>(
    (lines, [axis, edge, side]) => lines.flatMap((one) => clipLineAt(one, axis, box[edge], side)),
    [line],
  );
}

/** Empty where nothing, or nothing but an edge, is within the box. */
function clipRing(ring: Path, box: Bounds): Path {
  const clipped = SIDES.reduce<Path>(
    (path, [axis, edge, side]) => clipRingAt(path, axis, box[edge], side),
    ring,
  );
  return clipped.length > 6 && turn(clipped) !== 0 ? clipped : [];
}

/** What of a thing lies within a box. A ring whose outside is gone takes its holes along. */
export function clipPaths(shape: Shape, paths: Path[], box: Bounds): Path[] {
  if (shape === 'point') return isWithin(boundsOf(paths), box) ? paths : [];
  if (shape === 'line') return paths.flatMap((line) => clipLine(line, box));
  const [outer = [], ...holes] = paths.map((ring) => clipRing(ring, box));
  return outer.length === 0 ? [] : [outer, ...holes.filter((hole) => hole.length > 0)];
}

export function clipFeature(feature: MapFeature, box: Bounds): MapFeature | null {
  if (isApart(feature.bounds, box)) return null;
  if (isWithin(feature.bounds, box)) return feature;
  const paths = clipPaths(feature.shape, feature.paths, box);
  return paths.length === 0 ? null : { ...feature, paths, bounds: boundsOf(paths) };
}

/** The four parts of the plane around a box. */
export const around = ({ minX, minY, maxX, maxY }: Bounds): Bounds[] => [
  { minX: -Infinity, maxX: minX, minY: -Infinity, maxY: Infinity },
  { minX: maxX, maxX: Infinity, minY: -Infinity, maxY: Infinity },
  { minX, maxX, minY: -Infinity, maxY: minY },
  { minX, maxX, minY: maxY, maxY: Infinity },
];
