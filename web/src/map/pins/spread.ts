import type { Pixel } from '../geo/mercator.ts';
import type { Placed } from './cluster.ts';

const SAME_SPOT = 6;
const TURN = 2.4;

/**
 * Moves apart, in a ring, pins that share one address (a food hall, a tower), so that each can
 * still be pressed. Returns offsets in CSS pixels for those that moved; the first one stays.
 */
export function spreadOffsets(points: readonly Placed[]): Map<string, Pixel> {
  const offsets = new Map<string, Pixel>();
  const anchors: { at: Pixel; count: number }[] = [];
  for (const { id, at } of points) {
    const anchor = anchors.find((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) <= SAME_SPOT);
    if (!anchor) {
      anchors.push({ at, count: 0 });
      continue;
    }
    anchor.count += 1;
    // A sunflower spiral: even spacing for three pins as for thirty.
    const distance = 26 * Math.sqrt(anchor.count);
    const angle = anchor.count * TURN;
    offsets.set(id, { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance });
  }
  return offsets;
}
