import path from 'node:path';
import type { ParsedSettings } from './config.schema.ts';
import { isAddress } from './config.values.ts';
import { ConfigError, VARIABLES } from './config.variables.ts';

/** Under this address the server hands out a local PMTiles file, in byte ranges. */
export const LOCAL_TILES_PATH = '/map-tiles/basemap.pmtiles';

export interface MapSettings {
  kind: 'style' | 'pmtiles';
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

/** MAP_URL may name a PMTiles file on this machine: MAP_KIND then need not be said. */
export function mapSettings(given: ParsedSettings): MapSettings {
  const source = given.MAP_URL;
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
    attribution: given.MAP_ATTRIBUTION ?? (archive ? ARCHIVE_ATTRIBUTION : VARIABLES.MAP_ATTRIBUTION),
    hosts: given.MAP_HOSTS,
    file: file && path.resolve(file),
  };
}
