import type { Map as LibreMap } from 'maplibre-gl';
import { fitBox } from '../geo/fitBox.ts';
import type { Bounds } from '../mapTypes.ts';

/** Flies to where all of a box is seen beside what lies over the map. `said`: who moves it (mapMove.ts). */
export function lookAt(map: LibreMap, bounds: Bounds, said: object): void {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const { center, zoom } = fitBox(bounds, { width, height }, map.getPadding());
  map.flyTo({ center: [center.lng, center.lat], zoom }, said);
}
