import type { Origin } from '@liora/domain/contract/common';
import type { PlaceCard } from '@liora/domain/contract/places';
import { DAY_MS } from '@liora/domain/durations';
import {
  AREA_NAME_MILES,
  CURATED_RADIUS_MILES,
  NEIGHBOUR_MILES,
  NEIGHBOUR_PLACES,
  NEW_PINS,
  NEW_PINS_DAYS,
  OPEN_NEAR_MILES,
  OPEN_NEAR_PLACES,
  WORTH_A_DATE_PLACES,
} from '@liora/domain/limits';
import type { Caller } from '../../../../rpc/context.ts';
import { placesOfPlansNear } from '../../../plans/lists/planLists.service.ts';
import { toPlaceCard } from '../../places.views.ts';
import { features } from '../understand/features.runtime.ts';
import { findNeighbours, findNewPins, findOpen, findWorthADate, localitiesNear } from './nearby.queries.ts';

/** Kinds of place that make an evening. */
const EVENING_KINDS = ['Restaurant', 'Bar', 'Dessert', 'Entertainment'];
const NOT_AN_EVENING = ['Fast Food'];

/** Places that curators note or public plans include, near first, at most 8 of different categories. */
export async function placesWorthADate(caller: Caller, origin: Origin, at: Date): Promise<PlaceCard[]> {
  const pool = caller.deps.searchPool;
  const rows = await findWorthADate(pool, {
    viewer: caller.viewer,
    origin,
    miles: CURATED_RADIUS_MILES,
    window: 200,
    notedCode: (await features(pool)).flag('noted'),
    stops: await placesOfPlansNear(caller, origin),
    limit: WORTH_A_DATE_PLACES,
  });
  return rows.map((row) => toPlaceCard(row, at, caller.viewer));
}

/** Places for an evening that are open at the instant and a walk away, nearest first, at most 6. */
export async function placesOpenNear(caller: Caller, origin: Origin, at: Date): Promise<PlaceCard[]> {
  const pool = caller.deps.searchPool;
  const codes = await features(pool);
  const rows = await findOpen(pool, {
    viewer: caller.viewer,
    origin,
    miles: OPEN_NEAR_MILES,
    window: 1000,
    kinds: EVENING_KINDS.flatMap((kind) => codes.kind(kind) ?? []),
    at,
    limit: 4 * OPEN_NEAR_PLACES,
  });
  const evening = rows.filter((row) => !NOT_AN_EVENING.includes(row.subcategory ?? ''));
  return evening.slice(0, OPEN_NEAR_PLACES).map((row) => toPlaceCard(row, at, caller.viewer));
}

/** Public pins of others that were dropped around here in the last weeks, the newest first, at most 8. */
export async function newPinsNear(caller: Caller, origin: Origin, at: Date): Promise<PlaceCard[]> {
  const rows = await findNewPins(caller.deps.searchPool, {
    viewer: caller.viewer,
    origin,
    miles: CURATED_RADIUS_MILES,
    window: 500,
    since: new Date(caller.deps.now().getTime() - NEW_PINS_DAYS * DAY_MS),
    limit: NEW_PINS,
  });
  return rows.map((row) => toPlaceCard(row, at, caller.viewer));
}

/** Up to 6 other places within a ten-minute walk, nearest first. */
export async function neighboursOf(
  caller: Caller,
  place: { id: string; latitude: number; longitude: number },
  at: Date,
): Promise<PlaceCard[]> {
  const rows = await findNeighbours(caller.deps.searchPool, {
    viewer: caller.viewer,
    origin: place,
    miles: NEIGHBOUR_MILES,
    window: 50,
    except: place.id,
    limit: NEIGHBOUR_PLACES,
  });
  return rows.map((row) => toPlaceCard(row, at, caller.viewer));
}

/** A place at the point itself counts no more than some ten that are half a mile away. */
const AT_THE_POINT_MILES = 0.05;

/**
 * Name of the neighbourhood or town around a point: what the nearest places say, each by how near it is, as a neighbourhood next
 * door may have many more of them; null where there are none.
 */
export async function areaNameNear(caller: Caller, origin: Origin): Promise<string | null> {
  const votes = new Map<string, number>();
  for (const { locality, miles } of await localitiesNear(caller.deps.searchPool, origin, AREA_NAME_MILES))
    votes.set(locality, (votes.get(locality) ?? 0) + 1 / (miles + AT_THE_POINT_MILES));
  const [winner] = [...votes].sort((a, b) => b[1] - a[1]);
  return winner?.[0] ?? null;
}
