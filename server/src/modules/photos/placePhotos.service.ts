import { photoAddress } from '@liora/domain/contract/photoFiles';
import type { PlacePhoto } from '@liora/domain/contract/photos';
import { PLACE_LEAD_PHOTOS, PLACE_PHOTOS } from '@liora/domain/limits';
import type { Caller } from '../../rpc/context.ts';
import { toPlacePhoto } from './photos.views.ts';
import { newestOfPlaces } from './placePhotos.queries.ts';

/** Photos on the page of a place, newest first. */
export async function photosOfPlace({ deps, viewer }: Caller, ref: string): Promise<PlacePhoto[]> {
  const rows = await newestOfPlaces(deps.db, viewer, { refs: [ref], most: PLACE_PHOTOS });
  return rows.map((row) => toPlacePhoto(row, viewer));
}

/** Where the newest photo of each of many places is served, in the smallest size; those without one are left out (LOVE-14). */
export async function leadPhotos(
  { deps, viewer }: Caller,
  refs: readonly string[],
): Promise<Map<string, string>> {
  if (refs.length === 0) return new Map();
  const rows = await newestOfPlaces(deps.db, viewer, { refs, most: PLACE_LEAD_PHOTOS });
  return new Map(rows.map(({ ref, id }) => [ref, photoAddress(id, 'small')]));
}
