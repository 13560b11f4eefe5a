import { type RefObject, useMemo, useRef } from 'react';
import type { Basemap } from '../basemap/basemap.ts';
import { useLoadedBasemap } from '../basemap/useLoadedBasemap.ts';
import type { MapConfig } from '../mapConfig.ts';
import type { Bounds, LatLng, MapPoint, Padding } from '../mapTypes.ts';
import { frameAround, frameAt, movedBy, type StillFrame } from './stillFrame.ts';
import { type StillPin, stillPins } from './stillPins.ts';
import { useBoxSize } from './useBoxSize.ts';
import { useStillPicture } from './useStillPicture.ts';

export interface StillCamera {
  center: LatLng;
  zoom: number;
  /** Wins over centre and zoom. */
  fit: Bounds | null;
  /** What lies over the picture: its middle keeps clear of that. */
  padding: Padding;
}

export interface PaintedMap {
  /** Measured; the picture fills it. */
  box: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Null until the box was measured. */
  frame: StillFrame | null;
  pins: readonly StillPin[];
  basemap: Basemap;
}

export const UNCOVERED: Padding = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_BOUNDS: Bounds = { west: 0, south: 0, east: 0, north: 0 };

/** A map as a picture: its ground painted into a canvas, and where the pins stand on it. */
export function usePaintedMap(
  config: MapConfig,
  { center: { lat, lng }, zoom, fit, padding }: StillCamera,
  points: readonly MapPoint[],
  selectedId: string | null,
): PaintedMap {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useBoxSize(box);
  const { basemap, lost } = useLoadedBasemap(config);
  const isFitted = fit !== null;
  const { west, south, east, north } = fit ?? NO_BOUNDS;
  const [right, down] = [(padding.left - padding.right) / 2, (padding.top - padding.bottom) / 2];
  const frame = useMemo(() => {
    if (!size) return null;
    const whole = isFitted
      ? frameAround({ west, south, east, north }, size)
      : frameAt({ lat, lng }, zoom, size);
    return movedBy(whole, right, down);
  }, [size, isFitted, west, south, east, north, lat, lng, zoom, right, down]);
  const pins = useMemo(
    () => (frame ? stillPins(points, selectedId, frame) : []),
    [points, selectedId, frame],
  );
  useStillPicture(canvas, basemap, frame, pins, lost);
  return { box, canvas, frame, pins, basemap };
}
