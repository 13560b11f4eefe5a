import { type RawBuilder, sql } from 'kysely';
import type { Sight } from '../../content/contentKind.ts';
import { KINDS_WITH_PHOTOS } from '../../content/subjectKinds.ts';
import type { Viewer } from '../../rpc/context.ts';
import { isFileWithheld } from './sharedFiles.policy.ts';

/** What a decision about a photo needs to know of it. */
export interface PhotoAccess {
  user_id: string;
  ready: boolean;
  is_hidden: boolean;
  is_reported: boolean;
  /** What the viewer sees of the thing that shows it; 'none' while nothing does. */
  subject: Sight;
  /** A copy whose thing is no longer there, as of a link that was taken back: its owner has the photo itself. */
  leftover_copy?: boolean;
  /** A copy, and another photo that shows the same files is withheld. */
  withheld_elsewhere?: boolean;
  /** Taken out before its thing was anybody else's to see. */
  trashed_alone?: boolean;
}

/** What a viewer sees of a photo: what they see of its thing. `photoSight` says it in SQL; a test holds the two together. */
export function photoVisibility(photo: PhotoAccess, viewer: Viewer | null): Sight {
  if (!photo.ready || photo.leftover_copy) return 'none';
  if (viewer && photo.user_id === viewer.userId) return 'full';
  if (photo.is_hidden || photo.is_reported || photo.withheld_elsewhere || photo.trashed_alone) return 'none';
  return photo.subject === 'full' ? 'full' : 'none';
}

/** What the viewer sees of the thing that shows the photo `c`. Within, `c` is the row of that thing. */
export function subjectSight(viewer: Viewer | null): RawBuilder<Sight> {
  const ofKinds = [...KINDS_WITH_PHOTOS].map(
    ([name, kind]) => sql`when ${sql.lit(name)} then
      (select ${kind.sight(viewer)} from (select c.subject_id as id) shown cross join ${kind.from} where ${kind.id} = shown.id)`,
  );
  return sql<Sight>`case c.belongs_to ${sql.join(ofKinds, sql` `)} end`;
}

/** The thing that shows the photo `c` is hidden or reported: then moderators look at its photos, too. */
export function subjectWithheld(): RawBuilder<boolean> {
  const ofKinds = [...KINDS_WITH_PHOTOS].map(
    ([name, kind]) => sql`when ${sql.lit(name)} then
      (select thing.is_hidden or thing.is_reported from (select ${kind.columns} from (select c.subject_id as id) shown
        cross join ${kind.from} where ${kind.id} = shown.id) thing)`,
  );
  return sql<boolean>`coalesce(case c.belongs_to ${sql.join(ofKinds, sql` `)} end, false)`;
}

const COPIES_ALONE = [...KINDS_WITH_PHOTOS].flatMap(([name, { photos }]) =>
  photos.copiesAlone ? [name] : [],
);
/** The photo belongs to a kind that shows copies of photos of other things. */
export const isOfCopies = (alias: 'p' | 'c') =>
  sql<boolean>`${sql.ref(`${alias}.belongs_to`)} in (${sql.join(COPIES_ALONE.map(sql.lit))})`;

/** The same as {@link photoVisibility} for the row of photos `c`. */
export function photoSight(viewer: Viewer | null, { unreported } = { unreported: false }): RawBuilder<Sight> {
  const reported = unreported ? sql`false` : sql`c.is_reported`;
  return sql<Sight>`case when c.state <> 'ready' or (c.subject_id is null and ${isOfCopies('c')}) then 'none'
    when c.user_id = ${viewer?.userId ?? null}::uuid then 'full'
    when c.is_hidden or ${reported} or c.trashed_alone or ${isOfCopies('c')} and ${isFileWithheld('c')} then 'none'
    when ${subjectSight(viewer)} = 'full' then 'full' else 'none' end`;
}
