import { sql } from 'kysely';
import type { HidingFlags, Sight } from '../../content/contentKind.ts';
import type { Db } from '../../db/client.ts';
import { PREPARED } from '../../db/prepared.ts';
import type { Viewer } from '../../rpc/context.ts';
import { photoSight, subjectWithheld } from './photos.policy.ts';

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

/** What the viewer sees of a photo, and whether moderators look at it; null when there is none. Serves: photos_pkey. */
export async function findSight(
  db: Db,
  viewer: Viewer | null,
  id: string,
): Promise<{ sight: Sight; withheld: boolean } | null> {
  const { rows } = await sql<{ sight: Sight; withheld: boolean }>`
    select ${photoSight(viewer)} as sight, (c.state = 'ready' and (c.is_hidden or c.is_reported or ${subjectWithheld()})) as withheld
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
      and p.state = 'ready' and (p.user_id = ${viewer?.userId ?? null}::uuid or not (p.is_hidden or p.is_reported))
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
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update photos set state = 'pending' where id in (
      select p.id from photos p
      where p.subject_id is null and p.loose_since < ${before.pending}
        and (p.state = 'pending' or p.loose_since < ${before.ready})
      order by p.loose_since limit ${limit} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** After its files are gone. */
export async function deletePending(db: Db, id: string): Promise<void> {
  await db.deleteFrom('photos').where('id', '=', id).where('state', '=', 'pending').execute();
}

/** Which of these ids have a row. */
export async function knownIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select p.id from photos p where p.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Photos of somebody that are all there. Serves: photos_user. */
export async function ownIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('photos')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'ready')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
