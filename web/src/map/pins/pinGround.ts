import type { Pixel } from '../geo/mercator.ts';
import type { Padding } from '../mapTypes.ts';

/** What pins ask of what they stand on: a map of MapLibre, or a painted one. */
export interface PinGround {
  on: (type: 'move' | 'moveend' | 'resize' | 'zoom', listener: () => void) => unknown;
  off: (type: 'move' | 'moveend' | 'resize' | 'zoom', listener: () => void) => unknown;
  /** Pixels from the upper left corner. */
  project: (position: [lng: number, lat: number]) => Pixel;
  isMoving: () => boolean;
  getZoom: () => number;
  getContainer: () => HTMLElement;
  /** Where the pins are put. */
  getCanvasContainer: () => HTMLElement;
  getPadding: () => Partial<Padding>;
  panBy: (pixels: [x: number, y: number], options: object, event: object) => unknown;
  easeTo: (to: { center: [lng: number, lat: number]; zoom: number }) => unknown;
}
