import type { Map as LibreMap } from 'maplibre-gl';
import type { Bounds, LatLng } from '../mapTypes.ts';
import { BY_PAGE } from './mapMove.ts';

interface FitOptions {
  /** Pixels around the bounds. */
  padding: number;
  maxZoom: number;
}

/** What the buttons around the map can ask of it. Zooming counts as a person's move. */
export interface MapHandle {
  zoomIn: () => void;
  zoomOut: () => void;
  goTo: (center: LatLng, zoom?: number) => void;
  fit: (bounds: Bounds) => void;
  /** Counts as a person's move. */
  lookCloser: (bounds: Bounds, options: FitOptions) => void;
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
    fit: ({ west, south, east, north }) =>
      map.fitBounds([west, south, east, north], { padding: 56, maxZoom: 16 }, BY_PAGE),
    lookCloser: ({ west, south, east, north }, options) => map.fitBounds([west, south, east, north], options),
    shiftBy: (right, down) => map.panBy([-right, -down], { animate: false }),
    focusPins: () =>
      map
        .getContainer()
        .querySelector<HTMLElement>('.map-pins [tabindex="0"]')
        ?.focus({ preventScroll: true }),
  };
}
