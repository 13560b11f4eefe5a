import { distanceMiles, type LatLng } from '@liora/domain/rules/distance';
import { countryCodes, countryNames } from '../gazetteer/countries.data.ts';
import { DIVISIONS } from '../gazetteer/divisions.data.ts';
import { townKey } from '../gazetteer/townKey.rules.ts';
import type { Towns } from '../gazetteer/towns.rules.ts';

/** What stands after the comma: any of these states, countries and larger towns. */
export interface EnclosingAreas {
  divisions: ReadonlySet<string>;
  countries: ReadonlySet<string>;
  towns: readonly LatLng[];
}

/** A part of a town lies this near to its middle. */
const PART_OF_TOWN_MILES = 20;
const TOWN_WITH_PARTS = 50_000;

interface Areas {
  divisions: Map<string, Set<string>>;
  countries: Map<string, Set<string>>;
}
let known: Areas | undefined;

function areas(): Areas {
  if (known) return known;
  known = { divisions: new Map(), countries: new Map() };
  for (const { key, typed } of DIVISIONS) for (const name of typed) add(known.divisions, name, key);
  for (const code of countryCodes()) for (const name of countryNames(code)) add(known.countries, name, code);
  return known;
}

function add(areas: Map<string, Set<string>>, name: string, value: string): void {
  const key = townKey(name);
  const values = areas.get(key) ?? new Set();
  areas.set(key, values.add(value));
}

const NO_AREAS: ReadonlySet<string> = new Set();

/** What a key can mean as an enclosing area; null when it means nothing. 'CA' is both California and Canada. */
export function enclosingAreas(towns: Towns, key: string): EnclosingAreas | null {
  const divisions = areas().divisions.get(key) ?? NO_AREAS;
  const countries = areas().countries.get(key) ?? NO_AREAS;
  const large = towns
    .named(key)
    .filter((town) => town.population >= TOWN_WITH_PARTS && !town.isPart)
    .map(({ at }) => at);
  return divisions.size + countries.size + large.length === 0 ? null : { divisions, countries, towns: large };
}

/** Whether a town of this division ('US.CA') at this spot lies there. */
export function isWithin(
  division: string,
  at: LatLng,
  { divisions, countries, towns }: EnclosingAreas,
): boolean {
  return (
    divisions.has(division) ||
    countries.has(division.slice(0, 2)) ||
    towns.some((town) => distanceMiles(town, at) <= PART_OF_TOWN_MILES)
  );
}
