import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../../rpc/context.ts';
import type { PhotoRow } from '../photos.queries.ts';
import { fileOf, isFileWithheld, isWithheldItself } from '../sharedFiles.policy.ts';
import type { JointPhotoRow, Parted } from './jointPhotos.types.ts';

export interface Subject {
  kind: string;
  subjectId: string;
}

/** Photos of things with who added them, in their order, as {@link Viewer} sees them. Serves: photos_subject. */
export async function jointPhotos(
  db: Db,
  viewer: Viewer | null,
  kind: string,
  subjects: readonly string[],
): Promise<JointPhotoRow[]> {
  const { rows } = await sql<JointPhotoRow>`
    select p.id, p.subject_id, p.width, p.height, p.thumbhash, p.user_id, p.caption from photos p
    where p.belongs_to = ${kind} and p.subject_id = any(array(select unnest(${[...subjects]}::uuid[])))
      and p.state = 'ready' and p.trashed_at is null
      and (p.user_id = ${viewer?.userId ?? null}::uuid or not (p.is_hidden or p.is_reported))
    order by p.position, p.id`.execute(db);
  return rows;
}

export interface Arrangement extends Subject {
  userId: string;
  photos: readonly { id: string; caption: string | null }[];
}

const idsOf = ({ photos }: Arrangement) => photos.map(({ id }) => id);

/** Locks those of the photos that are there already, whoever added them, or are this person's own and free. */
export async function lockArrangeable(trx: Db, arrangement: Arrangement): Promise<string[]> {
  const { kind, subjectId, userId } = arrangement;
  const { rows } = await sql<{ id: string }>`
    select p.id from photos p
    where p.id = any(${idsOf(arrangement)}::uuid[]) and p.state = 'ready' and p.belongs_to = ${kind}
      and (not p.trashed_alone or p.user_id = ${userId}::uuid)
      and (p.subject_id = ${subjectId}::uuid or p.subject_id is null and p.user_id = ${userId}::uuid)
    order by p.id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Takes out what is no longer among them; what is withheld from whoever arranges stays as it is. */
export async function trashOthers(trx: Db, arrangement: Arrangement, now: Date): Promise<void> {
  const { kind, subjectId, userId } = arrangement;
  await sql`update photos set trashed_at = ${now}
    where belongs_to = ${kind} and subject_id = ${subjectId}::uuid and trashed_at is null
      and id <> all(${idsOf(arrangement)}::uuid[])
      and (user_id = ${userId}::uuid or not (is_hidden or is_reported))`.execute(trx);
}

export async function arrange(trx: Db, arrangement: Arrangement): Promise<void> {
  const { kind, subjectId, photos } = arrangement;
  const captions = photos.map(({ caption }) => caption);
  await sql`update photos p set subject_id = ${subjectId}::uuid, loose_since = null, trashed_at = null, trashed_alone = false,
      position = w.n - 1, caption = w.caption
    from unnest(${idsOf(arrangement)}::uuid[], ${captions}::text[]) with ordinality w (id, caption, n)
    where p.id = w.id and p.belongs_to = ${kind}`.execute(trx);
}

/** What lies in the trash of a thing is its maker's alone, when the thing is shared with somebody who has not seen it there. */
export async function keepTrashAlone(trx: Db, { kind, subjectId }: Subject): Promise<void> {
  await sql`update photos set trashed_alone = true
    where belongs_to = ${kind} and subject_id = ${subjectId}::uuid and trashed_at is not null`.execute(trx);
}

/** Puts a photo back that was not taken out before `earliest`, behind all others; whether it is there now. */
export async function putBack(
  trx: Db,
  { kind, subjectId, userId }: Subject & { userId: string },
  id: string,
  earliest: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update photos set trashed_at = null, trashed_alone = false, position = case when trashed_at is null then position else (
      select coalesce(max(o.position), -1) + 1 from photos o
      where o.belongs_to = ${kind} and o.subject_id = ${subjectId}::uuid and o.trashed_at is null) end
    where id = ${id}::uuid and belongs_to = ${kind} and subject_id = ${subjectId}::uuid
      and (trashed_at is null or trashed_at >= ${earliest}) and (not trashed_alone or user_id = ${userId}::uuid)
    returning id`.execute(trx);
  return rows.length > 0;
}

export async function countShown(trx: Db, { kind, subjectId }: Subject): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from photos p
    where p.belongs_to = ${kind} and p.subject_id = ${subjectId}::uuid and p.trashed_at is null`.execute(trx);
  return rows[0]?.n ?? 0;
}

/** What is the same in a photo that shows another one's files. */
const SAME = sql`state, width, height, bytes, thumbhash, uploaded_at`;
const FILES_OF = sql`s.state, s.width, s.height, s.bytes, s.thumbhash, s.uploaded_at`;
const isShown = sql`p.state = 'ready' and p.trashed_at is null and not p.is_hidden and not p.is_reported`;

/**
 * Photos of a thing once more, as those of another thing and person: rows alone, the files are the same. `photoIds`: these, in
 * this order; null: all, but what is withheld where another thing shows it. How many there are. The rows that are copied stay
 * until the transaction ends.
 */
export async function copyPhotos(
  trx: Db,
  from: Subject & { photoIds: readonly string[] | null },
  to: Subject & { userId: string },
): Promise<number> {
  const chosen = from.photoIds && [...from.photoIds];
  const { rows } = await sql`
    with s as (select p.*, ${fileOf('p')} as stored from photos p
               where p.belongs_to = ${from.kind} and p.subject_id = ${from.subjectId}::uuid and ${isShown}
                 and not ${isFileWithheld('p')} and (${chosen}::uuid[] is null or p.id = any(${chosen}::uuid[])) for key share)
    insert into photos (user_id, belongs_to, subject_id, loose_since, position, file_id, ${SAME})
    select ${to.userId}::uuid, ${to.kind}, ${to.subjectId}::uuid, null,
      coalesce(array_position(${chosen}::uuid[], s.id) - 1, s.position), s.stored, ${FILES_OF} from s
    returning id`.execute(trx);
  return rows.length;
}

const columnsOf = (parted: readonly Parted[]) =>
  sql`unnest(${parted.map(({ from }) => from)}::uuid[], ${parted.map(({ to }) => to)}::uuid[],
    ${parted.map(({ maker }) => maker)}::uuid[], ${parted.map(({ other }) => other)}::uuid[]) w (source, target, maker, other)`;

/**
 * Each of the two has every photo afterwards: those they added themselves, and copies of the other one's, which show the same
 * files. What moderators withhold stays with whoever added it; what is out of sight because that one is away does not. Serves:
 * photos_subject.
 */
export async function partPhotos(trx: Db, kind: string, parted: readonly Parted[]): Promise<void> {
  await sql`
    with s as (select p.*, ${fileOf('p')} as stored, w.source, w.target, w.maker, w.other
               from ${columnsOf(parted)} join photos p on p.belongs_to = ${kind} and p.subject_id = w.source
               where p.state = 'ready' and not ${isWithheldItself('p')} and not p.trashed_alone for key share of p)
    insert into photos (user_id, belongs_to, subject_id, loose_since, position, caption, trashed_at, file_id, ${SAME})
    select case when s.user_id = s.maker then s.other else s.maker end, ${kind},
      case when s.user_id = s.maker then s.target else s.source end, null, s.position, s.caption, s.trashed_at, s.stored,
      ${FILES_OF} from s`.execute(trx);
  await sql`update photos p set subject_id = w.target from ${columnsOf(parted)}
    where p.belongs_to = ${kind} and p.subject_id = w.source and p.user_id = w.other`.execute(trx);
}

/** The photos of a thing go with what it was; the sweep finds them a day later. */
export async function loosenAll(
  trx: Db,
  kind: string,
  subjects: readonly string[],
  now: Date,
): Promise<void> {
  await sql`update photos set subject_id = null, loose_since = ${now}, position = 0
    where belongs_to = ${kind} and subject_id = any(${[...subjects]}::uuid[])`.execute(trx);
}

export interface PhotoWithFile extends PhotoRow {
  caption: string | null;
  /** Where its files lie. */
  file: string;
}

/** Photos of things with where their files lie, without any that is withheld from somebody. Serves: photos_subject. */
export async function photosWithFiles(
  db: Db,
  kind: string,
  subjects: readonly string[],
): Promise<PhotoWithFile[]> {
  const { rows } = await sql<PhotoWithFile>`
    select p.id, p.subject_id, p.width, p.height, p.thumbhash, p.caption, ${fileOf('p')} as file from photos p
    where p.belongs_to = ${kind} and p.subject_id = any(array(select unnest(${[...subjects]}::uuid[]))) and ${isShown}
    order by p.position, file`.execute(db);
  return rows;
}
