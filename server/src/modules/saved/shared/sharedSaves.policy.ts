import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../rpc/context.ts';
import { placeVisible } from '../../places/places.policy.ts';

/** What a decision about a saved place of somebody else needs to know. */
export interface SharedSave {
  user_id: string;
  shared_with_partner: boolean;
  removed: boolean;
  /** The viewer may see the place, or it is none of a person and its source lost it. */
  place_seen: boolean;
}

/** Whether somebody sees that another person saved a place (RUL-47): the partner alone, and no more than of the place itself. */
export const isSharedWith = (save: SharedSave, viewer: Viewer): boolean =>
  viewer.partnerId !== null &&
  save.user_id === viewer.partnerId &&
  save.shared_with_partner &&
  !save.removed &&
  save.place_seen;

/** The same in SQL, of the rows of saved_places `alias`; a test holds it to {@link isSharedWith}. Serves: place_search_ref. */
export function sharedWith(viewer: Viewer, alias: string): RawBuilder<boolean> {
  if (viewer.partnerId === null) return sql<boolean>`false`;
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column('user_id')} = ${viewer.partnerId}::uuid and ${column('shared_with_partner')}
    and ${column('removed_at')} is null and ${placeSeen(viewer, alias)})`;
}

/** The viewer may see the place of the row, or it is none of a person and its source lost it. */
export const placeSeen = (viewer: Viewer, alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.source`)} <> 'dropped_pins' or exists (
    select from place_search v where v.ref = ${sql.ref(`${alias}.place_id`)} and ${placeVisible(viewer, 'v')}))`;
