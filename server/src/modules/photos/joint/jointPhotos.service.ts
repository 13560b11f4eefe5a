import { KINDS_WITH_PHOTOS } from '../../../content/subjectKinds.ts';
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import {
  type Arrangement,
  arrange,
  copyPhotos,
  countShown,
  jointPhotos,
  keepTrashAlone,
  lockArrangeable,
  loosenAll,
  type PhotoWithFile,
  partPhotos,
  photosWithFiles,
  putBack,
  type Subject,
  trashOthers,
} from './jointPhotos.queries.ts';
import type { JointPhotoRow, Parted } from './jointPhotos.types.ts';

export type { PhotoWithFile };

// Photos of things that more than one person adds to: with captions, a trash, and files that several of them show.

/**
 * Makes these the photos of a thing, in this order and with these captions; others lie in its trash from then on. In the
 * transaction of the change of the thing, which has locked its row and knows that this person may change it.
 * @throws PHOTO_UNKNOWN
 */
export async function arrangePhotos(trx: Db, arrangement: Arrangement, now: Date): Promise<void> {
  const ids = new Set(arrangement.photos.map(({ id }) => id));
  const there = await lockArrangeable(trx, arrangement);
  if (ids.size !== arrangement.photos.length || there.length !== ids.size)
    throw new ProductError('PHOTO_UNKNOWN');
  await trashOthers(trx, arrangement, now);
  await arrange(trx, arrangement);
}

/** Brings a photo back from the trash of a thing, whose row is locked. @throws NOT_FOUND, TOO_MANY_PHOTOS */
export async function restorePhotoOf(
  trx: Db,
  subject: Subject & { userId: string },
  id: string,
  earliest: Date,
): Promise<void> {
  if (!(await putBack(trx, subject, id, earliest))) throw new ProductError('NOT_FOUND');
  if ((await countShown(trx, subject)) > (KINDS_WITH_PHOTOS.get(subject.kind)?.photos.most ?? 0))
    throw new ProductError('TOO_MANY_PHOTOS');
}

/** A thing becomes somebody else's to see: what was taken out of it before does not. */
export const shareWithoutTrash = (trx: Db, subject: Subject): Promise<void> => keepTrashAlone(trx, subject);

/** Photos of many things that the viewer sees, with captions and who added them, each thing's in their order. */
export async function jointPhotosOf(
  db: Db,
  viewer: Viewer | null,
  kind: string,
  ids: readonly string[],
): Promise<Map<string, JointPhotoRow[]>> {
  if (ids.length === 0) return new Map();
  return Map.groupBy(await jointPhotos(db, viewer, kind, ids), ({ subject_id }) => subject_id);
}

/** Photos of one thing that another one shows as well: under ids of their own. @throws PHOTO_UNKNOWN when one is not there */
export async function showAlso(
  trx: Db,
  from: Subject & { photoIds: readonly string[] | null },
  to: Subject & { userId: string },
): Promise<void> {
  const copied = await copyPhotos(trx, from, to);
  if (from.photoIds && copied !== from.photoIds.length) throw new ProductError('PHOTO_UNKNOWN');
}

/** Things of two become one of each, with all photos. However many there are, it is two statements. */
export async function partPhotosOf(trx: Db, kind: string, parted: readonly Parted[]): Promise<void> {
  if (parted.length > 0) await partPhotos(trx, kind, parted);
}

/** These things show no photo any more. */
export async function letPhotosGo(trx: Db, kind: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await loosenAll(trx, kind, ids, now);
}

/** Photos of many things with where their files lie, for a file that shows them. */
export async function filesOf(
  db: Db,
  kind: string,
  ids: readonly string[],
): Promise<Map<string, PhotoWithFile[]>> {
  if (ids.length === 0) return new Map();
  return Map.groupBy(await photosWithFiles(db, kind, ids), ({ subject_id }) => subject_id);
}
