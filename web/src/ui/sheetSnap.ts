/** The three stops of a phone sheet, by how much of it shows. */
export type SheetSnap = 'peek' | 'half' | 'full';

/** Pixels that show at the lowest stop (design/README §11). */
export const SHEET_PEEK_PX = 96;
const order: readonly SheetSnap[] = ['peek', 'half', 'full'];
/** Faster than this (pixels per millisecond) a flick decides, wherever the sheet was let go. */
const FLICK = 0.5;

/** Pixels that show at a stop, in a sheet of the given height. */
export function shownAt(snap: SheetSnap, height: number, peek = SHEET_PEEK_PX): number {
  if (snap === 'peek') return Math.min(peek, height);
  return snap === 'half' ? Math.round(height / 2) : height;
}

/**
 * Where a sheet that is let go comes to rest: a flick goes to the next stop in its direction, otherwise
 * the nearest stop wins. `velocity` in pixels per millisecond, downwards positive.
 */
export function restingSnap(shown: number, velocity: number, height: number, peek?: number): SheetSnap {
  const at = (snap: SheetSnap) => shownAt(snap, height, peek);
  if (velocity > FLICK) return [...order].reverse().find((snap) => at(snap) < shown) ?? 'peek';
  if (velocity < -FLICK) return order.find((snap) => at(snap) > shown) ?? 'full';
  const distance = (snap: SheetSnap) => Math.abs(at(snap) - shown);
  return order.reduce((best, snap) => (distance(snap) < distance(best) ? snap : best));
}

/** The stop above or below, for the keyboard. */
export function nextSnap(snap: SheetSnap, step: 1 | -1): SheetSnap {
  return order[order.indexOf(snap) + step] ?? snap;
}
