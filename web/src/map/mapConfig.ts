export type TileSchema = 'openmaptiles' | 'protomaps';

/** Where the map comes from, as the server delivers it. */
export interface MapConfig {
  /** `pmtiles`: one archive read in ranges. `style`: somebody else's MapLibre style. `drawn`: the map that comes with the app. */
  kind: 'pmtiles' | 'style' | 'drawn';
  url: string;
  schema: TileSchema;
  /** Plain text, always shown on the map. */
  attribution: string;
}
