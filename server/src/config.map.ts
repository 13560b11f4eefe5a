import path from 'node:path';
import { isAddress, readChoice, readHosts, readText } from './config.values.ts';
import { ConfigError, type Environment, VARIABLES } from './config.variables.ts';

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
const SCHEMAS = ['openmaptiles', 'protomaps'] as const;

/** MAP_URL may name a PMTiles file on this machine: MAP_KIND then need not be said. */
export function readMapConfig(env: Environment): MapSettings {
  const source = readText(env, 'MAP_URL', VARIABLES.MAP_URL);
  const file = isAddress(source) ? undefined : source;
  if (file !== undefined && !file.endsWith('.pmtiles')) {
    throw new ConfigError(
      'MAP_URL has to be an address that begins with https://, or the path of a .pmtiles file on this machine.',
    );
  }
  const kind = readChoice(env, 'MAP_KIND', ['style', 'pmtiles'], file ? 'pmtiles' : 'style');
  if (file && kind !== 'pmtiles') {
    throw new ConfigError('MAP_URL names a .pmtiles file, so MAP_KIND has to be pmtiles (or left out).');
  }
  return {
    kind,
    url: file ? LOCAL_TILES_PATH : source,
    schema: readChoice(env, 'MAP_SCHEMA', SCHEMAS, kind === 'pmtiles' ? 'protomaps' : 'openmaptiles'),
    attribution: readText(
      env,
      'MAP_ATTRIBUTION',
      kind === 'pmtiles' ? ARCHIVE_ATTRIBUTION : VARIABLES.MAP_ATTRIBUTION,
    ),
    hosts: readHosts(env, 'MAP_HOSTS', 'https://tiles.example.com'),
    file: file && path.resolve(file),
  };
}
