import type { Map as LibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { LatLng } from '../mapTypes.ts';

/** Reports presses on the map itself; pins stand inside its box and must not count. */
export function useMapPress(map: LibreMap | null, onPress: ((at: LatLng) => void) | undefined): void {
  const pressed = useEffectEvent((event: MapMouseEvent) => {
    const { target } = event.originalEvent;
    if (target instanceof Element && target.closest('.map-pin')) return;
    onPress?.({ lat: event.lngLat.lat, lng: event.lngLat.lng });
  });

  useEffect(() => {
    map?.on('click', pressed);
    return () => {
      map?.off('click', pressed);
    };
  }, [map]);
}
