import type { Origin } from '@liora/domain/contract/common';
import type { LovedSort } from '@liora/domain/contract/reviewSorts';
import type { LovedPlace, LovedReview } from '@liora/domain/contract/reviews';
import { CURATED_RADIUS_MILES, HOME_LOVED_PLACES } from '@liora/domain/limits';
import type { Caller } from '../../../rpc/context.ts';
import { leadPhotos } from '../../photos/placePhotos.service.ts';
import { placeCards } from '../../places/cards/cards.service.ts';
import { newestReviewsOf } from '../reviews.queries.ts';
import { findLoved, findLovedNear, type LovedRow } from './loved.queries.ts';
import { toLovedPlace, toLovedReview } from './loved.views.ts';
import { readLovedCursor, writeLovedCursor } from './lovedCursor.parser.ts';

/** A page of Liora Loved (RUL-51). Nearest to nowhere is nothing. */
export async function lovedPlaces(
  caller: Caller,
  input: {
    sort: LovedSort;
    origin?: Origin | undefined;
    at?: string | undefined;
    limit: number;
    cursor?: string | undefined;
  },
): Promise<{ places: LovedPlace[]; nextCursor: string | null }> {
  const { sort, origin, limit, cursor } = input;
  if (sort === 'nearest' && !origin) return { places: [], nextCursor: null };
  const last = readLovedCursor(sort, cursor);
  const rows = await findLoved(caller.deps.searchPool, { sort, origin, last, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const end = page.at(-1);
  const at = input.at ? new Date(input.at) : caller.deps.now();
  const [places, quotes] = await Promise.all([
    withCards(caller, page, origin, at),
    sort === 'recent' ? newestQuotes(caller, page) : null,
  ]);
  return {
    places: places.map((place) => ({ ...place, newest: quotes?.get(place.place_id) ?? null })),
    nextCursor: end && rows.length > limit ? writeLovedCursor(sort, end) : null,
  };
}

/** The best of it around here, for the first screen. */
export async function lovedPlacesNear(caller: Caller, origin: Origin, at: Date): Promise<LovedPlace[]> {
  const rows = await findLovedNear(caller.deps.searchPool, {
    origin,
    miles: CURATED_RADIUS_MILES,
    limit: HOME_LOVED_PLACES,
  });
  return withCards(caller, rows, origin, at);
}

/** What was said last of each place, by its id. */
async function newestQuotes(
  { deps, viewer }: Caller,
  page: readonly LovedRow[],
): Promise<Map<string, LovedReview>> {
  const rows = await newestReviewsOf(
    deps.db,
    viewer,
    page.map(({ place_id }) => place_id),
  );
  return new Map(rows.map((row) => [row.place_id, toLovedReview(row, viewer)]));
}

async function withCards(
  caller: Caller,
  rows: readonly LovedRow[],
  origin: Origin | undefined,
  at: Date,
): Promise<LovedPlace[]> {
  const ids = rows.map(({ place_id }) => place_id);
  const [cards, photos] = await Promise.all([
    placeCards(caller, ids, { origin, at }),
    leadPhotos(caller, ids),
  ]);
  return rows.flatMap((row) => toLovedPlace(row, cards.get(row.place_id), photos.get(row.place_id)));
}
