import type { PlaceCard, SearchInput, SearchOutput } from '@liora/domain/contract/places';
import { SEARCH_FETCH_RADIUS_FACTOR, SEARCH_MAX_RESULTS } from '@liora/domain/limits';
import { distanceMiles } from '@liora/domain/rules/distance';
import { nearestFirst } from './nearestFirst.rules.ts';
import { radiusOf, type SearchAnswer } from './question.rules.ts';

/**
 * A kept answer as it is for a question of the same key, or null when it does not fit (RUL-60). The same place and radius:
 * as it is. Elsewhere, not farther away than the radius: distances are told anew, what is now too far is left out, and what
 * remains is sorted again; everything within the radius is in it, because the search reached twice as far. That holds only
 * for an answer that was told to its end: of one with more pages the nearest to the new place may be on the next.
 */
export function fitAnswer(
  asked: SearchInput,
  answer: SearchAnswer,
  wanted: SearchInput,
): SearchAnswer | null {
  const [first] = answer;
  if (!first) return null;
  const moved = distanceMiles(point(asked.origin), point(wanted.origin));
  const sameRadius = radiusOf(asked) === radiusOf(wanted);
  if (moved === 0 && sameRadius) return answer;
  // What was looked for near a place that the text names is not near whoever moved.
  const isWhole = isCounted(answer) && !first.incomplete && !first.understood.near;
  const radius = Math.min(radiusOf(wanted), first.radiusMiles);
  if (!isWhole || radiusOf(wanted) > radiusOf(asked) || moved > radius) return null;
  return [fitPage(first, placesOf(answer), asked, wanted, radius)];
}

/** Whether all that was found is in these pages: lists end at a thousand places. */
function isCounted(answer: SearchAnswer): boolean {
  const [first] = answer;
  if (answer.length === 1) return first?.counted === true;
  const places = answer.reduce((sum, page) => sum + page.places.length, 0);
  return answer.at(-1)?.nextCursor === null && places < SEARCH_MAX_RESULTS;
}

/** Every place of an answer once: one that moved to the next page in between is there twice. */
export function placesOf(answer: SearchAnswer): PlaceCard[] {
  return [...new Map(answer.flatMap(({ places }) => places).map((place) => [place.id, place])).values()];
}

function fitPage(
  first: SearchOutput,
  all: readonly PlaceCard[],
  asked: SearchInput,
  wanted: SearchInput,
  radiusMiles: number,
): SearchOutput {
  const milesTo = milesFrom(wanted);
  const reach = radiusMiles * SEARCH_FETCH_RADIUS_FACTOR;
  // Without coordinates nothing is too far (RUL-62).
  const places = nearestFirst(all, asked, milesTo).filter((place) => (milesTo(place) ?? 0) <= reach);
  const told = places.map((place) => ({ ...place, distanceMiles: milesTo(place) }));
  const located = told.filter((place) => place.distanceMiles !== null);
  const within = located.filter((place) => (place.distanceMiles ?? 0) <= radiusMiles).length;
  return {
    ...first,
    places: told,
    close: first.close
      .map((place) => ({ ...place, distanceMiles: milesTo(place) }))
      .filter(({ distanceMiles }) => (distanceMiles ?? 0) <= reach),
    radiusMiles,
    within,
    farther: located.length - within,
    counted: true,
    nextCursor: null,
  };
}

const point = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  lat: latitude,
  lng: longitude,
});

function milesFrom({ origin }: SearchInput) {
  return ({ latitude, longitude }: PlaceCard): number | null =>
    latitude === null || longitude === null
      ? null
      : distanceMiles(point(origin), { lat: latitude, lng: longitude });
}
