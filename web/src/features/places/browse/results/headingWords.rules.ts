import { SEARCH_FETCH_RADIUS_FACTOR } from '@liora/domain/limits';
import { radiusLabel } from '@liora/domain/rules/radius';
import type { FoundCounts } from '../usePlaceSearch.ts';
import { headingsText } from './headings.text.ts';

/** '48 places within 10 miles', and '5 more up to 20 miles' or null; of a chosen area '48 places in this area'. */
export function headingWords(counts: FoundCounts, area: boolean): { title: string; more: string | null } {
  const { within, farther, counted, radiusMiles } = counts;
  // Counting stops at a thousand in all; what is within the circle is known unless it alone fills them.
  const uncounted = !counted && farther === 0;
  return {
    title: (uncounted ? moreThan : exactly)(within, area ? null : radiusLabel(radiusMiles)),
    more: farther === 0 ? null : fartherWords(counts),
  };
}

/** 'Places within 10 miles': the same line while they are being counted. */
export function uncountedWords(radiusMiles: number, area: boolean): string {
  return area ? headingsText.uncountedInArea : headingsText.uncountedWithin(radiusLabel(radiusMiles));
}

function exactly(count: number, radius: string | null): string {
  return radius === null ? headingsText.inArea(count) : headingsText.within(count, radius);
}

function moreThan(count: number, radius: string | null): string {
  return radius === null ? headingsText.moreThanInArea(count) : headingsText.moreThanWithin(count, radius);
}

function fartherWords({ farther, counted, radiusMiles }: FoundCounts): string {
  const radius = radiusLabel(radiusMiles * SEARCH_FETCH_RADIUS_FACTOR);
  return counted ? headingsText.moreUpTo(farther, radius) : headingsText.atLeastMoreUpTo(farther, radius);
}
