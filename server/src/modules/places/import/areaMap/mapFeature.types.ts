/** Points in a row, x and y in turn. A ring ends where it begins. */
export type Path = readonly number[];

export interface Bounds {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

export type Shape = 'point' | 'line' | 'area';

/** What is shown of a thing, before it is known where it lies. */
export interface Mark {
  layer: string;
  shape: Shape;
  /** What tiles say of it. */
  tags: Readonly<Record<string, string>>;
  /** The first zoom whose tiles hold it; of an area only where it is large enough. */
  from: number;
}

/** A thing on the map, in the square from 0 to 1 that web Mercator puts the world into, y growing downward. */
export interface MapFeature extends Mark {
  /** A point; lines; or an outer ring and its holes. */
  paths: Path[];
  bounds: Bounds;
}
