import type { LatLng } from '@liora/domain/rules/distance';
import { type CityColumns, readCities } from './cityFile.parser.ts';

/** Towns are sought in squares of so many degrees, and no further than so many squares away. */
const SQUARE_DEGREES = 0.5;
const SQUARES_AWAY = 6;
/** A town of another division that is hardly further away than the nearest one: the border runs somewhere between. */
const AS_NEAR = 1.3;

/**
 * The first-level division ('US.CA') that positions lie in, by the towns around them. The towns are read with the first
 * question and let go of with this object: some fifth of a second, and 14 MB.
 */
export class DivisionsAround {
  #towns: Promise<TownSquares> | undefined;

  /** The division of the nearest town, and those of others that are as near; none far from every town. */
  async at(position: LatLng): Promise<string[]> {
    this.#towns ??= readCities().then((columns) => new TownSquares(columns));
    return (await this.#towns).divisionsAt(position);
  }
}

class TownSquares {
  readonly #columns: CityColumns;
  readonly #squares = new Map<string, number[]>();

  constructor(columns: CityColumns) {
    this.#columns = columns;
    for (let town = 0; town < columns.names.length; town++) {
      const square = squareOf(columns.latitude[town] ?? 0, columns.longitude[town] ?? 0);
      const key = square.join();
      const towns = this.#squares.get(key);
      if (towns) towns.push(town);
      else this.#squares.set(key, [town]);
    }
  }

  divisionsAt(position: LatLng): string[] {
    const nearest = new Map<string, number>();
    for (const town of this.#around(position)) {
      const division = this.#columns.divisions[this.#columns.division[town] ?? 0] ?? '';
      const distance = this.#distance(town, position);
      if (distance < (nearest.get(division) ?? Number.POSITIVE_INFINITY)) nearest.set(division, distance);
    }
    const sorted = [...nearest].sort(([, a], [, b]) => a - b);
    const limit = (sorted[0]?.[1] ?? 0) * AS_NEAR;
    return sorted.filter(([, distance]) => distance <= limit).map(([division]) => division);
  }

  /** The towns of the nearest ring of squares that has any, and of the next one: a nearer town may lie across its edge. */
  #around({ lat, lng }: LatLng): number[] {
    const [row, column] = squareOf(lat, lng);
    const found: number[] = [];
    let last = SQUARES_AWAY;
    for (let away = 0; away <= last; away++) {
      found.push(...this.#ring(row, column, away));
      if (found.length > 0) last = Math.min(last, away + 1);
    }
    return found;
  }

  #ring(row: number, column: number, away: number): number[] {
    const steps = Array.from({ length: 2 * away + 1 }, (_, step) => step - away);
    return steps
      .flatMap((down) => steps.map((right) => [down, right] as const))
      .filter(([down, right]) => Math.max(Math.abs(down), Math.abs(right)) === away)
      .flatMap(([down, right]) => this.#squares.get(`${row + down},${column + right}`) ?? []);
  }

  /** In degrees of latitude: good enough to compare what is near. */
  #distance(town: number, { lat, lng }: LatLng): number {
    const north = (this.#columns.latitude[town] ?? 0) - lat;
    const east = ((this.#columns.longitude[town] ?? 0) - lng) * Math.cos((lat * Math.PI) / 180);
    return Math.hypot(north, east);
  }
}

const squareOf = (lat: number, lng: number) =>
  [Math.floor(lat / SQUARE_DEGREES), Math.floor(lng / SQUARE_DEGREES)] as const;
