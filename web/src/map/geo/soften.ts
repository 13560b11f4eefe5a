import type { Position } from './polygon.ts';

/** A step along the way from one position towards another. */
function towards(from: Position, to: Position, most: number): Position {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const share = length === 0 ? 0 : Math.min(0.25, most / length + 0.15);
  return [from[0] + dx * share, from[1] + dy * share];
}

/**
 * Cuts the corners of a closed ring (Chaikin's scheme), so that a shore drawn with few points does
 * not look like broken glass. A cut starts at most `most` degrees and 15 % of the side away from its
 * corner, which bounds how far the shape can stray from what was drawn.
 */
export function softRing(ring: readonly Position[], most: number, rounds = 2): Position[] {
  if (rounds === 0) return [...ring];
  const corners = ring.slice(0, -1);
  const cut = corners.flatMap((corner, index): Position[] => {
    const before = corners[(index || corners.length) - 1] ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    return [towards(corner, before, most), towards(corner, after, most)];
  });
  return softRing([...cut, ...cut.slice(0, 1)], most / 2, rounds - 1);
}

/** The same for an open line, whose ends stay where they are. */
export function softLine(line: readonly Position[], most: number, rounds = 2): Position[] {
  if (rounds === 0) return [...line];
  const cut = line.flatMap((corner, index): Position[] => {
    const before = line[index - 1];
    const after = line[index + 1];
    return before && after ? [towards(corner, before, most), towards(corner, after, most)] : [corner];
  });
  return softLine(cut, most / 2, rounds - 1);
}
