import type { StyleSpecification } from 'maplibre-gl';
import { serverAddress } from '../../lib/server.ts';
import type { MapConfig } from '../mapConfig.ts';
import type { Basemap } from './basemap.ts';
import { openArchive } from './tileArchive.ts';

/** After this long without an answer a person looks at an empty map; the drawn one is better. */
const TIMEOUT_MS = 6000;

function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The map source did not answer in time')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function fetchStyle(url: string): Promise<StyleSpecification> {
  const response = await fetch(serverAddress(url));
  if (!response.ok) throw new Error(`The map style answered ${response.status}`);
  const style: StyleSpecification = await response.json();
  if (style.version !== 8 || !Array.isArray(style.layers)) throw new Error('Not a MapLibre style');
  return style;
}

/**
 * Finds out whether the configured map can be had. Never rejects: whatever goes wrong, the answer
 * is the hand-drawn map.
 */
export async function loadBasemap(config: MapConfig): Promise<Basemap> {
  if (config.kind === 'drawn') return { kind: 'drawn' };
  try {
    if (config.kind === 'pmtiles') return await within(openArchive(config.url, config.schema), TIMEOUT_MS);
    return { kind: 'foreign', style: await within(fetchStyle(config.url), TIMEOUT_MS) };
  } catch {
    return { kind: 'drawn' };
  }
}
