import type { Position } from './polygon.ts';

/** The geometries the drawn map is made of, as GeoJSON writes them. */
export type Shape =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiLineString'; coordinates: Position[][] }
  | { type: 'Polygon'; coordinates: Position[][] };

export interface DrawnFeature<Properties> {
  type: 'Feature';
  properties: Properties;
  geometry: Shape;
}

/** A GeoJSON feature collection. */
export interface Drawing<Properties> {
  type: 'FeatureCollection';
  features: DrawnFeature<Properties>[];
}
