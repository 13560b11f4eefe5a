import type { SearchOutput, searchInput } from '@liora/domain/contract/places';
import { SEARCH_FETCH_RADIUS_FACTOR, SEARCH_MAX_RESULTS } from '@liora/domain/limits';
import type * as z from 'zod';
import type { Caller } from '../../../rpc/context.ts';
import { toPlaceCard } from '../places.views.ts';
import { fallbackPlaces } from './fallback/fallback.service.ts';
import { centred } from './find/centre.service.ts';
import { closePlaces } from './find/close.service.ts';
import { addOtherSpellings } from './find/correctedPage.service.ts';
import type { NearSearch } from './find/near.queries.ts';
import { type Page, searchPage } from './find/page.service.ts';
import type { CategoryMapping, SearchRow } from './find/search.queries.ts';
import { withShrinkingRadius } from './find/shrinkingRadius.service.ts';
import { type PagePosition, readCursor, writeCursor } from './searchCursor.parser.ts';
import { type Features, features } from './understand/features.runtime.ts';
import { filtersOf, moodCodes } from './understand/filters.rules.ts';
import { mappedTier } from './understand/mapping.service.ts';
import { closeSteps, keywordSteps, type Steps, searchSteps } from './understand/tiers.rules.ts';
import { kindsLookedAmong, type PlaceWords, understand } from './understand/understand.rules.ts';

type Input = z.output<typeof searchInput>;

/**
 * Places near a centre that match text and filters. Order: places open at the asked time before those of unknown hours;
 * with moods the better match first (MOOD-12), with sort 'score' the better score, both among the nearest thousands;
 * then, with a text and unless sorted by distance or score, the places that it names (RUL-114); then distance (SRCH-20). Places without coordinates come last, by name (SRCH-21).
 * Throws BUSY when the database cannot answer in time even with half the radius. `mappings`: in place of the stored ones.
 */
export async function searchPlaces(
  caller: Caller,
  input: Input,
  mappings?: readonly CategoryMapping[],
): Promise<SearchOutput> {
  const position = readCursor(input.cursor);
  const { words, origin, near } = await centred(caller, input);
  const codes = await features(caller.deps.searchPool);
  const request = { input: { ...input, origin }, codes, words, position };
  const { page, search, correctedTo, byKeyword } = await findPlaces(caller, request, mappings);
  const meant = correctedTo[0] === undefined ? words : understand(correctedTo[0]);
  const close = position ? [] : await closePlaces(caller, search, closeSteps(meant, codes), page);
  const at = new Date(input.at ?? input.openAt ?? caller.deps.now());
  const toCard = (row: SearchRow) => toPlaceCard(row, at, caller.viewer);
  const places = page.rows.map(toCard);
  const fallback = places.length > 0 || position ? [] : await fallbackPlaces(caller, input, words);
  return {
    places: [...places, ...fallback],
    close: close.map(toCard),
    within: page.within,
    farther: page.farther,
    counted: page.counted,
    incomplete: page.cutShort,
    radiusMiles: search.radiusMiles,
    understood: { categories: [...new Set(kindsLookedAmong(meant, byKeyword))], correctedTo, near },
    nextCursor: nextCursor(page, {
      shown: (position?.shown ?? 0) + places.length,
      radius: search.radiusMiles,
      byKeyword,
    }),
  };
}

interface SearchRequest {
  /** With the centre of the search as its origin. */
  input: Input;
  codes: Features;
  words: PlaceWords;
  /** Null: the first page. */
  position: PagePosition | null;
}

interface FoundPage {
  page: Page;
  search: NearSearch;
}

/**
 * A page by name and kind. A first page that finds little is filled up with what other spellings find, and one that still finds
 * nothing is looked for by the rule of a keyword (KEY-01 to KEY-10); later pages go on as the first one was found.
 */
async function findPlaces(
  caller: Caller,
  request: SearchRequest,
  mappings: readonly CategoryMapping[] | undefined,
): Promise<FoundPage & { correctedTo: string[]; byKeyword: boolean }> {
  const { input, codes, words, position } = request;
  const byDistance = input.sort === 'distance' || input.sort === 'score';
  const keyword = keywordSteps(words, codes);
  const steps = position?.byKeyword
    ? keyword
    : searchSteps(words, codes, { mapped: await mappedTier(caller, words, mappings), byDistance });
  const found = await findPage(caller, request, steps);
  if (position) return { ...found, correctedTo: [], byKeyword: position.byKeyword };
  const correctedTo = input.literal
    ? []
    : await addOtherSpellings(caller, { ...found, words, features: codes, byDistance });
  if (found.page.rows.length > 0 || keyword.length === 0) return { ...found, correctedTo, byKeyword: false };
  return { ...(await findPage(caller, request, keyword)), correctedTo, byKeyword: true };
}

/** One page, and the search that it is the answer to: with half the radius when the whole took too long. */
async function findPage(
  caller: Caller,
  { input, codes, words, position }: SearchRequest,
  steps: Steps,
): Promise<FoundPage> {
  const searchWithin = (radius: number): NearSearch => ({
    viewer: caller.viewer,
    origin: input.origin,
    radiusMiles: radius,
    maxMiles: radius * SEARCH_FETCH_RADIUS_FACTOR,
    steps,
    nested: true,
    filters: filtersOf(input, codes),
    openAt: input.openAt ? new Date(input.openAt) : null,
    rank: rankOf(input, codes),
    limit: input.limit,
  });
  const whole = position?.radius ?? input.radiusMiles;
  const { result: page, radiusMiles } = await withShrinkingRadius(whole, (radius) =>
    searchPage(caller, {
      search: searchWithin(radius),
      words,
      position,
    }),
  );
  return { page, search: searchWithin(radiusMiles) };
}

function rankOf(input: Input, codes: Features): NearSearch['rank'] {
  if (input.sort === 'score') return { by: 'score' };
  const byMood = input.moods.length > 0 && (input.sort ?? 'mood') === 'mood';
  return byMood ? { by: 'mood', codes: moodCodes(input.moods, codes) } : null;
}

function nextCursor(page: Page, list: Pick<PagePosition, 'shown' | 'radius' | 'byKeyword'>): string | null {
  if (!page.after || list.shown >= SEARCH_MAX_RESULTS) return null;
  return writeCursor({ after: page.after, ...list });
}
