import type { MemoryNumbers } from '@liora/domain/contract/memories';
import type { Mood } from '@liora/domain/rules/moods';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type TimePosition, timePosition } from '../../db/newestFirst.ts';
import type { Viewer } from '../../rpc/context.ts';
import { type JointRow, theirs } from '../couples/joint/joint.policy.ts';
import type { MemoryPosition } from './memoryCursor.parser.ts';

export interface MemoryRow extends JointRow, MemoryPosition {
  place_name: string;
  place_id: string | null;
  plan_id: string | null;
  time_zone: string;
  rating: number;
  mood: Mood | null;
  reflection: string | null;
  edited_by: string | null;
  version: number;
  created_at: Date;
  deleted_at: Date | null;
  /** What the viewer wrote for the other one, and what the other one did once both have. */
  yours: string | null;
  theirs: string | null;
}

/** `date_memories m` with what the viewer may read of it. The other one's words are read only where the viewer's own are. */
const columns = (viewer: Viewer) => sql`
  m.id, m.user_id, m.link_id, m.place_name, m.place_id, m.plan_id, m.date_completed::text as day, m.time_zone, m.rating, m.mood,
  m.reflection, m.edited_by, m.version, m.created_at, m.deleted_at, ${timePosition('m')} as position, own.words as yours,
  case when own.words is not null and m.link_id = ${viewer.linkId}::uuid then
    (select o.words from memory_reflections o where o.memory_id = m.id and o.user_id = ${viewer.partnerId}::uuid)
    when m.link_id is null then m.other_reflection end as theirs`;

const OWN_WORDS = (viewer: Viewer) => sql`left join memory_reflections own
  on own.memory_id = m.id and own.user_id = ${viewer.userId}::uuid`;

const NEWEST = sql`m.date_completed desc, m.created_at desc, m.id desc`;

/** The memories of the viewer and those of the two, in two parts so that each goes by an index. */
function bothParts(
  viewer: Viewer,
  where: RawBuilder<unknown>,
  end: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const me = sql`${viewer.userId}::uuid`;
  const own = sql`(select m.* from date_memories m where m.user_id = ${me} and ${where} ${end})`;
  if (viewer.linkId === null) return own;
  return sql`(${own} union all (select m.* from date_memories m
    where m.link_id = ${viewer.linkId}::uuid and m.user_id <> ${me} and ${where} ${end}))`;
}

/** Where a memory of `m` was, in a word that is the same for all of one place. */
const PLACE_KEY = sql`case when m.place_id is null then 'name:' || lower(m.place_name)
  else coalesce((select l.redirect_to from places l where l.place_id = m.place_id), m.place_id) end`;

export interface MemoryFilter {
  at?: string | undefined;
  mood?: Mood | undefined;
  rating?: number | undefined;
}

function matches(viewer: Viewer, { at, mood, rating }: MemoryFilter): RawBuilder<unknown> {
  const there = at
    ? sql`${PLACE_KEY} = (select ${PLACE_KEY} from date_memories m where m.id = ${at}::uuid and ${theirs(viewer, 'm')})`
    : sql`true`;
  return sql`m.deleted_at is null and ${there} and ${mood ? sql`m.mood = ${mood}` : sql`true`}
    and ${rating ? sql`m.rating >= ${rating}` : sql`true`}`;
}

const after = (last: MemoryPosition | null) =>
  last
    ? sql`(m.date_completed, m.created_at, m.id) < (${last.day}::date,
        timestamptz 'epoch' + ${last.position}::bigint * interval '1 microsecond', ${last.id}::uuid)`
    : sql`true`;

/** A page, the newest day first. Serves: date_memories_own, date_memories_joint. */
export async function memoriesOf(
  db: Db,
  viewer: Viewer,
  { filter, last, limit }: { filter: MemoryFilter; last: MemoryPosition | null; limit: number },
): Promise<MemoryRow[]> {
  const end = sql`order by ${NEWEST} limit ${limit}`;
  const where = sql`${matches(viewer, filter)} and ${after(last)}`;
  const { rows } = await sql<MemoryRow>`
    select ${columns(viewer)} from ${bothParts(viewer, where, end)} m ${OWN_WORDS(viewer)} ${end}`.execute(
    db,
  );
  return rows;
}

/** Those of certain days. Serves: date_memories_own, date_memories_joint. */
export async function memoriesOfDays(
  db: Db,
  viewer: Viewer,
  days: readonly string[],
  limit: number,
): Promise<MemoryRow[]> {
  const where = sql`m.deleted_at is null and m.date_completed = any(${[...days]}::date[])`;
  const { rows } = await sql<MemoryRow>`
    select ${columns(viewer)} from ${bothParts(viewer, where, sql``)} m ${OWN_WORDS(viewer)}
    order by ${NEWEST} limit ${limit}`.execute(db);
  return rows;
}

/** One of theirs, in the trash or not. Serves: date_memories_pkey. */
export async function findMemory(db: Db, viewer: Viewer, id: string): Promise<MemoryRow | undefined> {
  const { rows } = await sql<MemoryRow>`
    select ${columns(viewer)} from date_memories m ${OWN_WORDS(viewer)}
    where m.id = ${id}::uuid and ${theirs(viewer, 'm')}`.execute(db);
  return rows[0];
}

/** Where a page of a trash ends: the moment in microseconds, and the id, as {@link TimePosition} has them. */
export interface TrashPage {
  /** What was taken out before is past bringing back. */
  since: Date;
  last: TimePosition | null;
  limit: number;
}

const takenOut = (column: RawBuilder<unknown>) =>
  sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`;

/** The trash, the last taken out first. Serves: date_memories_own_trash, date_memories_joint_trash. */
export async function trashedMemories(
  db: Db,
  viewer: Viewer,
  { since, last, limit }: TrashPage,
): Promise<MemoryRow[]> {
  const before = last
    ? sql`(m.deleted_at, m.id) < (timestamptz 'epoch' + ${last.position}::bigint * interval '1 microsecond', ${last.id}::uuid)`
    : sql`true`;
  const end = sql`order by m.deleted_at desc, m.id desc limit ${limit}`;
  const { rows } = await sql<MemoryRow>`
    select ${columns(viewer)}, ${takenOut(sql`m.deleted_at`)} as position
    from ${bothParts(viewer, sql`m.deleted_at >= ${since} and ${before}`, end)} m ${OWN_WORDS(viewer)} ${end}`.execute(
    db,
  );
  return rows;
}

export interface TrashedPhotoRow extends TimePosition {
  width: number;
  height: number;
  thumbhash: string;
  caption: string | null;
  user_id: string;
  trashed_at: Date;
  memory_id: string;
  place_name: string;
  day: string;
}

/** Photos taken out of memories that are there. Serves: photos_trash. */
export async function trashedPhotos(
  db: Db,
  viewer: Viewer,
  { since, last, limit }: TrashPage,
): Promise<TrashedPhotoRow[]> {
  const people = [viewer.userId, ...(viewer.partnerId ? [viewer.partnerId] : [])];
  const before = last
    ? sql`(p.trashed_at, p.id) < (timestamptz 'epoch' + ${last.position}::bigint * interval '1 microsecond', ${last.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<TrashedPhotoRow>`
    select p.id, p.width, p.height, p.thumbhash, p.caption, p.user_id, p.trashed_at, ${takenOut(sql`p.trashed_at`)} as position,
      m.id as memory_id, m.place_name, m.date_completed::text as day
    from photos p join date_memories m on m.id = p.subject_id and p.belongs_to = 'memory'
    where p.user_id = any(${people}::uuid[]) and p.trashed_at >= ${since} and p.state = 'ready' and ${before}
      and m.deleted_at is null and ${theirs(viewer, 'm')}
      and (p.user_id = ${viewer.userId}::uuid or not (p.is_hidden or p.is_reported or p.trashed_alone))
    order by p.trashed_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface PlaceRow {
  key: string;
  id: string;
  place_name: string;
  place_id: string | null;
  day: string;
  rating: number;
  count: number;
}

/** 'Our places', those of the newest memories first, each with its newest. Serves: date_memories_own, date_memories_joint. */
export async function placesOfMemories(db: Db, viewer: Viewer, limit: number): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select k.key, k.id, k.place_name, k.place_id, k.day, k.rating, k.count from (
      select distinct on (n.key) n.*, count(*) over (partition by n.key)::int as count from (
        select ${PLACE_KEY} as key, m.id, m.place_name, m.place_id, m.date_completed::text as day, m.rating, m.created_at
        from ${bothParts(viewer, sql`m.deleted_at is null`, sql``)} m) n
      order by n.key, n.day desc, n.created_at desc, n.id desc) k
    order by k.day desc, k.created_at desc, k.id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many of which year. Serves: date_memories_own, date_memories_joint. */
export async function yearsOfMemories(
  db: Db,
  viewer: Viewer,
  limit: number,
): Promise<{ year: number; count: number }[]> {
  const { rows } = await sql<{ year: number; count: number }>`
    select extract(year from m.date_completed)::int as year, count(*)::int as count
    from ${bothParts(viewer, sql`m.deleted_at is null`, sql``)} m group by 1 order by 1 desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

interface CountedMemories extends Pick<MemoryNumbers, 'dates' | 'longest_gap_days'> {
  /** Places that they were at for the first time, by the year of that. */
  new_places: Readonly<Record<string, number>>;
  /** Of where they were last. */
  time_zone: string | null;
}

/** What they come to: of those of the two where there are two. Serves: date_memories_own, date_memories_joint. */
export async function countMemories(db: Db, viewer: Viewer): Promise<CountedMemories> {
  const counted =
    viewer.linkId === null
      ? sql`m.deleted_at is null`
      : sql`m.deleted_at is null and m.link_id = ${viewer.linkId}::uuid`;
  const { rows } = await sql<CountedMemories>`
    with seen as materialized (
      select m.date_completed as day, m.time_zone, ${PLACE_KEY} as place from ${bothParts(viewer, counted, sql``)} m),
    days as (select distinct day from seen),
    gaps as (select day - lag(day) over (order by day) as gap from days),
    firsts as (select min(day) as day from seen group by place),
    years as (select extract(year from day)::int as year, count(*)::int as count from firsts group by 1)
    select (select count(*) from days)::int as dates, (select max(gap) from gaps)::int as longest_gap_days,
      (select coalesce(jsonb_object_agg(year, count), '{}') from years) as new_places,
      (select time_zone from seen order by day desc limit 1) as time_zone`.execute(db);
  return rows[0] ?? { dates: 0, new_places: {}, longest_gap_days: null, time_zone: null };
}

/** Which of these days have a memory of theirs, in the trash or not. Serves: date_memories_own, date_memories_joint. */
export async function storedDays(db: Db, viewer: Viewer, days: readonly string[]): Promise<Set<string>> {
  const where = sql`m.date_completed = any(${[...days]}::date[])`;
  const { rows } = await sql<{ day: string }>`
    select distinct m.date_completed::text as day from ${bothParts(viewer, where, sql``)} m`.execute(db);
  return new Set(rows.map(({ day }) => day));
}
