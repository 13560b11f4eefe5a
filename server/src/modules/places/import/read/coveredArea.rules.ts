/** Degrees, WGS 84. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/**
 * The ground that a file covers: squares of a hundredth of a degree (about a kilometre) in which it holds anything.
 * A box alone would be too much: the box around Monaco is mostly France, and a French restaurant that is missing
 * from the file of Monaco has not disappeared.
 */
export class CoveredArea {
  readonly squares = new Set<number>();
  /** The box that the file itself names; without one, all squares count. */
  named: Box | null = null;

  #last = -1;

  add(lat: number, lng: number): void {
    const square = squareOf(lat, lng);
    // Neighbours in a file are neighbours on the ground.
    if (square === this.#last) return;
    this.#last = square;
    this.squares.add(square);
  }

  /** Around everything in the file, or null when it is empty. */
  box(): Box | null {
    if (this.named) return this.named;
    const box = { south: 90, west: 180, north: -90, east: -180 };
    for (const square of this.squares) {
      const row = Math.floor(square / SQUARES_PER_ROW);
      const column = square - row * SQUARES_PER_ROW;
      box.south = Math.min(box.south, row / 100 - 90);
      box.north = Math.max(box.north, (row + 1) / 100 - 90);
      box.west = Math.min(box.west, column / 100 - 180);
      box.east = Math.max(box.east, (column + 1) / 100 - 180);
    }
    return this.squares.size === 0 ? null : box;
  }
}

const SQUARES_PER_ROW = 40_000;

/** The same number as SQUARE_OF_ROW computes in SQL: both are IEEE double arithmetic. */
function squareOf(lat: number, lng: number): number {
  return Math.floor((lat + 90) * 100) * SQUARES_PER_ROW + Math.floor((lng + 180) * 100);
}

/** SQL: the square in which a row with `latitude` and `longitude` lies. */
export const SQUARE_OF_ROW = `(floor((latitude + 90) * 100)::int8 * ${SQUARES_PER_ROW} + floor((longitude + 180) * 100)::int8)`;
