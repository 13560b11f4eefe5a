import type { Map as LibreMap } from 'maplibre-gl';
import type { Bounds, LatLng } from '../mapTypes.ts';
import { lookAt } from './lookAt.ts';
import { BY_PAGE } from './mapMove.ts';

/** What the buttons around the map can ask of it. Zooming counts as a person's move. */
export interface MapHandle {
  zoomIn: () => void;
  zoomOut: () => void;
  goTo: (center: LatLng, zoom?: number) => void;
  fit: (bounds: Bounds) => void;
  /** Counts as a person's move. */
  lookCloser: (to: { center: [number, number]; zoom: number }) => void;
  /** Moves what is shown by so many pixels, at once. Counts as a person's move. */
  shiftBy: (right: number, down: number) => void;
  /** Moves the keyboard to the first pin, or back to the one it was on. */
  focusPins: () => void;
}

export function mapHandle(map: LibreMap): MapHandle {
  return {
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    goTo: ({ lat, lng }, zoom = map.getZoom()) => map.easeTo({ center: [lng, lat], zoom }, BY_PAGE),
    fit: (bounds) => lookAt(map, bounds, BY_PAGE),
    lookCloser: (to) => map.easeTo(to),
    shiftBy: (right, down) => map.panBy([-right, -down], { animate: false }),
    focusPins: () =>
      map
        .getContainer()
        .querySelector<HTMLElement>('.map-pins [tabindex="0"]')
        ?.focus({ preventScroll: true }),
  };
}
