import type { VectorTile, VectorTileFeature } from '@mapbox/vector-tile';
import type { GeoJSONSourceSpecification } from 'maplibre-gl';
import type { Pixel } from '../geo/mercator.ts';
import { type FrameTile, onFrame, type StillFrame } from './stillFrame.ts';
import type { StyleScope } from './styleValue.ts';

export interface StillFeature extends Omit<StyleScope, 'zoom'> {
  /** Points, lines or closed rings, in pixels of the picture. */
  lines: () => Pixel[][];
}

/** Features of one part of the picture. */
export interface StillPart {
  /** Nothing of them is drawn beyond this: tiles overlap. */
  clip: FrameTile | null;
  features: readonly StillFeature[];
}

const TYPES: readonly (StillFeature['type'] | null)[] = [null, 'Point', 'LineString', 'Polygon'];

function tileFeature(feature: VectorTileFeature, at: FrameTile): StillFeature | null {
  const type = TYPES[feature.type];
  if (!type) return null;
  const scale = at.size / feature.extent;
  const place = ({ x, y }: Pixel): Pixel => ({ x: at.left + x * scale, y: at.top + y * scale });
  return {
    type,
    properties: feature.properties,
    lines: () => feature.loadGeometry().map((line) => line.map(place)),
  };
}

/** One layer of a tile. */
export function tilePart(tile: VectorTile, layer: string, at: FrameTile): StillPart {
  const found = tile.layers[layer];
  const indexes = Array.from({ length: found?.length ?? 0 }, (_, index) => index);
  const features = indexes.map((index) => found && tileFeature(found.feature(index), at));
  return { clip: at, features: features.filter((feature) => !!feature) };
}

type GeoJson = Exclude<GeoJSONSourceSpecification['data'], string>;
type Geometry = Extract<GeoJson, { type: 'Feature' }>['geometry'];

const TYPE_OF: Partial<Record<Geometry['type'], StillFeature['type']>> = {
  Point: 'Point',
  LineString: 'LineString',
  MultiLineString: 'LineString',
  Polygon: 'Polygon',
  MultiPolygon: 'Polygon',
};

function linesOf(shape: Geometry): number[][][] {
  switch (shape.type) {
    case 'Point':
      return [[shape.coordinates]];
    case 'LineString':
      return [shape.coordinates];
    case 'MultiLineString':
    case 'Polygon':
      return shape.coordinates;
    case 'MultiPolygon':
      return shape.coordinates.flat();
    default:
      return [];
  }
}

/** What lies in the style itself: the drawn map, and the boxes of areas. */
export function geoPart(data: GeoJson, frame: StillFrame): StillPart {
  const features = data.type === 'FeatureCollection' ? data.features : data.type === 'Feature' ? [data] : [];
  return {
    clip: null,
    features: features.flatMap(({ geometry, properties }): StillFeature[] => {
      const type = TYPE_OF[geometry.type];
      const place = ([lng = 0, lat = 0]: number[]) => onFrame({ lat, lng }, frame);
      const lines = () => linesOf(geometry).map((line) => line.map(place));
      return type ? [{ type, properties: properties ?? {}, lines }] : [];
    }),
  };
}
