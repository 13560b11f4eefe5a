import type { Origin } from '@liora/domain/contract/common';
import { EARTH_RADIUS_MILES } from '@liora/domain/limits';
import { distanceMiles } from '@liora/domain/rules/distance';

/** Cells of a quarter of a degree, counted like `plan_cell` in SQL does; longitude 180 is longitude -180. */
const PER_DEGREE = 4;
const COLUMNS = 360 * PER_DEGREE;
/** Rounding may not cut off who stands on the rim. */
const MARGIN_DEGREES = 1e-6;
const MARGIN_MILES = 1e-3;

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Half the width of a circle in degrees of longitude: wider near the poles, everything where it holds one. */
function longitudeReach(latitude: number, radius: number): number {
  const across = Math.sin(radius) / Math.cos((latitude * Math.PI) / 180);
  return Math.abs(latitude) + degrees(radius) >= 90 || across >= 1 ? 180 : degrees(Math.asin(across));
}

function range(from: number, to: number): number[] {
  const first = Math.floor(from * PER_DEGREE);
  return Array.from({ length: Math.floor(to * PER_DEGREE) - first + 1 }, (_, i) => first + i);
}

/** Whether the farthest point of a cell lies in the circle, which is one of its corners. */
function isInside(cell: number, { latitude, longitude }: Origin, miles: number): boolean {
  const south = Math.floor(cell / COLUMNS) / PER_DEGREE - 90;
  const west = (cell % COLUMNS) / PER_DEGREE - 180;
  const from = { lat: latitude, lng: longitude };
  return [south, south + 1 / PER_DEGREE].every((lat) =>
    [west, west + 1 / PER_DEGREE].every((lng) => distanceMiles(from, { lat, lng }) < miles - MARGIN_MILES),
  );
}

/** Numbers of the cells that lie wholly in a circle: what is in them needs no measuring. */
export const cellsInside = (origin: Origin, miles: number): number[] =>
  cellsAround(origin, miles).filter((cell) => isInside(cell, origin, miles));

/** Numbers of all cells that a circle touches, on both sides of the 180th meridian where it lies across. */
export function cellsAround({ latitude, longitude }: Origin, miles: number): number[] {
  const radius = miles / EARTH_RADIUS_MILES;
  const north = degrees(radius) + MARGIN_DEGREES;
  const east = longitudeReach(latitude, radius) + MARGIN_DEGREES;
  const rows = range(Math.max(-90, latitude - north) + 90, Math.min(90, latitude + north) + 90);
  const columns = new Set(
    range(longitude - east + 180, longitude + east + 180).map(
      (column) => ((column % COLUMNS) + COLUMNS) % COLUMNS,
    ),
  );
  return rows.flatMap((row) => [...columns].map((column) => row * COLUMNS + column));
}
