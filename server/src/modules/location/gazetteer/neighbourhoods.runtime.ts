import { MILES_PER_DEGREE_LATITUDE } from '@liora/domain/limits';
import { distanceMiles, type LatLng } from '@liora/domain/rules/distance';
import type pg from 'pg';
import { type LocalityRow, localitiesWithPlaces } from '../location.queries.ts';
import { townKey } from './townKey.rules.ts';
import type { Towns } from './towns.runtime.ts';

export interface Neighbourhood {
  key: string;
  name: string;
  at: LatLng;
  /** The largest town around it; null far from every town. */
  town: number | null;
}

const FRESH_MS = 3_600_000;
const AROUND_MILES = 15;
const TOWN_WITH_PARTS = 50_000;

interface Memory {
  readAt: number;
  neighbourhoods: Promise<readonly Neighbourhood[]>;
}
const memory = new WeakMap<pg.Pool, Memory>();

/**
 * The neighbourhoods that places of the database say they are in. Read once an hour; while the database has no time for
 * it there are none, which only costs a suggestion.
 */
export function neighbourhoods(pool: pg.Pool, towns: Towns, now: Date): Promise<readonly Neighbourhood[]> {
  const kept = memory.get(pool);
  if (kept && now.getTime() - kept.readAt < FRESH_MS) return kept.neighbourhoods;
  const reading = localitiesWithPlaces(pool).then(
    (rows) => {
      const large = largeTowns(towns);
      return rows.map((row) => placed(large, row)).filter((place) => !isTown(towns, place));
    },
    () => [],
  );
  memory.set(pool, { readAt: now.getTime(), neighbourhoods: reading });
  return reading;
}

function placed(large: readonly LargeTown[], { locality, latitude, longitude }: LocalityRow): Neighbourhood {
  const at = { lat: rounded(latitude), lng: rounded(longitude) };
  return { key: townKey(locality), name: locality, at, town: largestAround(large, at) };
}

/** A thousandth of a degree: the middle of an area is no exact spot. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

interface LargeTown {
  town: number;
  at: LatLng;
}

/** Towns that have neighbourhoods, the largest first: looked up once for all localities. */
function largeTowns(towns: Towns): LargeTown[] {
  return [...towns.withAtLeast(TOWN_WITH_PARTS)]
    .filter((town) => !towns.isPart(town))
    .sort((a, b) => towns.population(b) - towns.population(a))
    .map((town) => ({ town, at: towns.position(town) }));
}

/** Comparing latitudes first spares nearly all distances. */
function largestAround(large: readonly LargeTown[], at: LatLng): number | null {
  const isAround = (town: LargeTown) =>
    Math.abs(town.at.lat - at.lat) * MILES_PER_DEGREE_LATITUDE <= AROUND_MILES &&
    distanceMiles(town.at, at) <= AROUND_MILES;
  return large.find(isAround)?.town ?? null;
}

/** 'San Francisco' as a locality is the town itself. */
const isTown = (towns: Towns, { key, at }: Neighbourhood) =>
  [...towns.named(key)].some(
    (town) => !towns.isPart(town) && distanceMiles(towns.position(town), at) <= AROUND_MILES,
  );
