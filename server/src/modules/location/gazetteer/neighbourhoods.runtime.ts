import { HOUR_MS } from '@liora/domain/durations';
import { MILES_PER_DEGREE_LATITUDE } from '@liora/domain/limits';
import { coarseDegrees } from '@liora/domain/rules/coarseDegrees';
import { distanceMiles, type LatLng } from '@liora/domain/rules/distance';
import type pg from 'pg';
import {
  type LocalityRow,
  localitiesWithPlaces,
  townsCalled,
  townsWithAtLeast,
} from '../location.queries.ts';
import { townKey } from './townKey.rules.ts';
import { type Town, Towns, toTown } from './towns.rules.ts';

export interface Neighbourhood {
  key: string;
  name: string;
  at: LatLng;
  /** The largest town around it; null far from every town. */
  town: Town | null;
}

const FRESH_MS = HOUR_MS;
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
export function neighbourhoods(pool: pg.Pool, now: Date): Promise<readonly Neighbourhood[]> {
  const kept = memory.get(pool);
  if (kept && now.getTime() - kept.readAt < FRESH_MS) return kept.neighbourhoods;
  const reading = readNeighbourhoods(pool).catch(() => []);
  memory.set(pool, { readAt: now.getTime(), neighbourhoods: reading });
  return reading;
}

async function readNeighbourhoods(pool: pg.Pool): Promise<Neighbourhood[]> {
  const rows = await localitiesWithPlaces(pool);
  if (rows.length === 0) return [];
  const keys = [...new Set(rows.map(({ locality }) => townKey(locality)))];
  const towns = new Towns();
  towns.addNamed(keys, await townsCalled(pool, keys));
  const large = (await townsWithAtLeast(pool, TOWN_WITH_PARTS)).map(toTown);
  return rows.map((row) => placed(large, row)).filter((place) => !isTown(towns, place));
}

function placed(large: readonly Town[], { locality, latitude, longitude }: LocalityRow): Neighbourhood {
  const at = { lat: coarseDegrees(latitude), lng: coarseDegrees(longitude) };
  return { key: townKey(locality), name: locality, at, town: largestAround(large, at) };
}

/** Comparing latitudes first spares nearly all distances. */
function largestAround(large: readonly Town[], at: LatLng): Town | null {
  const isAround = (town: Town) =>
    Math.abs(town.at.lat - at.lat) * MILES_PER_DEGREE_LATITUDE <= AROUND_MILES &&
    distanceMiles(town.at, at) <= AROUND_MILES;
  return large.find(isAround) ?? null;
}

/** 'San Francisco' as a locality is the town itself. */
const isTown = (towns: Towns, { key, at }: Neighbourhood) =>
  towns.named(key).some((town) => !town.isPart && distanceMiles(town.at, at) <= AROUND_MILES);
