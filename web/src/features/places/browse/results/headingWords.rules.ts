import { SEARCH_KEPT_RADIUS_FACTOR } from '@liora/domain/limits';
import { placesText } from '../../places.text.ts';
import type { FoundCounts } from '../usePlaceSearch.ts';

/** '48 places within 10 miles', and '5 more up to 20 miles' or null; of a chosen area '48 places in this area'. */
export function headingWords(counts: FoundCounts, area: boolean): { title: string; more: string | null } {
  const { within, farther, counted, radiusMiles } = counts;
  // Counting stops at a thousand in all; what is within the circle is known unless it alone fills them.
  const uncounted = !counted && farther === 0;
  const places = uncounted ? placesText.moreThan(within) : placesText.placeCount(within);
  const more = farther === 0 ? null : farMiles(farther, radiusMiles * SEARCH_KEPT_RADIUS_FACTOR, counted);
  if (area) return { title: placesText.inArea(places), more };
  return { title: placesText.withinMiles(places, milesWords(radiusMiles)), more };
}

/** 'Places within 10 miles': the same line while they are being counted. */
export function uncountedWords(radiusMiles: number, area: boolean): string {
  return area
    ? placesText.inArea(placesText.places)
    : placesText.withinMiles(placesText.places, milesWords(radiusMiles));
}

function farMiles(farther: number, miles: number, counted: boolean): string {
  const count = counted ? placesText.number(farther) : placesText.atLeast(farther);
  return placesText.upToMiles(count, milesWords(miles));
}

/** '10 miles', '1 mile', '0.5 miles'. */
export function milesWords(miles: number): string {
  const rounded = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles);
  return placesText.miles(rounded);
}
