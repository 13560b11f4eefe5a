import type { Origin } from '@liora/domain/contract/common';
import type { SearchOutput } from '@liora/domain/contract/places';
import { SEARCH_FETCH_RADIUS_FACTOR } from '@liora/domain/limits';
import { distanceMiles, type LatLng } from '@liora/domain/rules/distance';
import type { Caller } from '../../../../rpc/context.ts';
import { townCalled } from '../../../location/location.service.ts';
import { nameToken } from '../understand/fold.rules.ts';
import { readNearPhrases } from '../understand/nearPhrases.rules.ts';
import type { Tier } from '../understand/tiers.rules.ts';
import { type PlaceWords, understand } from '../understand/understand.rules.ts';
import { NO_FILTERS } from './conditions.queries.ts';
import { findNear } from './search.queries.ts';

/** A namesake further away than this is meant when it is a town that people know. */
const NEAR_MILES = 50;
const KNOWN_TOWN = 50_000;
const MOST_WORDS_OF_TOWN = 3;

type Near = NonNullable<SearchOutput['understood']['near']>;

/** Where a search looks, and for what. */
export interface Centred {
  words: PlaceWords;
  origin: Origin;
  /** The place that the text names, where that moved the centre. */
  near: Near | null;
}

interface Request {
  q: string;
  origin: Origin;
  radiusMiles: number;
  literal: boolean;
}

/**
 * 'Wine bar near union square' looks for wine bars from Union Square, when that is a place, a quarter or a town; a place that
 * is called like the whole text is meant as it is. Where it cannot be looked up it is a text as any other: it never costs
 * the search.
 */
export async function centred(
  caller: Caller,
  { q, origin, radiusMiles, literal }: Request,
): Promise<Centred> {
  const words = understand(q);
  const here: Centred = { words, origin, near: null };
  const readings = literal ? [] : readNearPhrases(words.text);
  if (readings.length === 0) return here;
  try {
    if (await placeCalled(caller, words.text, origin, radiusMiles * SEARCH_FETCH_RADIUS_FACTOR)) return here;
    for (const { what, where } of readings) {
      const found = await whereIs(caller, where, origin);
      if (!found) continue;
      const { latitude, longitude } = found;
      return { words: understand(what), origin: { latitude, longitude }, near: { ...found, rest: what } };
    }
  } catch (error) {
    caller.deps.log.warn({ err: error }, 'where a search is meant could not be looked up');
  }
  return here;
}

/** A town or quarter around, a place around, or a known town anywhere. */
async function whereIs(caller: Caller, where: string, origin: Origin): Promise<Omit<Near, 'rest'> | null> {
  const from = { lat: origin.latitude, lng: origin.longitude };
  const town = await townCalled(caller.deps, where.replaceAll(/ (?:in|bei) /g, ' '), from);
  const named = town && { name: town.name, latitude: town.at.lat, longitude: town.at.lng };
  if (town && distanceMiles(town.at, from) <= NEAR_MILES) return named;
  const place = await placeCalled(caller, where, origin, NEAR_MILES);
  if (place) return place;
  return town && town.population >= KNOWN_TOWN ? named : placeInTown(caller, where, from);
}

/** 'Union square san francisco': a place of that name around the town that the last words name. */
async function placeInTown(caller: Caller, where: string, from: LatLng): Promise<Omit<Near, 'rest'> | null> {
  const words = where.split(' ');
  for (let count = 1; count < words.length && count <= MOST_WORDS_OF_TOWN; count++) {
    const town = await townCalled(caller.deps, words.slice(-count).join(' '), from);
    if (!town) continue;
    const around = { latitude: town.at.lat, longitude: town.at.lng };
    const name = words
      .slice(0, -count)
      .join(' ')
      .replace(/ (?:in|bei)$/, '');
    const place = await placeCalled(caller, name, around, NEAR_MILES);
    if (place) return place;
  }
  return null;
}

/** The nearest place that is called so, or whose name begins with these words. */
async function placeCalled(
  { deps, viewer }: Caller,
  text: string,
  origin: Origin,
  miles: number,
): Promise<Omit<Near, 'rest'> | null> {
  const called: Tier = { docs: [`% ${nameToken(text)} %`] };
  const begun: Tier = { docs: [`%^ ${text} %`] };
  const [place] = await findNear(deps.searchPool, {
    viewer,
    origin,
    maxMiles: miles,
    radiusMiles: miles,
    steps: [[called], [called, begun]],
    nested: true,
    filters: NO_FILTERS,
    openAt: null,
    rank: null,
    limit: 1,
  });
  if (!place || place.lat === null || place.lng === null) return null;
  return { name: place.name, latitude: place.lat, longitude: place.lng };
}
