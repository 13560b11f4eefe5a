import { distanceMiles, type LatLng } from '@liora/domain/rules/distance';
import type pg from 'pg';
import { type LocalityRow, localitiesWithPlaces } from './location.queries.ts';
import { townKey } from './townKey.ts';
import type { Towns } from './towns.ts';

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
    (rows) => rows.map((row) => placed(towns, row)).filter((place) => !isTown(towns, place)),
    () => [],
  );
  memory.set(pool, { readAt: now.getTime(), neighbourhoods: reading });
  return reading;
}

function placed(towns: Towns, { locality, latitude, longitude }: LocalityRow): Neighbourhood {
  const at = { lat: rounded(latitude), lng: rounded(longitude) };
  return { key: townKey(locality), name: locality, at, town: largestAround(towns, at) };
}

/** A thousandth of a degree: the middle of an area is no exact spot. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

function largestAround(towns: Towns, at: LatLng): number | null {
  let largest: number | null = null;
  for (const town of towns.withAtLeast(TOWN_WITH_PARTS)) {
    if (largest !== null && towns.population(town) <= towns.population(largest)) continue;
    if (!towns.isPart(town) && distanceMiles(towns.position(town), at) <= AROUND_MILES) largest = town;
  }
  return largest;
}

/** 'San Francisco' as a locality is the town itself. */
const isTown = (towns: Towns, { key, at }: Neighbourhood) =>
  [...towns.named(key)].some(
    (town) => !towns.isPart(town) && distanceMiles(towns.position(town), at) <= AROUND_MILES,
  );
