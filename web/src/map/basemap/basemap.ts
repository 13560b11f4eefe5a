import type { StyleSpecification } from 'maplibre-gl';
import type { MapConfig, TileSchema } from '../mapConfig.ts';
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
  /** The parts of it that there is a map of, which may lie far apart; none when the archive does not say. */
  areas: Bounds[];
}

/** What lies under the pins. `paper` is the moment before anything is known. */
export type Basemap =
  | { kind: 'paper' }
  | { kind: 'drawn' }
  | TileBasemap
  | { kind: 'foreign'; style: StyleSpecification };

/** Whether the drawn map stands in for one that cannot be reached, rather than being the map. */
export const standsIn = (basemap: Basemap, config: MapConfig) =>
  basemap.kind === 'drawn' && config.kind !== 'drawn';
