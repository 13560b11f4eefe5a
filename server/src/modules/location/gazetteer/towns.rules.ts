import type { LatLng } from '@liora/domain/rules/distance';

/** A town under one of its names: a row of town_names. */
export interface TownName {
  key: string;
  name: string;
  division: string;
  population: number;
  latitude: number;
  longitude: number;
  is_part: boolean;
}

export interface Town {
  name: string;
  /** 'US.CA'. */
  division: string;
  population: number;
  isPart: boolean;
  at: LatLng;
}

/** A beginning of names, of towns with at least so many people. */
export interface Beginning {
  prefix: string;
  least: number;
}

/** A town without a counted population is a village. */
const VILLAGE = 500;

export const toTown = (row: TownName): Town => ({
  name: row.name,
  division: row.division,
  population: Math.max(VILLAGE, row.population),
  isPart: row.is_part,
  at: { lat: row.latitude, lng: row.longitude },
});

const beginning = ({ prefix, least }: Beginning) => `${least} ${prefix}`;

/** The towns that one question needs: what it asks for and is not here yet is noted, to be fetched before it is asked again. */
export class Towns {
  readonly #named = new Map<string, Town[]>();
  readonly #beginning = new Map<string, Town[]>();
  #missing: { keys: Set<string>; beginnings: Map<string, Beginning> } = {
    keys: new Set(),
    beginnings: new Map(),
  };

  named(key: string): readonly Town[] {
    const towns = this.#named.get(key);
    if (!towns) this.#missing.keys.add(key);
    return towns ?? [];
  }

  startingWith(asked: Beginning): readonly Town[] {
    const towns = this.#beginning.get(beginning(asked));
    if (!towns) this.#missing.beginnings.set(beginning(asked), asked);
    return towns ?? [];
  }

  get isComplete(): boolean {
    return this.#missing.keys.size + this.#missing.beginnings.size === 0;
  }

  /** What was asked for in vain since the last time. */
  takeMissing(): { keys: string[]; beginnings: Beginning[] } {
    const { keys, beginnings } = this.#missing;
    this.#missing = { keys: new Set(), beginnings: new Map() };
    return { keys: [...keys], beginnings: [...beginnings.values()] };
  }

  addNamed(keys: readonly string[], rows: readonly TownName[]): void {
    const found = Map.groupBy(rows, ({ key }) => key);
    for (const key of keys) this.#named.set(key, (found.get(key) ?? []).map(toTown));
  }

  addBeginning(asked: Beginning, rows: readonly TownName[]): void {
    this.#beginning.set(beginning(asked), rows.map(toTown));
  }
}
