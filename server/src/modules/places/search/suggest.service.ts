import type { PlaceCard, suggestInput } from '@liora/domain/contract/places';
import {
  PLACE_BOX_MAX_RESULTS,
  SEARCH_FETCH_RADIUS_FACTOR,
  SEARCH_MAX_RADIUS_MILES,
} from '@liora/domain/limits';
import type * as z from 'zod';
import { wasCutOff } from '../../../db/databaseErrors.ts';
import type { Caller } from '../../../rpc/context.ts';
import { toPlaceCard } from '../places.views.ts';
import { NO_FILTERS } from './find/conditions.queries.ts';
import type { NearSearch } from './find/near.queries.ts';
import { findNear, findPage, type SearchRow } from './find/search.queries.ts';
import { withShrinkingRadius } from './find/shrinkingRadius.service.ts';
import { misspellable } from './find/spelling.rules.ts';
import { otherSpellings } from './find/spelling.service.ts';
import { type Features, features } from './understand/features.runtime.ts';
import { suggestSteps, wordPatterns } from './understand/tiers.rules.ts';
import { type PlaceWords, understand } from './understand/understand.rules.ts';

const REACH_MILES = SEARCH_MAX_RADIUS_MILES * SEARCH_FETCH_RADIUS_FACTOR;
const WORLD_MILES = 12_500;
const ANYWHERE_MIN_CHARS = 4;

/**
 * The place search box: at most 8 places within 100 miles (further away only when there is none), names that begin with
 * the letters first, then names and kinds with words that begin so, then anything, each nearest first. Without a location the default area is the centre, and
 * nothing is said about distances.
 */
export async function suggestPlaces(
  caller: Caller,
  input: z.output<typeof suggestInput>,
): Promise<{ places: PlaceCard[] }> {
  const words = understand(input.q);
  if (words.text === '') return { places: [] };
  const codes = await features(caller.deps.searchPool);
  const steps = suggestSteps(words, codes);
  const { result: rows } = await withShrinkingRadius(REACH_MILES, (miles) =>
    suggestRows(caller, words, codes, {
      viewer: caller.viewer,
      origin: input.origin ?? caller.deps.config.defaultArea,
      maxMiles: miles,
      radiusMiles: miles,
      steps,
      nested: false,
      filters: NO_FILTERS,
      openAt: null,
      rank: null,
      limit: PLACE_BOX_MAX_RESULTS,
    }),
  );
  const at = new Date(input.at ?? caller.deps.now());
  const places = rows.map((row) =>
    toPlaceCard(input.origin ? row : { ...row, miles: null }, at, caller.viewer),
  );
  return { places };
}

async function suggestRows(
  caller: Caller,
  words: PlaceWords,
  codes: Features,
  search: NearSearch,
): Promise<SearchRow[]> {
  const pool = caller.deps.searchPool;
  const misspelt = misspellable(words.words);
  const { rows, unlocated, knownWords } = await findPage(pool, search, null, {
    unlocated: true,
    words: misspelt.length > 0 ? { of: misspelt, whenFewerThan: search.limit } : null,
  });
  // What is only of a kind that the words name is not what somebody is spelling.
  const named = rows.filter(({ step }) => search.steps[step]?.every(({ docs }) => docs));
  if (named.length + unlocated.length > 0) return [...rows, ...unlocated].slice(0, search.limit);
  const corrected = await otherSpellings(caller, {
    search,
    words,
    features: codes,
    byDistance: false,
    found: [],
    known: knownWords ?? [],
    limit: search.limit,
  });
  const meant = corrected.flatMap(({ rows: alike }) => alike);
  const others = rows.filter(({ key }) => meant.every((row) => row.key !== key));
  const found = [...meant, ...others].slice(0, search.limit);
  return found.length > 0 ? found : anywhere(caller, words, search);
}

/** Names all over the world, for a plan in another town; nothing when that takes too long. */
async function anywhere(caller: Caller, words: PlaceWords, search: NearSearch): Promise<SearchRow[]> {
  if ([...words.text].length < ANYWHERE_MIN_CHARS) return [];
  const steps = [[{ docs: wordPatterns(words.words) }]];
  try {
    const world = { ...search, steps, maxMiles: WORLD_MILES, radiusMiles: WORLD_MILES };
    return await findNear(caller.deps.searchPool, world);
  } catch (error) {
    if (wasCutOff(error)) return [];
    throw error;
  }
}
