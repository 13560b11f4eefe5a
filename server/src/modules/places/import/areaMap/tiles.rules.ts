import { geoJSONToTile } from '@maplibre/geojson-vt';
import { type Feature, fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf';
import { clipFeature } from './clip.rules.ts';
import type { Bounds, MapFeature, Path } from './mapFeature.types.ts';
import { MAP_MAX_ZOOM } from './osmLayers.data.ts';

export const TILE_EXTENT = 4096;
/** Things go on beyond the edge of their tile, so that no line ends there. */
const BUFFER = 64;
const MARGIN = BUFFER / TILE_EXTENT;
const OPTIONS = {
  coordinates: 'unitSquare',
  extent: TILE_EXTENT,
  buffer: BUFFER,
  maxZoom: MAP_MAX_ZOOM,
} as const;

/** A thing as a tile holds it: with its points in the tile. */
export type TileFeature = Feature;
export type TileLayers = Map<string, TileFeature[]>;

export interface TileOfFeatures {
  z: number;
  x: number;
  y: number;
  features: MapFeature[];
}

/**
 * The tiles around these, each with what it shows (often nothing yet): whatever is larger than a tile is cut on the way to it.
 * One after the other, so that whoever asks may let others have their turn.
 */
export function* tilesOf(
  features: MapFeature[],
  z = 0,
  x = 0,
  y = 0,
): Generator<TileOfFeatures, void, undefined> {
  const shown = features.filter(({ from }) => from <= z);
  yield { z, x, y, features: shown };
  if (z === MAP_MAX_ZOOM) return;
  for (const [right, down] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const) {
    const [childX, childY] = [2 * x + right, 2 * y + down];
    const box = tileBox(z + 1, childX, childY);
    const inside: MapFeature[] = [];
    for (const feature of features) {
      const part = clipFeature(feature, box);
      if (part) inside.push(part);
    }
    if (inside.length > 0) yield* tilesOf(inside, z + 1, childX, childY);
  }
}

function tileBox(z: number, x: number, y: number): Bounds {
  const scale = 2 ** z;
  return {
    minX: (x - MARGIN) / scale,
    maxX: (x + 1 + MARGIN) / scale,
    minY: (y - MARGIN) / scale,
    maxY: (y + 1 + MARGIN) / scale,
  };
}

function pairs(path: Path): [number, number][] {
  const points: [number, number][] = [];
  for (let i = 0; i + 1 < path.length; i += 2) points.push([path[i] ?? 0, path[i + 1] ?? 0]);
  return points;
}

const TYPES = { point: 'MultiPoint', line: 'MultiLineString', area: 'Polygon' } as const;

function geoJson({ shape, paths, tags }: MapFeature): GeoJSON.Feature {
  const lines = paths.map(pairs);
  const coordinates = shape === 'point' ? lines.flat() : lines;
  return {
    type: 'Feature',
    properties: tags,
    geometry: { type: TYPES[shape], coordinates } as GeoJSON.Geometry,
  };
}

/** The layers of a tile, simplified as far as its zoom allows. */
export function layersOf({ z, x, y, features }: TileOfFeatures): TileLayers {
  const byLayer = Map.groupBy(features, ({ layer }) => layer);
  const layers: TileLayers = new Map();
  for (const [layer, found] of byLayer) {
    const collection = { type: 'FeatureCollection' as const, features: found.map(geoJson) };
    const tile = geoJSONToTile(collection, z, x, y, OPTIONS);
    const drawn: TileFeature[] = tile.features;
    if (drawn.length > 0) layers.set(layer, drawn);
  }
  return layers;
}

/** A tile in the format of vector tiles, its layers in the order of their names: equal ones are equal bytes. */
export function tileBytes(layers: TileLayers): Uint8Array {
  const named = [...layers]
    .filter(([, features]) => features.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const written = named.map(([name, features]) => {
    const layer = new GeoJSONWrapper(features, { version: 2, extent: TILE_EXTENT });
    layer.name = name;
    return [name, layer] as const;
  });
  return fromVectorTileJs({ layers: Object.fromEntries(written) });
}
