import type { Pixel } from '../geo/mercator.ts';

/** A pill that wants room. Its dot stands at `at`; the pill rises above it. */
export interface Claim {
  id: string;
  at: Pixel;
  width: number;
  height: number;
  /** Higher goes first; equal ranks keep list order. */
  rank: number;
}

/** In pixels, downwards. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 2;

function boxOf({ at, width, height }: Claim): Box {
  return {
    left: at.x - width / 2 - GAP,
    right: at.x + width / 2 + GAP,
    top: at.y - height - GAP,
    bottom: at.y + GAP,
  };
}

export const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The ids that keep their pill; all others step back to a speck. */
export function winners(claims: readonly Claim[]): Set<string> {
  const taken: Box[] = [];
  const kept = new Set<string>();
  for (const claim of [...claims].sort((a, b) => b.rank - a.rank)) {
    const box = boxOf(claim);
    if (taken.some((other) => overlaps(box, other))) continue;
    taken.push(box);
    kept.add(claim.id);
  }
  return kept;
}
