import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { around, boundsOf, clipPaths, isWithin } from './clip.rules.ts';
import type { Bounds, Path, Shape } from './mapFeature.types.ts';
import { TILE_EXTENT, type TileFeature, type TileLayers } from './tiles.rules.ts';

const SHAPES: readonly (Shape | undefined)[] = [undefined, 'point', 'line', 'area'];

/** Where a box of the world lies in a tile, as its points are rounded. */
export function boxInTile(box: Bounds, z: number, x: number, y: number): Bounds {
  const place = (value: number, at: number) => Math.round((value * 2 ** z - at) * TILE_EXTENT);
  return {
    minX: place(box.minX, x),
    maxX: place(box.maxX, x),
    minY: place(box.minY, y),
    maxY: place(box.maxY, y),
  };
}

/** What a tile shows outside a box, with the rest cut off. */
export function outsideOf(bytes: Uint8Array, box: Bounds): TileLayers {
  const tile = new VectorTile(new PbfReader(bytes));
  const layers: TileLayers = new Map();
  for (const [name, layer] of Object.entries(tile.layers)) {
    const features = Array.from({ length: layer.length }, (_, index) => outside(layer.feature(index), box));
    layers.set(name, features.flat());
  }
  return layers;
}

function outside(feature: VectorTileFeature, box: Bounds): TileFeature[] {
  const shape = SHAPES[feature.type];
  if (!shape) return [];
  const paths = feature.loadGeometry().map((path) => path.flatMap(({ x, y }) => [x, y]));
  const bounds = boundsOf(paths);
  if (isWithin(bounds, box)) return [];
  if (isOutsideOf(bounds, box)) return [written(feature, shape, paths)];
  return around(box).flatMap((part) => {
    const left = clipPaths(shape, paths, part).map(rounded);
    return left.length > 0 ? [written(feature, shape, left)] : [];
  });
}

/** Also where it touches the edge: what was cut off there is not cut again. */
const isOutsideOf = (one: Bounds, box: Bounds) =>
  one.minX >= box.maxX || one.maxX <= box.minX || one.minY >= box.maxY || one.maxY <= box.minY;

const rounded = (path: Path) => path.map(Math.round);

function written({ type, properties }: VectorTileFeature, shape: Shape, paths: readonly Path[]): TileFeature {
  const points = paths.map((path) => {
    const found: [number, number][] = [];
    for (let i = 0; i + 1 < path.length; i += 2) found.push([path[i] ?? 0, path[i + 1] ?? 0]);
    return found;
  });
  const geometry = shape === 'point' ? points.flat() : points;
  return { type, tags: { ...properties }, geometry } as TileFeature;
}

/** What was there before, then what is new. */
export function merged(before: TileLayers, now: TileLayers): TileLayers {
  const layers: TileLayers = new Map(before);
  for (const [name, features] of now) layers.set(name, [...(layers.get(name) ?? []), ...features]);
  return layers;
}
