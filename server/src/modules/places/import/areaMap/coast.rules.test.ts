import { describe, expect, test } from 'vitest';
import { turn } from './clip.rules.ts';
import { seaWithin } from './coast.rules.ts';
import type { Path } from './mapFeature.types.ts';
import { isInside, type Polygon } from './polygons.rules.ts';

/** y grows downward, as in tiles. */
const BOX = { minX: 0, minY: 0, maxX: 10, maxY: 10 };
const area = (polygons: readonly Polygon[]) =>
  polygons
    .flatMap((rings) => rings.map((ring, index) => (index === 0 ? 1 : -1) * Math.abs(turn(ring))))
    .reduce((sum, twice) => sum + twice / 2, 0);
const isSea = (polygons: readonly Polygon[], x: number, y: number) =>
  polygons.some(
    ([outer = [], ...holes]) => isInside(outer, x, y) && !holes.some((hole) => isInside(hole, x, y)),
  );
/** Against the clock: the water on its right is outside. */
const island = (x: number, y: number, size: number): Path => [
  ...[x, y],
  ...[x, y + size],
  ...[x + size, y + size],
  ...[x + size, y],
  ...[x, y],
];

describe('RUL-124 the sea of a file', () => {
  test('is none where no coast says so', () => {
    expect(seaWithin(BOX, [])).toEqual([]);
  });

  test('is everything around an island, and around several', () => {
    const sea = seaWithin(BOX, [island(2, 2, 3), island(7, 7, 1)]);
    expect(area(sea)).toBe(100 - 9 - 1);
    expect([isSea(sea, 3, 3), isSea(sea, 7.5, 7.5), isSea(sea, 6, 3)]).toEqual([false, false, true]);
  });

  test('lies on the right of a coast from edge to edge', () => {
    const eastward = [-1, 4, 3, 4, 3, 4, 11, 4];
    expect(area(seaWithin(BOX, [eastward]))).toBe(60);
    expect(isSea(seaWithin(BOX, [eastward]), 5, 9)).toBe(true);
    const westward = [11, 4, -1, 4];
    expect(area(seaWithin(BOX, [westward]))).toBe(40);
    expect(isSea(seaWithin(BOX, [westward]), 5, 1)).toBe(true);
  });

  test('fills a bay between two points of one edge, and goes around a cape', () => {
    const bay = [2, 12, 2, 6, 8, 6, 8, 12];
    expect(area(seaWithin(BOX, [bay]))).toBe(6 * 4);
    const cape = [8, 12, 8, 6, 2, 6, 2, 12];
    expect(area(seaWithin(BOX, [cape]))).toBe(100 - 6 * 4);
  });

  test('is several where coasts part it, with islands in the one that they lie in', () => {
    const sea = seaWithin(BOX, [[11, 3, -1, 3], [-1, 6, 11, 6], island(4, 7, 2)]);
    expect(sea).toHaveLength(2);
    expect(area(sea)).toBe(30 + 40 - 4);
    expect(isSea(sea, 5, 5)).toBe(false);
  });

  test('is one water between two coasts', () => {
    const sea = seaWithin(BOX, [
      [-1, 3, 11, 3],
      [11, 6, -1, 6],
    ]);
    expect(sea).toHaveLength(1);
    expect(area(sea)).toBe(30);
  });

  test('comes from pieces in any order, and from a ring that leaves the box', () => {
    const pieces = [
      [6, 4, 11, 4],
      [-1, 4, 2, 4],
      [2, 4, 6, 4],
    ];
    expect(area(seaWithin(BOX, pieces))).toBe(60);
    const head = [5, 5, 5, 12, 15, 12, 15, 5, 5, 5];
    expect(area(seaWithin(BOX, [head]))).toBe(75);
  });

  test('goes straight on to the nearest edge where a coast stops within the box', () => {
    expect(area(seaWithin(BOX, [[1, 4, 9, 4]]))).toBe(60);
  });

  test('fills a ring that runs with the clock', () => {
    const lagoon = [2, 2, 5, 2, 5, 5, 2, 5, 2, 2];
    expect(area(seaWithin(BOX, [lagoon]))).toBe(9);
  });
});
