import { savedPlacesLimit } from '@liora/domain/rules/savedPlaces';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../rpc/context.ts';
import { placeVisible } from '../places/places.policy.ts';

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

/** The copy of a place's facts in saved_places; the rest of a row is its saver's own. */
const FACTS = [
  'place_name',
  'place_address',
  'photo_url',
  'rating',
  'price_level',
  'is_open',
  'latitude',
  'longitude',
  'place_types',
  'category',
  'subcategory',
  'phone_number',
  'website_url',
];

/**
 * What the copy of somebody's data holds of the row `c` of saved_places: as in their list, nothing of a pin that they may no
 * longer see but what they wrote of it themself. Serves: place_search_ref.
 */
export const copiedSave = (
  saver: Viewer,
): RawBuilder<object> => sql<object>`to_jsonb(c) - array['user_id', 'partner_seen']
  - case when c.source <> 'dropped_pins' or exists (
      select from place_search p where p.ref = current_place_id(c.place_id) and ${placeVisible(saver, 'p')})
    then '{}'::text[] else ${FACTS}::text[] end`;
