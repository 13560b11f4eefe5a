import type { SearchOutput, searchInput } from '@liora/domain/contract/places';
import { SEARCH_KEPT_RADIUS_FACTOR, SEARCH_MAX_RESULTS } from '@liora/domain/limits';
import type * as z from 'zod';
import type { Caller } from '../../../rpc/context.ts';
import { toPlaceCard } from '../places.views.ts';
import { fallbackPlaces } from './fallback/fallback.service.ts';
import type { NearSearch } from './find/near.queries.ts';
import { type Page, searchPage } from './find/page.service.ts';
import { withShrinkingRadius } from './find/shrinkingRadius.service.ts';
import { readCursor, writeCursor } from './searchCursor.parser.ts';
import { features } from './understand/features.runtime.ts';
import { filtersOf, moodCodes } from './understand/filters.rules.ts';
import { mappedTier } from './understand/mapping.service.ts';
import { closeSteps, searchSteps } from './understand/tiers.rules.ts';
import { understand } from './understand/understand.rules.ts';

type Input = z.output<typeof searchInput>;

/**
 * Places near a centre that match text and filters. Order: places open at the asked time before those of unknown hours;
 * with moods the better match first (MOOD-12), with sort 'score' the better score, both among the nearest thousands;
 * then, with a text and unless sorted by distance or score, the places that it names (RUL-114); then distance (SRCH-20). Places without coordinates come last, by name (SRCH-21).
 * Throws BUSY when the database cannot answer in time even with half the radius.
 */
export async function searchPlaces(caller: Caller, input: Input): Promise<SearchOutput> {
  const position = readCursor(input.cursor);
  const words = understand(input.q);
  const pool = caller.deps.searchPool;
  const codes = await features(pool);
  const byDistance = input.sort === 'distance' || input.sort === 'score';
  const steps = searchSteps(words, codes, { mapped: await mappedTier(caller, words), byDistance });
  const asked = position?.radius ?? input.radiusMiles;
  const { result: page, radiusMiles } = await withShrinkingRadius(asked, (radius) => {
    const search: NearSearch = {
      viewer: caller.viewer,
      origin: input.origin,
      radiusMiles: radius,
      maxMiles: radius * SEARCH_KEPT_RADIUS_FACTOR,
      steps,
      filters: filtersOf(input, codes),
      openAt: input.openAt ? new Date(input.openAt) : null,
      rank: rankOf(input, codes),
      limit: input.limit,
    };
    const besides = closeSteps(words, codes).flat();
    // What was too slow once is not counted as well.
    const count = input.count && radius === asked;
    return searchPage(caller, { search, words, besides, position, count, facets: input.facets });
  });
  const at = new Date(input.at ?? input.openAt ?? caller.deps.now());
  const places = page.rows.map((row) => toPlaceCard(row, at));
  const fallback = places.length > 0 || position ? [] : await fallbackPlaces(caller, input, words);
  return {
    places: [...places, ...fallback],
    within: page.within,
    farther: page.farther,
    counted: page.counted,
    incomplete: page.cutShort,
    radiusMiles,
    understood: {
      categories: [...new Set([...(words.kinds?.kinds ?? []), ...(words.keyword?.categories ?? [])])],
      correctedTo: page.correctedTo,
    },
    subcategories: page.subcategories,
    nextCursor: nextCursor(page, (position?.shown ?? 0) + places.length, radiusMiles),
  };
}

function rankOf(input: Input, codes: Awaited<ReturnType<typeof features>>): NearSearch['rank'] {
  if (input.sort === 'score') return { by: 'score' };
  const byMood = input.moods.length > 0 && (input.sort ?? 'mood') === 'mood';
  return byMood ? { by: 'mood', codes: moodCodes(input.moods, codes) } : null;
}

function nextCursor(page: Page, shown: number, radius: number): string | null {
  if (!page.after || shown >= SEARCH_MAX_RESULTS) return null;
  const { after, within, farther, counted } = page;
  return writeCursor({ after, shown, within, farther, counted, radius });
}
