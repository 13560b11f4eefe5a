import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { Bounds, LatLng, Padding } from '../mapTypes.ts';
import { lookAt } from './lookAt.ts';
import { BY_LAYOUT, BY_PAGE } from './mapMove.ts';

export interface Camera {
  center: LatLng;
  zoom: number;
  /** Wins over centre and zoom. */
  fit: Bounds | null;
  padding: Padding;
}

/** Follows the wishes of the screen; the first ones were given to the map when it was made. */
export function useCamera(map: LibreMap | null, { center, zoom, fit, padding }: Camera): void {
  const { top, right, bottom, left } = padding;
  useEffect(() => {
    map?.setPadding({ top, right, bottom, left }, BY_LAYOUT);
  }, [map, top, right, bottom, left]);

  const aim = fit ? [fit.west, fit.south, fit.east, fit.north] : [center.lng, center.lat, zoom];
  const key = aim.join();
  const seen = useRef(key);
  useEffect(() => {
    if (!map || seen.current === key) return;
    seen.current = key;
    moveTo(map, key.split(',').map(Number));
  }, [map, key]);
}

function moveTo(map: LibreMap, [a, b, c, d]: number[]): void {
  if (a === undefined || b === undefined || c === undefined) return;
  if (d === undefined) map.easeTo({ center: [a, b], zoom: c }, BY_PAGE);
  else lookAt(map, { west: a, south: b, east: c, north: d }, BY_PAGE);
}
