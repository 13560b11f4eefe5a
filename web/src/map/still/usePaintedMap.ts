import { type RefObject, startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { useElementSize } from '../../ui/useElementSize.ts';
import type { Basemap } from '../basemap/basemap.ts';
import { useLoadedBasemap } from '../basemap/useLoadedBasemap.ts';
import type { MapConfig } from '../mapConfig.ts';
import type { Bounds, LatLng, MapPoint, Padding } from '../mapTypes.ts';
import type { PinGround } from '../pins/pinGround.ts';
import type { MapHandle } from '../view/mapHandle.ts';
import { coveredByPins } from './coveredByPins.ts';
import { frameAround, frameAt, movedBy } from './stillFrame.ts';
import { stillGround } from './stillGround.ts';
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
  /** For an element over the picture, as large: the pins are put there. */
  over: (element: HTMLElement | null) => void;
  /** What pins stand on; null until the box was measured. */
  ground: PinGround | null;
  basemap: Basemap;
}

export const UNCOVERED: Padding = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_BOUNDS: Bounds = { west: 0, south: 0, east: 0, north: 0 };

/**
 * A map as a picture: its ground painted into a canvas, and what its pins stand on.
 * @param move for what would move it, which a picture cannot
 */
export function usePaintedMap(
  config: MapConfig,
  { center: { lat, lng }, zoom, fit, padding }: StillCamera,
  points: readonly MapPoint[],
  selectedId: string | null,
  move: (by: (map: MapHandle) => void) => void,
): PaintedMap {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  // The pins are drawn in slices, once the screen around the map stands.
  const over = useCallback((found: HTMLElement | null) => startTransition(() => setElement(found)), []);
  const size = useElementSize(box);
  const { basemap, lost } = useLoadedBasemap(config);
  const isFitted = fit !== null;
  const { west, south, east, north } = fit ?? NO_BOUNDS;
  const frame = useMemo(() => {
    if (!size) return null;
    const whole = isFitted
      ? frameAround({ west, south, east, north }, size, padding)
      : frameAt({ lat, lng }, zoom, size);
    return movedBy(whole, (padding.left - padding.right) / 2, (padding.top - padding.bottom) / 2);
  }, [size, isFitted, west, south, east, north, lat, lng, zoom, padding]);
  const covered = useMemo(
    () => (frame ? coveredByPins(points, selectedId, frame) : []),
    [points, selectedId, frame],
  );
  useStillPicture(canvas, basemap, frame, covered, lost);
  const ground = useMemo(
    () => (frame && element ? stillGround(frame, element, padding, move) : null),
    [frame, element, padding, move],
  );
  return { box, canvas, over, ground, basemap };
}
