import { randomUUID } from 'node:crypto';
import type { Photo } from '@liora/domain/contract/photos';
import { HOUR_SECONDS } from '@liora/domain/durations';
import { PHOTOS_PER_HOUR } from '@liora/domain/limits';
import { KINDS_WITH_PHOTOS } from '../../content/subjectKinds.ts';
import type { Db } from '../../db/client.ts';
import { takeFromLimit } from '../../rateLimits/rateLimits.ts';
import type { Caller, SignedInCaller, Viewer } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import { requireAdmin } from '../safety/moderation/admins.service.ts';
import { type MadePhoto, PHOTO_FILES, type PhotoFile } from './photoSizes.runtime.ts';
import {
  type Attachment,
  attach,
  detachOthers,
  findSight,
  insertPending,
  lockAttachable,
  markReady,
  ownPhotos,
  type StoredPhoto,
  shownPhotos,
} from './photos.queries.ts';
import { toPhoto } from './photos.views.ts';

const UPLOAD_LIMIT = { name: 'photo', max: PHOTOS_PER_HOUR, windowSeconds: HOUR_SECONDS };

/** Counts a try of this person's, before anything of the picture is read. @throws RATE_LIMITED */
export const limitUploads = ({ deps, viewer }: SignedInCaller) =>
  takeFromLimit(deps, UPLOAD_LIMIT, viewer.userId);

/**
 * Stores a photo that nothing shows yet. Its row comes before its files and says 'ready' after them: who is killed in
 * between leaves a row behind that the sweep finds, and its files by it.
 */
export async function storePhoto(
  { deps, viewer }: SignedInCaller,
  belongsTo: string,
  { files, width, height, thumbhash }: MadePhoto,
): Promise<Photo> {
  const id = randomUUID();
  await insertPending(deps.db, { id, user_id: viewer.userId, belongs_to: belongsTo, now: deps.now() });
  for (const name of Object.keys(PHOTO_FILES) as PhotoFile[])
    await deps.photoStore.write(id, PHOTO_FILES[name], files[name]);
  const bytes = Object.values(files).reduce((sum, file) => sum + file.byteLength, 0);
  // Without a row the account was closed meanwhile.
  if (!(await markReady(deps.db, id, { width, height, bytes, thumbhash })))
    throw new ProductError('UNAUTHENTICATED');
  return { id, width, height, thumbhash };
}

/** Where the files lie of a photo that the caller is shown now, else null; moderators see also what is withheld from others. */
export async function shownFile(caller: Caller, id: string): Promise<string | null> {
  const found = await findSight(caller.deps.db, caller.viewer, id);
  if (!found) return null;
  return found.sight === 'full' || (found.withheld && (await isAdmin(caller))) ? found.file : null;
}

async function isAdmin(caller: Caller): Promise<boolean> {
  try {
    return Boolean(await requireAdmin(caller));
  } catch (error) {
    if (error instanceof ProductError) return false;
    throw error;
  }
}

/** The bytes of one size, for whoever may see them; null when they are gone. */
export const readPhoto = (
  { deps }: Pick<Caller, 'deps'>,
  stored: string,
  size: PhotoFile,
): Promise<Buffer | null> => deps.photoStore.read(stored, PHOTO_FILES[size]);

/**
 * Makes these the photos of a thing, in this order, and takes away all others: in the transaction of the change of the thing,
 * which has locked its row.
 * @throws PHOTO_UNKNOWN, TOO_MANY_PHOTOS
 */
export async function attachPhotos(trx: Db, attachment: Attachment, now: Date): Promise<void> {
  const { kind, photoIds } = attachment;
  if (photoIds.length > (KINDS_WITH_PHOTOS.get(kind)?.photos.most ?? 0))
    throw new ProductError('TOO_MANY_PHOTOS');
  const attachable = await lockAttachable(trx, attachment);
  if (new Set(photoIds).size !== photoIds.length || attachable.length !== photoIds.length)
    throw new ProductError('PHOTO_UNKNOWN');
  await detachOthers(trx, attachment, now);
  await attach(trx, attachment);
}

/** The photos of many things that the viewer sees, each thing's in their order. */
export async function photosOf(
  db: Db,
  viewer: Viewer | null,
  kind: string,
  ids: readonly string[],
): Promise<Map<string, Photo[]>> {
  const rows = Map.groupBy(await shownPhotos(db, viewer, kind, ids), ({ subject_id }) => subject_id);
  return new Map([...rows].map(([subject, ofSubject]) => [subject, ofSubject.map(toPhoto)]));
}

/** All photos of somebody, for the copy of their data. */
export const photosOfPerson = (db: Db, userId: string): Promise<StoredPhoto[]> => ownPhotos(db, userId);
