import type { ErrorEvent, Map as LibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { MapConfig } from '../mapConfig.ts';
import { BEYOND_SOURCE, DRAWN_SOURCE } from '../style/fallbackLayers.ts';
import { CLEARING_SOURCE } from '../style/lioraStyle.ts';
import { ROUTE_SOURCE } from '../style/routeLayers.ts';
import type { Basemap } from './basemap.ts';
import { useLoadedBasemap } from './useLoadedBasemap.ts';

/** Failed tiles in a row after which the source counts as gone. */
const TOO_MANY_FAILURES = 4;

/** Sources that come with the page; their arrival says nothing about the network. */
const OWN_SOURCES = new Set([DRAWN_SOURCE, BEYOND_SOURCE, CLEARING_SOURCE, ROUTE_SOURCE]);

/** The basemap for a configuration; the drawn one while its source is out of reach. */
export function useBasemap(map: LibreMap | null, config: MapConfig): Basemap {
  const { basemap, lost } = useLoadedBasemap(config);
  const gone = useEffectEvent(lost);
  useEffect(() => (map ? watchSource(map, () => gone()) : undefined), [map]);
  return basemap;
}

/** Calls `onGone` once tiles fail again and again without one that arrives between. */
function watchSource(map: LibreMap, onGone: () => void): () => void {
  let failures = 0;
  const failed = (event: ErrorEvent & { sourceId?: string }) => {
    if (!event.sourceId) return;
    failures += 1;
    if (failures < TOO_MANY_FAILURES) return;
    failures = 0;
    onGone();
  };
  const arrived = ({ sourceId, tile }: { sourceId?: string; tile?: unknown }) => {
    if (tile && sourceId && !OWN_SOURCES.has(sourceId)) failures = 0;
  };
  map.on('error', failed);
  map.on('sourcedata', arrived);
  return () => {
    map.off('error', failed);
    map.off('sourcedata', arrived);
  };
}
