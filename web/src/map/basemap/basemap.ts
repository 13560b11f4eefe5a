import type { StyleSpecification } from 'maplibre-gl';
import type { TileSchema } from '../mapConfig.ts';
import type { Bounds } from '../mapTypes.ts';

/** A tile archive whose header has been read, so it is known to be there. */
export interface TileBasemap {
  kind: 'tiles';
  url: string;
  schema: TileSchema;
  minzoom: number;
  maxzoom: number;
  /** Null when the archive does not say what it covers. */
  bounds: Bounds | null;
}

/** What lies under the pins. `paper` is the moment before anything is known. */
export type Basemap =
  | { kind: 'paper' }
  | { kind: 'drawn' }
  | TileBasemap
  | { kind: 'foreign'; style: StyleSpecification };
