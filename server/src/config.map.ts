import path from 'node:path';
import type { ParsedSettings } from './config.schema.ts';
import { isAddress } from './config.values.ts';
import { ConfigError } from './config.variables.ts';

/** Under this address the server hands out a local PMTiles file, in byte ranges. */
export const LOCAL_TILES_PATH = '/map-tiles/basemap.pmtiles';

export interface MapSettings {
  /** `areas`: what imports have made a map of (RUL-124), the drawn map as long as they have made none. */
  kind: 'areas' | 'style' | 'pmtiles';
  /** What the browser fetches; begins with / when the server hands it out itself. */
  url: string;
  schema: 'openmaptiles' | 'protomaps';
  attribution: string;
  /** Origins besides that of `url` which the browser may load map data from. */
  hosts: string[];
  /** The PMTiles file on this machine that stands behind `url`. */
  file: string | undefined;
}

const ARCHIVE_ATTRIBUTION = '© OpenStreetMap contributors';
const STYLE_ATTRIBUTION = 'OpenFreeMap © OpenMapTiles, data from OpenStreetMap';

/** Where imports put the map of their areas. */
const areasFile = (dataDir: string) => path.resolve(dataDir, 'map', 'areas.pmtiles');

/** Without MAP_URL no foreign host is asked. */
function areasSettings(given: ParsedSettings, dataDir: string): MapSettings {
  const alone = (['MAP_KIND', 'MAP_SCHEMA'] as const).find((name) => given[name] !== undefined);
  if (alone)
    throw new ConfigError(`${alone} says what MAP_URL is: set MAP_URL as well, or leave ${alone} out.`);
  return {
    kind: 'areas',
    url: LOCAL_TILES_PATH,
    schema: 'openmaptiles',
    attribution: given.MAP_ATTRIBUTION ?? ARCHIVE_ATTRIBUTION,
    hosts: given.MAP_HOSTS,
    file: areasFile(dataDir),
  };
}

/** MAP_URL may name a PMTiles file on this machine: MAP_KIND then need not be said. */
export function mapSettings(given: ParsedSettings, dataDir: string): MapSettings {
  const source = given.MAP_URL;
  if (source === undefined) return areasSettings(given, dataDir);
  const file = isAddress(source) ? undefined : source;
  if (file !== undefined && !file.endsWith('.pmtiles')) {
    throw new ConfigError(
      'MAP_URL has to be an address that begins with https://, or the path of a .pmtiles file on this machine.',
    );
  }
  const kind = given.MAP_KIND ?? (file ? 'pmtiles' : 'style');
  if (file && kind !== 'pmtiles') {
    throw new ConfigError('MAP_URL names a .pmtiles file, so MAP_KIND has to be pmtiles (or left out).');
  }
  const archive = kind === 'pmtiles';
  return {
    kind,
    url: file ? LOCAL_TILES_PATH : source,
    schema: given.MAP_SCHEMA ?? (archive ? 'protomaps' : 'openmaptiles'),
    attribution: given.MAP_ATTRIBUTION ?? (archive ? ARCHIVE_ATTRIBUTION : STYLE_ATTRIBUTION),
    hosts: given.MAP_HOSTS,
    file: file && path.resolve(file),
  };
}
