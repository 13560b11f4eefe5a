import type { ElementSize } from '../../ui/useElementSize.ts';
import type { Bounds, LatLng, Padding } from '../mapTypes.ts';
import { placeOnWorld, worldPixel } from './mercator.ts';

export interface FitOptions {
  /** Pixels between the box and the rim, or what lies over the map. */
  padding: number;
  maxZoom: number;
}

/** For what a screen shows at first. */
const FIT: FitOptions = { padding: 56, maxZoom: 16 };

/**
 * Of a map that is covered but for a strip, this part of its side is used all the same: MapLibre's own fitBounds then warns
 * and stays where it is.
 */
const LEAST = 1 / 5;

/** How closely a box of the world can be looked at, so that nothing of it lies under what covers the map. */
export function fitZoom(bounds: Bounds, size: ElementSize, cover: Partial<Padding>, options = FIT): number {
  const { padding, maxZoom } = options;
  const { top = 0, right = 0, bottom = 0, left = 0 } = cover;
  const [from, to] = cornersOf(bounds);
  const room = (side: number, covered: number) =>
    Math.max(side - covered - 2 * padding, Math.min(side - 2 * padding, side * LEAST), 1);
  const across = room(size.width, left + right) / (to.x - from.x);
  const down = room(size.height, top + bottom) / (to.y - from.y);
  return Math.min(maxZoom, Math.log2(Math.min(across, down)));
}

/** Middle and zoom at which a box is seen; the middle of a map is the middle of what is not covered. */
export function fitBox(bounds: Bounds, size: ElementSize, cover: Partial<Padding>, options = FIT) {
  const [from, to] = cornersOf(bounds);
  const center: LatLng = placeOnWorld({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, 0);
  return { center, zoom: fitZoom(bounds, size, cover, options) };
}

/** Of a box across the date line the east lies beyond it, not a turn of the world to the west. */
const cornersOf = ({ west, south, east, north }: Bounds) =>
  [
    worldPixel({ lat: north, lng: west }, 0),
    worldPixel({ lat: south, lng: east < west ? east + 360 : east }, 0),
  ] as const;
