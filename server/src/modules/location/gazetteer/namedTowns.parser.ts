import { setImmediate as nextTurn } from 'node:timers/promises';
import { ALTERNATIVE_NAMES } from './alternativeNames.data.ts';
import { type CityColumns, readCities } from './cityFile.parser.ts';
import { OWN_SCRIPT_NAMES } from './ownScriptNames.data.ts';
import { townKey } from './townKey.rules.ts';
import type { TownName } from './towns.rules.ts';

const NAMES_PER_BATCH = 10_000;

/** Every town of the file under each of its names, in the order of the keys: read a little at a time. */
export async function namedTowns(): Promise<TownName[]> {
  const columns = await readCities();
  const named: TownName[] = [];
  for (const [town, name] of columns.names.entries()) {
    if (town % NAMES_PER_BATCH === NAMES_PER_BATCH - 1) await nextTurn();
    for (const key of keysOf(name)) named.push(townName(columns, town, key));
  }
  named.push(...alternatives(columns));
  await nextTurn();
  return named.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

/** 'Donostia / San Sebastián' is both. */
const keysOf = (name: string): string[] =>
  name.includes(' / ') ? [name, ...name.split(' / ')].map(townKey) : [townKey(name)];

const townName = (columns: CityColumns, town: number, key: string): TownName => ({
  key,
  name: columns.names[town] ?? '',
  division: columns.divisions[columns.division[town] ?? 0] ?? '',
  population: columns.population[town] ?? 0,
  latitude: rounded(columns.latitude[town]),
  longitude: rounded(columns.longitude[town]),
  is_part: columns.part[town] === 1,
});

/** Five decimals, as in the file; the columns keep 32 bits. */
const rounded = (degrees = 0) => Math.round(degrees * 1e5) / 1e5;

interface OtherNames {
  /** Country and the name in the file: 'HK Hong Kong'. */
  entry: string;
  others: readonly string[];
}

/** What towns are also called, by both tables. */
export const otherNames: readonly OtherNames[] = [ALTERNATIVE_NAMES, OWN_SCRIPT_NAMES].flatMap((table) =>
  Object.entries(table).flatMap(([country, names]) =>
    Object.entries(names).map(([name, others]) => ({ entry: `${country} ${name}`, others })),
  ),
);

function alternatives(columns: CityColumns): TownName[] {
  const meant = mostPopulous(columns);
  return otherNames.flatMap(({ entry, others }) => {
    const town = meant.get(entry);
    return town === undefined ? [] : others.map((other) => townName(columns, town, townKey(other)));
  });
}

/** The town that each 'country name' of the tables means. */
export function mostPopulous(columns: CityColumns): Map<string, number> {
  const asked = new Set(otherNames.map(({ entry }) => entry));
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
