import type { PlaceCard } from '@liora/domain/contract/places';
import type { Caller } from '../../../../rpc/context.ts';
import { sparkOf } from '../../places.views.ts';
import type { FilterInput } from '../understand/filters.rules.ts';
import { wordPatterns } from '../understand/tiers.rules.ts';
import type { PlaceWords } from '../understand/understand.rules.ts';
import { ratedPlaces } from './fallback.queries.ts';

/**
 * When nothing was found: places with reviews whose name has the words, wherever they are (SRCH-25). The summary knows
 * names and scores only, so a search with filters has no fallback. Without it when it cannot be read (SRCH-09).
 */
export async function fallbackPlaces(
  caller: Caller,
  filters: FilterInput,
  words: PlaceWords,
): Promise<PlaceCard[]> {
  if (hasFilters(filters)) return [];
  try {
    const rows = await ratedPlaces(caller.deps.searchPool, wordPatterns(words.words));
    return rows.map((row) => ({
      id: row.place_id,
      source: 'fallback',
      name: row.place_name,
      address: null,
      locality: null,
      rating: null,
      ...sparkOf({ spark: row.overall_rating, reviews: row.review_count }),
      priceLevel: null,
      photoUrl: null,
      types: [],
      category: row.category,
      subcategory: row.subcategory,
      vibeTags: [],
      detectedMoods: [],
      dietaryTags: [],
      outdoorSeating: null,
      latitude: null,
      longitude: null,
      hasCoordinates: false,
      distanceMiles: null,
      isOpen: null,
      opening: { state: 'unknown', nextChange: null },
      usualHours: false,
      timeZone: 'UTC',
      isUserPin: false,
      pin: null,
      isPrive: false,
    }));
  } catch (error) {
    caller.deps.log.warn({ err: error }, 'the fallback of the search could not be read');
    return [];
  }
}

function hasFilters(filters: FilterInput): boolean {
  const lists = [filters.moods, filters.dietary, filters.price];
  return (
    lists.some((list) => list.length > 0) ||
    filters.outdoor ||
    filters.loved ||
    filters.prive ||
    filters.saved ||
    [filters.category, filters.subcategory, filters.openAt].some((value) => value !== undefined)
  );
}
