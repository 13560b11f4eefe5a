import { PLACE_PHOTOS_LOOKED_AT } from '@liora/domain/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Sight } from '../../content/contentKind.ts';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../rpc/context.ts';
import { someone } from '../safety/visibility/viewAs.policy.ts';
import { photoSight, subjectSight } from './photos.policy.ts';
import type { PhotoRow } from './photos.queries.ts';

export interface PlacePhotoRow extends PhotoRow {
  /** The place as it was asked for. */
  ref: string;
  user_id: string;
  username: string;
  profile_photo_url: string | null;
  uploaded_at: Date;
}

/**
 * What the viewer sees of the photo `c` on the page of a place: of their own what others see of it there, so that what they
 * took away or moderators hide is not on it either. A thing that has the page to itself shows its owner all of it.
 */
const sightThere = (viewer: Viewer | null): RawBuilder<Sight> =>
  viewer === null
    ? photoSight(null)
    : sql<Sight>`case when c.user_id = ${viewer.userId}::uuid and c.venue_id is distinct from c.subject_id::text
        then ${subjectSight(someone(viewer.entitlement))} else ${photoSight(viewer)} end`;

/**
 * The newest photos of places, under every id that leads to one, that the viewer is shown: none that is withheld from others,
 * not even their own. Read from the newest on, until there are enough. Serves: photos_venue, places_redirects.
 */
export async function newestOfPlaces(
  db: Db,
  viewer: Viewer | null,
  { refs, most }: { refs: readonly string[]; most: number },
): Promise<PlacePhotoRow[]> {
  const { rows } = await sql<PlacePhotoRow>`
    select w.ref, s.id, s.subject_id, s.width, s.height, s.thumbhash, s.uploaded_at, s.user_id,
      coalesce(f.username, u.name) as username, f.profile_photo_url
    from unnest(${[...refs]}::text[]) w (ref)
    cross join lateral (
      select c.* from (
        select p.* from (select w.ref as id union all select l.place_id from places l where l.redirect_to = w.ref) known
        cross join lateral (
          select p.* from photos p
          where p.venue_id = known.id and p.state = 'ready' and not p.is_hidden and not p.is_reported
          order by p.uploaded_at desc, p.id desc limit ${PLACE_PHOTOS_LOOKED_AT}) p
        order by p.uploaded_at desc, p.id desc limit ${PLACE_PHOTOS_LOOKED_AT}) c
      where ${sightThere(viewer)} = 'full'
      order by c.uploaded_at desc, c.id desc limit ${most}) s
    join auth_users u on u.id = s.user_id left join profiles f on f.user_id = s.user_id
    order by w.ref, s.uploaded_at desc, s.id desc`.execute(db);
  return rows;
}
