import { boundsOf, clipFeature, turn } from './clip.rules.ts';
import { joinPaths } from './joinPaths.rules.ts';
import type { Bounds, MapFeature, Mark, Path } from './mapFeature.types.ts';
import { MAP_MAX_ZOOM } from './osmLayers.data.ts';
import { isBuilding } from './osmLayers.rules.ts';
import type { Polygon } from './polygons.rules.ts';

/** Shares of the width of a tile: below, an area is not shown yet; below, its name is not. */
const SHOWN_SHARE = 1 / 128;
const BUILDING_SHARE = 1 / 400;
const NAMED_SHARE = 1 / 6;

/** The first zoom at which something is so large that it takes up a share of a tile. */
function fromSize({ minX, minY, maxX, maxY }: Bounds, share: number, from: number): number {
  const zoom = Math.ceil(Math.log2(share / Math.max(maxX - minX, maxY - minY)));
  return Math.max(from, Math.min(MAP_MAX_ZOOM, zoom));
}

/** Things of the map, each cut off at the edge of the area that the map is of. */
export class MapFeatures {
  #all: MapFeature[] = [];
  readonly #edge: Bounds;
  /** Stretches of streets by their class and name. */
  readonly #streets = new Map<string, { mark: Mark; paths: Path[] }>();

  constructor(edge: Bounds) {
    this.#edge = edge;
  }

  line(marks: readonly Mark[], path: Path): void {
    if (path.length < 4) return;
    for (const mark of marks) {
      if (mark.layer === 'transportation_name') this.#addStreet(mark, path);
      else this.#add(mark, [path]);
    }
  }

  area(marks: readonly Mark[], polygons: readonly Polygon[]): void {
    for (const polygon of polygons) {
      const bounds = boundsOf(polygon);
      for (const mark of marks) {
        const share = isBuilding(mark) ? BUILDING_SHARE : SHOWN_SHARE;
        this.#add(mark, polygon, bounds, fromSize(bounds, share, mark.from));
      }
    }
  }

  /** The names of an area, in the middle of its largest part. */
  names(marks: readonly Mark[], polygons: readonly Polygon[]): void {
    const [largest] = polygons.toSorted((a, b) => sizeOf(b) - sizeOf(a));
    if (!largest?.[0] || marks.length === 0) return;
    const bounds = boundsOf(largest);
    for (const mark of marks)
      this.point([{ ...mark, from: fromSize(bounds, NAMED_SHARE, mark.from) }], middleOf(largest[0]));
  }

  point(marks: readonly Mark[], at: Path): void {
    for (const mark of marks) this.#add(mark, [at]);
  }

  /** Puts streets together whose sections go on: a name may be longer than a block. What is shown from afar comes first. */
  finish(): MapFeature[] {
    for (const { mark, paths } of this.#streets.values())
      for (const path of joinPaths(paths).flatMap(inSections)) this.#add(mark, [path]);
    this.#streets.clear();
    const byZoom: MapFeature[][] = Array.from({ length: MAP_MAX_ZOOM + 1 }, () => []);
    for (const feature of this.#all) byZoom[feature.from]?.push(feature);
    this.#all = [];
    return byZoom.flat();
  }

  #addStreet(mark: Mark, path: Path): void {
    const key = JSON.stringify(mark.tags);
    const street = this.#streets.get(key);
    if (street) street.paths.push(path);
    else this.#streets.set(key, { mark, paths: [path] });
  }

  #add({ layer, shape, tags, from }: Mark, paths: Path[], bounds = boundsOf(paths), shownFrom = from): void {
    const feature = clipFeature({ layer, shape, tags, from: shownFrom, paths, bounds }, this.#edge);
    if (feature) this.#all.push(feature);
  }
}

/** A line of this length has its name once: an eighth of a tile of the last zoom, some 200 metres. */
const SECTION = 1 / 8 / 2 ** MAP_MAX_ZOOM;

/** A long street in parts, each with its name; the rest at its end stays with the last of them. */
function inSections(path: Path): Path[] {
  const sections: number[][] = [];
  let [from, length] = [0, 0];
  for (let i = 2; i < path.length; i += 2) {
    length += Math.hypot((path[i] ?? 0) - (path[i - 2] ?? 0), (path[i + 1] ?? 0) - (path[i - 1] ?? 0));
    if (length < SECTION) continue;
    sections.push(path.slice(from, i + 2));
    [from, length] = [i, 0];
  }
  const rest = path.slice(from);
  const last = sections.at(-1);
  if (!last) return [path];
  last.push(...rest.slice(2));
  return sections;
}

const sizeOf = ([outer]: Polygon) => Math.abs(turn(outer ?? []));

/** The centroid of a ring, or the middle of its bounds where the ring encloses nothing. */
function middleOf(ring: Path): Path {
  const [x0 = 0, y0 = 0] = ring;
  let [area, x, y] = [0, 0, 0];
  for (let i = 0; i + 3 < ring.length; i += 2) {
    const [ax, ay] = [(ring[i] ?? 0) - x0, (ring[i + 1] ?? 0) - y0];
    const [bx, by] = [(ring[i + 2] ?? 0) - x0, (ring[i + 3] ?? 0) - y0];
    const part = ax * by - bx * ay;
    area += part;
    x += (ax + bx) * part;
    y += (ay + by) * part;
  }
  if (area !== 0) return [x0 + x / (3 * area), y0 + y / (3 * area)];
  const { minX, minY, maxX, maxY } = boundsOf([ring]);
  return [(minX + maxX) / 2, (minY + maxY) / 2];
}
