import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LatLng } from '@liora/domain/rules/distance';
import { ALTERNATIVE_NAMES } from './alternativeNames.data.ts';
import { type CityColumns, readCities } from './cityFile.parser.ts';
import { townKey } from './townKey.rules.ts';

const NAMES_PER_BATCH = 10_000;
/** A town without a counted population is a village. */
const VILLAGE = 500;

/** The towns of the world by name: one sorted list of keys, searched by halving. About 25 MB, loaded at first use. */
export class Towns {
  readonly columns: CityColumns;
  readonly #keys: readonly string[];
  readonly #town: Uint32Array;

  constructor(columns: CityColumns, named: readonly { key: string; town: number }[]) {
    this.columns = columns;
    this.#keys = named.map(({ key }) => key);
    this.#town = Uint32Array.from(named, ({ town }) => town);
  }

  /** First position whose key is not before `key`. */
  #position(key: string): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#keys[middle] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  *named(key: string): Generator<number> {
    for (let i = this.#position(key); this.#keys[i] === key; i++) yield this.#town[i] ?? 0;
  }

  *startingWith(prefix: string): Generator<number> {
    for (let i = this.#position(prefix); this.#keys[i]?.startsWith(prefix); i++) yield this.#town[i] ?? 0;
  }

  *withAtLeast(people: number): Generator<number> {
    for (const [town, count] of this.columns.population.entries()) if (count >= people) yield town;
  }

  /** 'US.CA'. */
  division(town: number): string {
    return this.columns.divisions[this.columns.division[town] ?? 0] ?? '';
  }
  country(town: number): string {
    return this.division(town).slice(0, 2);
  }
  name(town: number): string {
    return this.columns.names[town] ?? '';
  }
  population(town: number): number {
    return Math.max(VILLAGE, this.columns.population[town] ?? 0);
  }
  isPart(town: number): boolean {
    return this.columns.part[town] === 1;
  }
  position(town: number): LatLng {
    return { lat: rounded(this.columns.latitude[town]), lng: rounded(this.columns.longitude[town]) };
  }
}

/** Five decimals, as in the file; the columns keep 32 bits. */
const rounded = (degrees = 0) => Math.round(degrees * 1e5) / 1e5;

let loading: Promise<Towns> | undefined;

/** Loads once, at the first question; a failed load is tried again by the next one. */
export function towns(): Promise<Towns> {
  loading ??= loadTowns().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

interface NamedTown {
  key: string;
  town: number;
}

/** Reads and sorts everything, a little at a time. */
async function loadTowns(): Promise<Towns> {
  const columns = await readCities();
  const named: NamedTown[] = [];
  for (const [town, name] of columns.names.entries()) {
    if (town % NAMES_PER_BATCH === NAMES_PER_BATCH - 1) await nextTurn();
    for (const key of keysOf(name)) named.push({ key, town });
  }
  for (const key of alternatives(columns)) named.push(key);
  return new Towns(columns, await sorted(named));
}

/** One first letter after the other. */
async function sorted(named: NamedTown[]): Promise<NamedTown[]> {
  const shelves = Map.groupBy(named, ({ key }) => key.slice(0, 1));
  const letters = [...shelves.keys()].sort();
  const inOrder: NamedTown[][] = [];
  for (const letter of letters) {
    await nextTurn();
    inOrder.push(shelves.get(letter)?.sort(byKey) ?? []);
  }
  return inOrder.flat();
}

const byKey = (a: NamedTown, b: NamedTown) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

/** 'Donostia / San Sebastián' is both. */
const keysOf = (name: string): string[] =>
  name.includes(' / ') ? [name, ...name.split(' / ')].map(townKey) : [townKey(name)];

function alternatives(columns: CityColumns): NamedTown[] {
  const meant = mostPopulous(columns);
  return Object.entries(ALTERNATIVE_NAMES).flatMap(([country, names]) =>
    Object.entries(names).flatMap(([name, others]) => {
      const town = meant.get(`${country} ${name}`);
      return town === undefined ? [] : others.map((other) => ({ key: townKey(other), town }));
    }),
  );
}

/** The town that each 'country name' of the table means. */
export function mostPopulous(columns: CityColumns): Map<string, number> {
  const asked = new Set(
    Object.entries(ALTERNATIVE_NAMES).flatMap(([country, names]) =>
      Object.keys(names).map((name) => `${country} ${name}`),
    ),
  );
  const meant = new Map<string, number>();
  for (const [town, name] of columns.names.entries()) {
    const entry = `${columns.divisions[columns.division[town] ?? 0]?.slice(0, 2)} ${name}`;
    if (!asked.has(entry)) continue;
    const other = meant.get(entry);
    const people = columns.population[town] ?? 0;
    if (other === undefined || people > (columns.population[other] ?? 0)) meant.set(entry, town);
  }
  return meant;
}
