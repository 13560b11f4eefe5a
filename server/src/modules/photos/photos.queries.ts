import { HOUR_MS } from '@liora/domain/durations';
import { PHOTO_LOOSE_HOURS } from '@liora/domain/limits';
import { sql } from 'kysely';
import type { HidingFlags, Sight } from '../../content/contentKind.ts';
import type { Db } from '../../db/client.ts';
import { PREPARED } from '../../db/prepared.ts';
import type { Viewer } from '../../rpc/context.ts';
import { isOfCopies, photoSight, subjectWithheld } from './photos.policy.ts';
import { fileOf, isFileWithheld, sharesFile } from './sharedFiles.policy.ts';

/** A photo, and the one under whose id its files lie. */
export interface StoredPhoto {
  id: string;
  file: string;
}

export interface PhotoRow {
  id: string;
  subject_id: string;
  width: number;
  height: number;
  thumbhash: string;
}

export async function insertPending(
  db: Db,
  photo: { id: string; user_id: string; belongs_to: string; now: Date },
): Promise<void> {
  const { now, ...row } = photo;
  await db
    .insertInto('photos')
    .values({ ...row, uploaded_at: now, loose_since: now })
    .execute();
}

/** All its files are there. False when the row is gone: with its owner's account, or swept. */
export async function markReady(
  db: Db,
  id: string,
  facts: { width: number; height: number; bytes: number; thumbhash: string },
): Promise<boolean> {
  const result = await db
    .updateTable('photos')
    .set({ ...facts, state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** What was withheld is remembered as long as something shows its files, so that they come back by no new copy. */
const isRemembered = sql<boolean>`((p.is_hidden or p.is_reported) and exists (
  select from photos other where ${sharesFile('p')} and other.subject_id is not null))`;

/** What the viewer sees of a photo, whether moderators look at it, and where its files lie; null when there is none. Serves: photos_pkey. */
export async function findSight(
  db: Db,
  viewer: Viewer | null,
  id: string,
): Promise<{ sight: Sight; withheld: boolean; file: string } | null> {
  const { rows } = await sql<{ sight: Sight; withheld: boolean; file: string }>`
    select ${photoSight(viewer)} as sight, ${fileOf('c')} as file, (c.state = 'ready' and (c.is_hidden or c.is_reported or ${subjectWithheld()})) as withheld
    from photos c where c.id = ${id}::uuid ${PREPARED}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Photos that things show, in their order, without what is hidden from everybody but its owner. Serves: photos_subject.
 */
export async function shownPhotos(
  db: Db,
  viewer: Viewer | null,
  belongsTo: string,
  subjects: readonly string[],
): Promise<PhotoRow[]> {
  const { rows } = await sql<PhotoRow>`
    select p.id, p.subject_id, p.width, p.height, p.thumbhash from photos p
    where p.belongs_to = ${belongsTo} and p.subject_id = any(array(select unnest(${[...subjects]}::uuid[])))
      and p.state = 'ready' and p.trashed_at is null
      and (p.user_id = ${viewer?.userId ?? null}::uuid
        or not (p.is_hidden or p.is_reported or ${isOfCopies('p')} and ${isFileWithheld('p')}))
    order by p.position, p.id ${PREPARED}`.execute(db);
  return rows;
}

export interface Attachment {
  kind: string;
  subjectId: string;
  userId: string;
  photoIds: readonly string[];
  /** Public id of the place that they show. */
  venueId: string | null;
}

/** Locks those of the photos that this person may attach there, until the transaction ends. */
export async function lockAttachable(trx: Db, attachment: Attachment): Promise<string[]> {
  const { kind, subjectId, userId, photoIds } = attachment;
  const { rows } = await sql<{ id: string }>`
    select p.id from photos p
    where p.id = any(${[...photoIds]}::uuid[]) and p.user_id = ${userId}::uuid and p.state = 'ready'
      and p.belongs_to = ${kind} and (p.subject_id is null or p.subject_id = ${subjectId}::uuid)
    order by p.id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Takes from a thing all photos but these. The sweep finds them a day later, so that an older screen shows them meanwhile. */
export async function detachOthers(trx: Db, attachment: Attachment, now: Date): Promise<void> {
  const { kind, subjectId, photoIds } = attachment;
  await sql`update photos set subject_id = null, loose_since = ${now}, position = 0, venue_id = null
    where belongs_to = ${kind} and subject_id = ${subjectId}::uuid and id <> all(${[...photoIds]}::uuid[])`.execute(
    trx,
  );
}

/** Takes photos from whatever shows them, and from their owners: the next sweep erases them. Answers with what showed them. */
export async function detachForGood(
  trx: Db,
  ids: readonly string[],
  now: Date,
): Promise<{ belongs_to: string; subject_id: string | null }[]> {
  const longAgo = new Date(now.getTime() - 2 * PHOTO_LOOSE_HOURS * HOUR_MS);
  const { rows } = await sql<{ belongs_to: string; subject_id: string | null }>`
    with shown as (select id, subject_id from photos where id = any(${[...ids]}::uuid[]) for update)
    update photos p set subject_id = null, loose_since = ${longAgo}, trashed_at = null, position = 0, venue_id = null
    from shown where p.id = shown.id returning p.belongs_to, shown.subject_id`.execute(trx);
  return rows;
}

export async function attach(trx: Db, attachment: Attachment): Promise<void> {
  const { kind, subjectId, photoIds, venueId } = attachment;
  await sql`update photos set subject_id = ${subjectId}::uuid, loose_since = null, venue_id = ${venueId},
      position = array_position(${[...photoIds]}::uuid[], id) - 1
    where id = any(${[...photoIds]}::uuid[]) and belongs_to = ${kind}`.execute(trx);
}

/** Flags that reports and decisions set; what shows the photos that are still there. */
export async function updatePhotoFlags(
  db: Db,
  ids: readonly string[],
  flags: HidingFlags,
): Promise<{ belongs_to: string; subject_id: string | null }[]> {
  if (ids.length === 0) return [];
  return db
    .updateTable('photos')
    .set(flags)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .returning(['belongs_to', 'subject_id'])
    .execute();
}

/**
 * Photos that nothing has shown since then, and uploads that never ended: from now on nobody can attach or see them, so that
 * their files can go. Serves: photos_loose.
 */
export async function giveUpLoose(
  db: Db,
  before: { ready: Date; pending: Date },
  limit: number,
): Promise<(StoredPhoto & { remembered: boolean })[]> {
  const { rows } = await sql<StoredPhoto & { remembered: boolean }>`
    update photos p set state = 'pending' where p.id in (
      select p.id from photos p
      where p.subject_id is null and p.loose_since < ${before.pending}
        and (p.state = 'pending' or p.loose_since < ${before.ready})
        and not (p.state = 'pending' and ${isRemembered})
      order by p.loose_since limit ${limit} for update skip locked)
    returning p.id, ${fileOf('p')} as file, ${isRemembered} as remembered`.execute(db);
  return rows;
}

/** Whether another photo than this one shows the same files. Serves: photos_pkey, photos_file. */
export async function isFileShared(db: Db, { id, file }: StoredPhoto): Promise<boolean> {
  const { rows } = await sql`
    select from photos p where p.id = ${file}::uuid and p.id <> ${id}::uuid
    union all (select from photos p where p.file_id = ${file}::uuid and p.id <> ${id}::uuid limit 1)`.execute(
    db,
  );
  return rows.length > 0;
}

/** Lets go of photos that were taken out before `before`: the sweep finds them a day later. Serves: photos_trashed. */
export async function loosenTrashed(db: Db, before: Date, limit: number, now: Date): Promise<void> {
  await sql`update photos set subject_id = null, loose_since = ${now}, trashed_at = null, position = 0
    where id in (select p.id from photos p where p.trashed_at < ${before} order by p.trashed_at limit ${limit}
                 for update skip locked)`.execute(db);
}

/** After its files are gone. */
export async function deletePending(db: Db, id: string): Promise<void> {
  await db.deleteFrom('photos').where('id', '=', id).where('state', '=', 'pending').execute();
}

/** Under which of these ids lie files that a row knows. */
export async function knownIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select p.id from photos p where p.id = any(${[...ids]}::uuid[]) and p.file_id is null
    union select p.file_id from photos p where p.file_id = any(${[...ids]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Photos of somebody that are all there. Serves: photos_user. */
export async function ownPhotos(db: Db, userId: string): Promise<StoredPhoto[]> {
  const { rows } = await sql<StoredPhoto>`
    select p.id, ${fileOf('p')} as file from photos p
    where p.user_id = ${userId}::uuid and p.state = 'ready' order by p.id`.execute(db);
  return rows;
}
