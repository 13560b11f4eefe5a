import type { searchFilters } from '@liora/domain/contract/places';
import type * as z from 'zod';
import type { Filters } from '../find/conditions.queries.ts';
import { dietKey, type Features } from './features.runtime.ts';
import { fold } from './fold.rules.ts';

export type FilterInput = z.output<typeof searchFilters>;

/** The filters of a search as feature codes; what has no code is compared with the row itself. */
export function filtersOf(input: FilterInput, features: Features): Filters {
  const allOf: number[] = [];
  const diets: string[] = [];
  let subcategory: string | null = null;
  const category = input.category && features.kind(input.category);
  if (category !== undefined) allOf.push(category);
  if (input.subcategory) {
    const code = features.kind(input.subcategory);
    if (code === undefined) subcategory = fold(input.subcategory);
    else allOf.push(code);
  }
  for (const diet of input.dietary) {
    const code = features.diet(diet);
    if (code === undefined) diets.push(dietKey(diet));
    else allOf.push(code);
  }
  if (diets.length > 0) allOf.push(features.flag('other diet'));
  if (input.outdoor) allOf.push(features.flag('seating'));
  const anyOf = [priceCodes(input.price, features), moodCodes(input.moods, features)];
  return {
    allOf,
    anyOf: anyOf.filter((codes) => codes.length > 0),
    diets,
    subcategory,
    loved: input.loved,
    prive: input.prive,
    saved: input.saved,
  };
}

/** '$' matches inexpensive and free places, the others exactly (RUL-54, MOOD-13). */
function priceCodes(prices: readonly number[], features: Features): number[] {
  const levels = new Set(prices.includes(1) ? [0, ...prices] : prices);
  return [...levels].map((level) => features.price(level));
}

/** Places with none of the selected moods do not stay (RUL-56). */
export function moodCodes(moods: readonly string[], features: Features): number[] {
  return [...new Set(moods)].flatMap((mood) => features.mood(mood) ?? []);
}
