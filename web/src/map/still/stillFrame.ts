import type { ElementSize } from '../../ui/useElementSize.ts';
import { fitZoom } from '../geo/fitBox.ts';
import { type Pixel, worldPixel } from '../geo/mercator.ts';
import type { Bounds, LatLng, Padding } from '../mapTypes.ts';

/** A rectangle of the world map at a zoom; `left` and `top` in pixels of the whole world. */
export interface StillFrame {
  zoom: number;
  left: number;
  top: number;
  /** CSS pixels. */
  width: number;
  height: number;
}

export function frameAt(center: LatLng, zoom: number, { width, height }: ElementSize): StillFrame {
  const { x, y } = worldPixel(center, zoom);
  return { zoom, left: x - width / 2, top: y - height / 2, width, height };
}

/** Where a position is on the picture. */
export function onFrame(at: LatLng, { zoom, left, top }: StillFrame): Pixel {
  const { x, y } = worldPixel(at, zoom);
  return { x: x - left, y: y - top };
}

const TILE = 512;

export interface FrameTile {
  z: number;
  x: number;
  y: number;
  /** Where it lies on the picture. */
  left: number;
  top: number;
  /** Its width and height there. */
  size: number;
}

/** The tiles under a frame: few, as none are drawn smaller than they are. Closer than `maxzoom` they are drawn larger. */
export function tilesUnder(frame: StillFrame, minzoom: number, maxzoom: number): FrameTile[] {
  const z = Math.min(maxzoom, Math.floor(frame.zoom));
  if (z < minzoom) return [];
  const size = TILE * 2 ** (frame.zoom - z);
  const last = 2 ** z - 1;
  const within = (pixels: number) => Math.max(0, Math.min(last, Math.floor(pixels / size)));
  const tiles: FrameTile[] = [];
  for (let y = within(frame.top); y <= within(frame.top + frame.height); y += 1)
    for (let x = within(frame.left); x <= within(frame.left + frame.width); x += 1)
      tiles.push({ z, x, y, left: x * size - frame.left, top: y * size - frame.top, size });
  return tiles;
}

/** With a box of the world in its middle, no larger than what covers the map leaves free. */
export function frameAround(bounds: Bounds, size: ElementSize, cover: Partial<Padding> = {}): StillFrame {
  const { west, south, east, north } = bounds;
  const [from, to] = [worldPixel({ lat: north, lng: west }, 0), worldPixel({ lat: south, lng: east }, 0)];
  const zoom = fitZoom(bounds, size, cover);
  const grown = 2 ** zoom;
  return {
    zoom,
    left: ((from.x + to.x) / 2) * grown - size.width / 2,
    top: ((from.y + to.y) / 2) * grown - size.height / 2,
    ...size,
  };
}

/** The same with its middle so many pixels farther right and down. */
export const movedBy = (frame: StillFrame, right: number, down: number): StillFrame => ({
  ...frame,
  left: frame.left - right,
  top: frame.top - down,
});
