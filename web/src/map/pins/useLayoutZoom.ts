import type { Map as LibreMap } from 'maplibre-gl';
import { useSyncExternalStore } from 'react';

const STEPS = 4;

/** The zoom in quarter steps: often enough to lay pins out anew, seldom enough to stay smooth. */
export function useLayoutZoom(map: LibreMap): number {
  return useSyncExternalStore(
    (changed) => {
      map.on('zoom', changed);
      return () => {
        map.off('zoom', changed);
      };
    },
    () => Math.round(map.getZoom() * STEPS) / STEPS,
  );
}
