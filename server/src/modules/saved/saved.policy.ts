import { savedPlacesLimit } from '@liora/domain/rules/savedPlaces';
import type { Viewer } from '../../rpc/context.ts';

/** What somebody has saved, as a query of ids for the statements of other modules; `me` stands for the person's id. */
export const savedPlaceIdsOf = (me: string): string =>
  `(select place_id from saved_places where user_id = ${me} and removed_at is null)`;

/**
 * How many people have saved a place, as a query of one number, counted up to `most`; `except` stands for the id of somebody
 * who does not count. Serves: saved_places_place.
 */
export const savesOf = (place: string, except: string, most: number): string =>
  `(select count(*)::int from (select from saved_places
    where place_id = ${place} and user_id <> ${except} and removed_at is null limit ${most}) saves)`;

/** Whether somebody who has `count` saved places may have `more` besides (SAVE-08, SAVE-09, RUL-04). */
export function maySaveMore({ entitlement }: Viewer, count: number, more: number): boolean {
  const limit = savedPlacesLimit(entitlement);
  return more === 0 || limit === null || count + more <= limit;
}

/**
 * Whether what was taken out may come back. Undoing is not adding: after a lapse a slip does not cost a place (RUL-04), as
 * long as nothing was saved in its stead.
 */
export function mayRestore(viewer: Viewer, count: number, more: number, savedSince: boolean): boolean {
  return !savedSince || maySaveMore(viewer, count, more);
}
