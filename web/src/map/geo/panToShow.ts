import type { Padding } from '../mapTypes.ts';
import type { Pixel } from './mercator.ts';

/** Room a selected pill takes beside, above and below its spot. */
const HALF_PILL = 108;
const PILL_RISE = 64;
const BELOW = 24;

/**
 * How far, in CSS pixels, to pan so that a spot comes free of the edges and of what lies over the
 * map; null when it can be seen already.
 */
export function panToShow(
  spot: Pixel,
  size: { width: number; height: number },
  cover: Padding,
): Pixel | null {
  const side = Math.min(HALF_PILL, size.width / 4);
  const x = shift(spot.x, cover.left + side, size.width - cover.right - side);
  const y = shift(spot.y, cover.top + PILL_RISE, size.height - cover.bottom - BELOW);
  return x === 0 && y === 0 ? null : { x, y };
}

function shift(value: number, least: number, most: number): number {
  // Hardly any room left between the covers: aim for the middle of it.
  if (least > most) return value - (least + most) / 2;
  if (value < least) return value - least;
  return value > most ? value - most : 0;
}
