import { SEARCH_FETCH_RADIUS_FACTOR } from '@liora/domain/limits';
import { placesText } from '../../places.text.ts';
import type { FoundCounts } from '../usePlaceSearch.ts';

/** '48 places within 10 miles', and '5 more up to 20 miles' or null; of a chosen area '48 places in this area'. */
export function headingWords(counts: FoundCounts, area: boolean): { title: string; more: string | null } {
  const { within, farther, counted, radiusMiles } = counts;
  // Counting stops at a thousand in all; what is within the circle is known unless it alone fills them.
  const uncounted = !counted && farther === 0;
  return {
    title: (uncounted ? moreThan : exactly)(within, area ? null : shownMiles(radiusMiles)),
    more: farther === 0 ? null : fartherWords(counts),
  };
}

/** 'Places within 10 miles': the same line while they are being counted. */
export function uncountedWords(radiusMiles: number, area: boolean): string {
  return area ? placesText.uncountedInArea : placesText.uncountedWithin(shownMiles(radiusMiles));
}

function exactly(count: number, miles: number | null): string {
  return miles === null ? placesText.inArea(count) : placesText.within(count, miles);
}

function moreThan(count: number, miles: number | null): string {
  return miles === null ? placesText.moreThanInArea(count) : placesText.moreThanWithin(count, miles);
}

function fartherWords({ farther, counted, radiusMiles }: FoundCounts): string {
  const miles = shownMiles(radiusMiles * SEARCH_FETCH_RADIUS_FACTOR);
  return counted ? placesText.moreUpTo(farther, miles) : placesText.atLeastMoreUpTo(farther, miles);
}

/** A radius as it is told: 10, 1, 0.5. */
export function shownMiles(miles: number): number {
  return miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles);
}
