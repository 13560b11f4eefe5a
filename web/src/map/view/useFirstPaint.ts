import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { Basemap } from '../basemap/basemap.ts';

/** Told once all that is known of the ground is painted: more than the paper that a map begins with. */
export function useFirstPaint(map: LibreMap | null, basemap: Basemap, onPainted?: () => void): void {
  const painted = useEffectEvent(() => onPainted?.());
  const isKnown = basemap.kind !== 'paper';
  useEffect(() => {
    if (!map || !isKnown) return undefined;
    const told = () => painted();
    map.once('idle', told);
    return () => {
      map.off('idle', told);
    };
  }, [map, isKnown]);
}
