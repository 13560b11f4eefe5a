import type { MapBounds } from '@liora/domain/contract/placesMap';
import { MAP_CELLS_MAX, MAP_LEVEL_MAX } from '@liora/domain/limits';

/** The map is a square of 2^30 units each way, counted from its north-west corner; map_x() and map_y() of migration 0033. */
export const UNIT_BITS = 30;
const UNITS = 2 ** UNIT_BITS;
const MAX_LATITUDE = 85;
const PLANE_WIDTH = 360 * 69.0976;
const PLANE_HEIGHT = 7918 * Math.PI;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const whole = (unit: number) => Math.min(UNITS - 1, Math.max(0, Math.floor(unit)));
const hundredth = (degrees: number) => Math.round(degrees * 1e5) / 1e5 + 0;

export const unitX = (longitude: number): number => whole((longitude / 360 + 0.5) * UNITS);
export function unitY(latitude: number): number {
  const lat = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude));
  return whole((0.5 - Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)) / (2 * Math.PI)) * UNITS);
}
export const longitudeOf = (x: number): number => hundredth((x / UNITS - 0.5) * 360);
export function latitudeOf(y: number): number {
  const lat = (Math.atan(Math.sinh((0.5 - y / UNITS) * 2 * Math.PI)) * 180) / Math.PI;
  return hundredth(Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, lat)));
}

/** Cells of one level: columns from west to east, two runs of them across the date line, and rows from north to south. */
export interface CellRange {
  level: number;
  columns: ReadonlyArray<{ first: number; last: number }>;
  firstRow: number;
  lastRow: number;
}

/** Clusters stand some 128 px apart: the world is 512 px wide at zoom 0. */
const LEVELS_BELOW_ZOOM = 2;

/** The cells that a view cuts, of the level of its zoom, or of a coarser one where they would be too many. */
export function cellsInView(bounds: MapBounds, zoom: number): CellRange {
  let level = Math.min(MAP_LEVEL_MAX, Math.round(zoom) + LEVELS_BELOW_ZOOM);
  while (level > 0 && cellCount(cellsAt(bounds, level)) > MAP_CELLS_MAX) level -= 1;
  return cellsAt(bounds, level);
}

export function cellsAt({ west, south, east, north }: MapBounds, level: number): CellRange {
  const shift = 2 ** (UNIT_BITS - level);
  const cell = (unit: number) => Math.floor(unit / shift);
  const [first, last] = [cell(unitX(west)), cell(unitX(east))];
  const edge = 2 ** level - 1;
  const columns =
    west <= east
      ? [{ first, last }]
      : first <= last
        ? [{ first: 0, last: edge }]
        : [
            { first, last: edge },
            { first: 0, last },
          ];
  return { level, columns, firstRow: cell(unitY(north)), lastRow: cell(unitY(south)) };
}

function cellCount({ columns, firstRow, lastRow }: CellRange): number {
  return columns.reduce((sum, { first, last }) => sum + last - first + 1, 0) * (lastRow - firstRow + 1);
}

/** The box of the cells, from edge to edge. */
export function areaOf({ level, columns, firstRow, lastRow }: CellRange): MapBounds {
  const size = 2 ** (UNIT_BITS - level);
  const [left, right] = [columns[0]?.first ?? 0, columns.at(-1)?.last ?? 0];
  return {
    west: longitudeOf(left * size),
    south: latitudeOf((lastRow + 1) * size),
    east: longitudeOf((right + 1) * size),
    north: latitudeOf(firstRow * size),
  };
}

export const cellBounds = (level: number, x: number, y: number): MapBounds =>
  areaOf({ level, columns: [{ first: x, last: x }], firstRow: y, lastRow: y });

/** A run of cells as a box of the plane that place_search keeps positions on, a little wider: its units decide exactly. */
export function planeBox(
  { level, firstRow, lastRow }: CellRange,
  { first, last }: { first: number; last: number },
) {
  const size = 2 ** (UNIT_BITS - level);
  const x = (unit: number) => (unit / UNITS - 0.5) * PLANE_WIDTH;
  const y = (unit: number) => (0.5 - unit / UNITS) * PLANE_HEIGHT;
  // What lies on the rim of the world, or a hair beyond it, is in the outermost cells.
  const rim = 2 ** level - 1;
  return {
    left: first === 0 ? -PLANE_WIDTH : x(first * size - 2),
    right: last === rim ? PLANE_WIDTH : x((last + 1) * size + 2),
    bottom: lastRow === rim ? -PLANE_HEIGHT : y((lastRow + 1) * size + 2),
    top: firstRow === 0 ? PLANE_HEIGHT : y(firstRow * size - 2),
  };
}
