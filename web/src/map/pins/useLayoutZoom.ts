import { useSyncExternalStore } from 'react';
import type { PinGround } from './pinGround.ts';

const STEPS = 4;

/** The zoom in quarter steps: often enough to lay pins out anew, seldom enough to stay smooth. */
export function useLayoutZoom(map: PinGround): number {
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
