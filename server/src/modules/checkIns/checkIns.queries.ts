import type { CheckInWords, ShownWords } from '@liora/domain/contract/checkInFacts';
import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { OneOfTwo } from '../couples/joint/joint.policy.ts';

/** One of two people, or somebody who shares with nobody. */
export interface Reader {
  userId: string;
  partnerId: string | null;
  linkId: string | null;
}

/** A day or week that somebody answered, or that the other one did and both have read. */
export interface CheckInRow {
  /** Of the row that leads: the reader's own, where there is one. */
  id: string;
  kind: CheckInKind;
  /** YYYY-MM-DD. */
  period: string;
  revealed_at: string | null;
  request_id: string | null;
  mine: (ShownWords & { id: string; version: number }) | null;
  theirs: ShownWords | null;
}

const words = (alias: string) => sql`'mood', ${sql.ref(`${alias}.mood`)}, 'note', ${sql.ref(`${alias}.note`)},
  'good', ${sql.ref(`${alias}.good`)}, 'need', ${sql.ref(`${alias}.need`)}, 'tags', to_jsonb(${sql.ref(`${alias}.tags`)})`;

/**
 * What a reader may read: their own rows, each with the other one's of the same day or week where both were revealed; and what
 * the other one had revealed where their own is gone. A row that is not revealed is read by its writer alone. `narrow`: what
 * besides, of the rows of `r`.
 * Serves: check_ins_own and check_ins_once, both ways.
 */
export const readable = (
  { userId, partnerId, linkId }: Reader,
  narrow: RawBuilder<boolean>,
  limit: number,
): RawBuilder<CheckInRow> => sql`
  select * from (
    (select r.id, r.kind, r.period::text as period, to_jsonb(r.revealed_at) #>> '{}' as revealed_at, r.request_id,
            jsonb_build_object('id', r.id, 'version', r.version, ${words('r')}) as mine,
            case when t.id is not null then jsonb_build_object(${words('t')}) end as theirs
     from check_ins r
     left join check_ins t on r.link_id = ${linkId}::uuid and r.revealed_at is not null
       and t.link_id = r.link_id and t.kind = r.kind and t.period = r.period and t.user_id = ${partnerId}::uuid
       and t.revealed_at is not null
     where r.user_id = ${userId}::uuid and ${narrow}
     order by r.period desc, r.kind desc, r.id desc limit ${limit})
    union all
    (select r.id, r.kind, r.period::text, to_jsonb(r.revealed_at) #>> '{}', null, null, jsonb_build_object(${words('r')})
     from check_ins r
     where r.user_id = ${partnerId}::uuid and r.link_id = ${linkId}::uuid and r.revealed_at is not null and ${narrow}
       and not exists (select from check_ins m where m.link_id = r.link_id and m.kind = r.kind and m.period = r.period
                       and m.user_id = ${userId}::uuid)
     order by r.period desc, r.kind desc, r.id desc limit ${limit})
  ) c order by c.period desc, c.kind desc, c.id desc limit ${limit}`;

/** What of a link a reader may read of one day or week. */
export async function findCheckIn(
  db: Db,
  two: OneOfTwo,
  kind: CheckInKind,
  period: string,
): Promise<CheckInRow | undefined> {
  const narrow = sql<boolean>`r.link_id = ${two.linkId}::uuid and r.kind = ${kind} and r.period = ${period}::date`;
  const { rows } = await readable(two, narrow, 1).execute(db);
  return rows[0];
}

export interface StoredAnswer {
  kind: CheckInKind;
  period: string;
  words: CheckInWords;
  requestId: string;
  now: Date;
}

/** Writes the first answer of a day or week, or takes the place of one that is there: the same row, whatever it says. */
export async function storeAnswer(
  trx: Db,
  { userId, linkId }: OneOfTwo,
  answer: StoredAnswer,
): Promise<void> {
  const { kind, period, words: said, requestId, now } = answer;
  await sql`
    insert into check_ins (user_id, link_id, kind, period, mood, note, good, need, tags, request_id, created_at, updated_at)
    values (${userId}::uuid, ${linkId}::uuid, ${kind}, ${period}::date, ${said.mood}, ${said.note}, ${said.good}, ${said.need},
            ${said.tags}::text[], ${requestId}::uuid, ${now}, ${now})
    on conflict (link_id, kind, period, user_id) do update set
      mood = excluded.mood, note = excluded.note, good = excluded.good, need = excluded.need, tags = excluded.tags,
      version = check_ins.version + 1, request_id = excluded.request_id, updated_at = excluded.updated_at`.execute(
    trx,
  );
}

/** Reveals the answers of both, if both are there; whether it did. Serves: check_ins_once. */
export async function revealAnswers(
  trx: Db,
  { linkId }: OneOfTwo,
  { kind, period, now }: Pick<StoredAnswer, 'kind' | 'period' | 'now'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with both_of as (
      select id from check_ins
      where link_id = ${linkId}::uuid and kind = ${kind} and period = ${period}::date and revealed_at is null for update)
    update check_ins set revealed_at = ${now}
    where id in (select id from both_of) and (select count(*) from both_of) = 2`.execute(trx);
  return numAffectedRows === 2n;
}

/** Serves: check_ins_pkey. */
export async function eraseAnswer(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('check_ins').where('id', '=', id).where('user_id', '=', userId).execute();
}

/** Serves: check_ins_own. */
export async function eraseAllOf(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('check_ins')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export interface MoodRow {
  day: string;
  mine: CheckInWords['mood'] | null;
  theirs: CheckInWords['mood'] | null;
}

/** The moods of revealed couple check-ins since a day, newest first. Serves: check_ins_once. */
export async function moodsSince(db: Db, two: OneOfTwo, since: string): Promise<MoodRow[]> {
  const { rows } = await sql<MoodRow>`
    select period::text as day, min(mood) filter (where user_id = ${two.userId}::uuid) as mine,
           min(mood) filter (where user_id = ${two.partnerId}::uuid) as theirs
    from check_ins
    where link_id = ${two.linkId}::uuid and kind = 'day' and period >= ${since}::date and revealed_at is not null
    group by period order by period desc`.execute(db);
  return rows;
}
