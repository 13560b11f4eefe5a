import { boundsOf, clipLine, closed, isWithin, turn } from './clip.rules.ts';
import { joinPaths } from './joinPaths.rules.ts';
import type { Bounds, Path } from './mapFeature.types.ts';
import { type Polygon, withHoles } from './polygons.rules.ts';

/**
 * The sea within a box. A coast has the water on its right: where it leaves the box the shore of the sea goes on along the
 * edges, clockwise, to where the next coast comes in. Without a coast there is no sea: nobody says that a box is water.
 */
export function seaWithin(box: Bounds, coast: readonly Path[]): Polygon[] {
  const joined = joinPaths(coast, true).map((path) => (closed(path) ? path : toTheEdges(box, path)));
  const rings = joined.filter((path) => closed(path) && isWithin(boundsOf([path]), box));
  const islands = rings.filter((ring) => turn(ring) < 0);
  const waters = rings.filter((ring) => turn(ring) > 0);
  const runs = joined.flatMap((path) => (rings.includes(path) ? [] : runsWithin(path, box)));
  const isAllSea = runs.length === 0 && islands.length > 0;
  const shores = isAllSea ? [cornersOf(box)] : closedAlong(box, runs);
  return withHoles([...shores, ...waters], islands);
}

/** A coast that stops inside the box (the file holds less than its box) is carried straight on to the nearest edge. */
function toTheEdges(box: Bounds, path: Path): Path {
  const [x = 0, y = 0] = path;
  const [endX, endY] = [path.at(-2) ?? 0, path.at(-1) ?? 0];
  return [...onEdge(box, x, y), ...path, ...onEdge(box, endX, endY)];
}

function onEdge({ minX, minY, maxX, maxY }: Bounds, x: number, y: number): number[] {
  if (x <= minX || x >= maxX || y <= minY || y >= maxY) return [];
  const nearest = Math.min(x - minX, maxX - x, y - minY, maxY - y);
  if (nearest === x - minX) return [minX, y];
  if (nearest === maxX - x) return [maxX, y];
  return [x, nearest === y - minY ? minY : maxY];
}

/** The stretches of a coast within the box; the one over the ends of a ring is one. */
function runsWithin(path: Path, box: Bounds): Path[] {
  const runs = clipLine(path, box);
  const [first, last] = [runs[0], runs.at(-1)];
  const isOver =
    closed(path) && first && last && first !== last && first[0] === last.at(-2) && first[1] === last.at(-1);
  return isOver ? [[...last, ...first.slice(2)], ...runs.slice(1, -1)] : runs;
}

const cornersOf = ({ minX, minY, maxX, maxY }: Bounds): Path => [
  ...[minX, minY],
  ...[maxX, minY],
  ...[maxX, maxY],
  ...[minX, maxY],
  ...[minX, minY],
];

/** How far along the edges a point of them lies, clockwise from the corner above on the left. */
function along({ minX, minY, maxX, maxY }: Bounds, x: number, y: number): number {
  const [width, height] = [maxX - minX, maxY - minY];
  if (y === minY && x < maxX) return x - minX;
  if (x === maxX && y < maxY) return width + y - minY;
  if (y === maxY && x > minX) return width + height + maxX - x;
  return 2 * width + height + maxY - y;
}

interface Run {
  path: Path;
  from: number;
  to: number;
}

/** Closes coasts that cross the box to rings of water. */
function closedAlong(box: Bounds, paths: readonly Path[]): Path[] {
  const rim = 2 * (box.maxX - box.minX + box.maxY - box.minY);
  const left = new Set<Run>(
    paths.map((path) => ({
      path,
      from: along(box, path[0] ?? 0, path[1] ?? 0),
      to: along(box, path.at(-2) ?? 0, path.at(-1) ?? 0),
    })),
  );
  const ahead = (from: number, to: number) => (to - from + rim) % rim;
  const rings: Path[] = [];
  for (const begin of left) {
    const ring: number[] = [];
    for (let run: Run = begin; ; ) {
      for (const number of run.path) ring.push(number);
      left.delete(run);
      const { to } = run;
      const next = [begin, ...left].reduce((best, one) =>
        ahead(to, one.from) < ahead(to, best.from) ? one : best,
      );
      ring.push(...cornersBetween(box, to, ahead(to, next.from)));
      if (next === begin) break;
      run = next;
    }
    ring.push(ring[0] ?? 0, ring[1] ?? 0);
    rings.push(ring);
  }
  return rings;
}

/** The corners that one passes going clockwise along the edges. */
function cornersBetween(box: Bounds, from: number, length: number): number[] {
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  const rim = 2 * (width + height);
  const corners: [at: number, x: number, y: number][] = [
    [width, box.maxX, box.minY],
    [width + height, box.maxX, box.maxY],
    [2 * width + height, box.minX, box.maxY],
    [rim, box.minX, box.minY],
  ];
  return corners
    .map(([at, x, y]) => ({ ahead: (at - from + rim) % rim, x, y }))
    .filter(({ ahead }) => ahead > 0 && ahead < length)
    .sort((a, b) => a.ahead - b.ahead)
    .flatMap(({ x, y }) => [x, y]);
}
