import type { Origin } from '@liora/domain/contract/common';
import { photoAddress } from '@liora/domain/contract/photoFiles';
import type { PlacePhoto } from '@liora/domain/contract/photos';
import type { PlaceCard, PlaceDetails } from '@liora/domain/contract/places';
import type { PlanCard } from '@liora/domain/contract/planCards';
import type { Caller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import { photosOfPlace } from '../photos/placePhotos.service.ts';
import { planPageOfPlace, plansOfPlace } from '../plans/lists/planLists.service.ts';
import { findPlace, idsOfPlace, type SourceRow } from './places.queries.ts';
import { toPlaceDetails } from './places.views.ts';
import { neighboursOf } from './search/nearby/nearby.service.ts';

/** What is stored of one place that the caller may see, or null: for areas that only show its name. */
export async function lookUpPlace(caller: Caller, id: string): Promise<SourceRow | null> {
  return findPlace(caller.deps.searchPool, caller.viewer, id);
}

/** One place with the plans that include it and its neighbours. NOT_FOUND also when the caller may not see it (RUL-78). */
export async function getPlace(
  caller: Caller,
  input: { id: string; origin?: Origin | undefined; at?: string | undefined },
): Promise<{
  place: PlaceDetails;
  photos: PlacePhoto[];
  plans: PlanCard[];
  planTotal: number;
  neighbours: PlaceCard[];
}> {
  const row = await findPlace(caller.deps.searchPool, caller.viewer, input.id, input.origin);
  if (!row) throw new ProductError('NOT_FOUND');
  const at = new Date(input.at ?? caller.deps.now());
  const { ref, latitude, longitude } = row;
  const [photos, { plans, planTotal }, neighbours] = await Promise.all([
    photosOfPlace(caller, ref),
    idsOfPlace(caller.deps.searchPool, ref).then((ids) => plansOfPlace(caller, ids)),
    latitude === null || longitude === null ? [] : neighboursOf(caller, { id: ref, latitude, longitude }, at),
  ]);
  const place = toPlaceDetails(row, at, caller.viewer);
  const [newest] = photos;
  // A pin is led by the first of its own photos, every other place by the newest one (LOVE-14).
  const photoUrl = newest && row.source < 2 ? photoAddress(newest.id, 'small') : place.photoUrl;
  return { place: { ...place, photoUrl }, photos, plans, planTotal, neighbours };
}

/** A page of the plans that include a place. NOT_FOUND when the caller may not see it. */
export async function listPlansOfPlace(caller: Caller, input: { id: string; cursor?: string | undefined }) {
  const row = await lookUpPlace(caller, input.id);
  if (!row) throw new ProductError('NOT_FOUND');
  return planPageOfPlace(caller, await idsOfPlace(caller.deps.searchPool, row.ref), input.cursor);
}
