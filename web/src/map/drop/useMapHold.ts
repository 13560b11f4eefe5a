import type { Map as LibreMap, MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { LatLng } from '../mapTypes.ts';

/** A finger that stays so long means the spot under it. */
const HOLD_MS = 550;

/** Reports a right click and a long press on the map. */
export function useMapHold(map: LibreMap | null, onHold: ((at: LatLng) => void) | undefined): void {
  const held = useEffectEvent((event: MapMouseEvent | MapTouchEvent) => {
    const { lat, lng } = event.lngLat;
    onHold?.({ lat, lng });
  });
  const wanted = onHold !== undefined;

  useEffect(() => {
    if (!map || !wanted) return;
    let timer: number | undefined;
    const stop = () => window.clearTimeout(timer);
    const menu = (event: MapMouseEvent) => {
      event.preventDefault();
      event.originalEvent.preventDefault();
      stop();
      held(event);
    };
    const begin = (event: MapTouchEvent) => {
      stop();
      if (event.points.length === 1) timer = window.setTimeout(() => held(event), HOLD_MS);
    };
    map.on('contextmenu', menu);
    map.on('touchstart', begin);
    const ends = ['touchend', 'touchcancel', 'touchmove', 'movestart'] as const;
    for (const name of ends) map.on(name, stop);
    return () => {
      stop();
      map.off('contextmenu', menu);
      map.off('touchstart', begin);
      for (const name of ends) map.off(name, stop);
    };
  }, [map, wanted]);
}
