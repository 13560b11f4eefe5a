import type { Mood } from '@liora/domain/rules/moods';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { theirs } from '../../couples/joint/joint.policy.ts';
import type { Taking } from '../memories.policy.ts';

/** What its people decide of a memory, ready to store. */
export interface MemoryFields {
  place_name: string;
  date_completed: string;
  rating: number;
  mood: Mood | null;
  reflection: string | null;
}

export interface PlaceFields {
  place_id: string | null;
  time_zone: string;
}

export interface NewMemory extends MemoryFields, PlaceFields {
  user_id: string;
  link_id: string | null;
  plan_id: string | null;
  request_id: string;
  now: Date;
}

const ofRequest = (db: Db, userId: string, requestId: string) =>
  db
    .selectFrom('date_memories')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId);

/** The memory that a request stored before. Serves: date_memories_request_key. */
export const memoryOfRequest = async (
  db: Db,
  userId: string,
  requestId: string,
): Promise<string | undefined> => (await ofRequest(db, userId, requestId).executeTakeFirst())?.id;

/** Stores it, or finds what the same request stored before: its id either way, and whether it is new. */
export async function insertMemory(
  trx: Db,
  { now, ...memory }: NewMemory,
): Promise<{ id: string; isNew: boolean }> {
  const inserted = await trx
    .insertInto('date_memories')
    .values({ ...memory, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.constraint('date_memories_request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, isNew: true };
  const earlier = await ofRequest(trx, memory.user_id, memory.request_id).executeTakeFirstOrThrow();
  return { id: earlier.id, isNew: false };
}

export interface LockedMemory extends Taking {
  id: string;
  version: number;
  time_zone: string;
  deleted_at: Date | null;
}

/**
 * One of theirs: until the transaction ends nobody else changes it. Whoever comes later waits. What both have read they have
 * also while their sharing is paused. Serves: date_memories_pkey, linked_people_link.
 */
export async function lockMemory(trx: Db, viewer: Viewer, id: string): Promise<LockedMemory | undefined> {
  const { rows } = await sql<LockedMemory>`
    select m.id, m.user_id, m.link_id, m.version, m.time_zone, m.deleted_at, m.of_both,
      (select count(*) from memory_reflections r where r.memory_id = m.id
        and r.user_id in (select l.user_id from linked_people l where l.link_id = m.link_id)) > 1 as words_opened
    from date_memories m where m.id = ${id}::uuid and ${theirs(viewer, 'm')} for no key update of m`.execute(
    trx,
  );
  return rows[0];
}

export async function updateMemory(
  trx: Db,
  id: string,
  change: Partial<MemoryFields & PlaceFields> & { edited_by: string; of_both?: boolean },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('date_memories')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

/** Makes it the two's, or its maker's alone. */
export async function setLink(trx: Db, id: string, linkId: string | null): Promise<void> {
  await trx.updateTable('date_memories').set({ link_id: linkId }).where('id', '=', id).execute();
}

/** Into the trash, or out of it. What is there already keeps its day. */
export async function setDeleted(trx: Db, id: string, at: Date | null): Promise<void> {
  await trx.updateTable('date_memories').set({ deleted_at: at }).where('id', '=', id).execute();
}

/** What somebody writes for the other one; null takes it back. The memory itself stays as it is, its version too. */
export async function putWords(
  trx: Db,
  words: { memory_id: string; user_id: string; words: string | null; now: Date },
): Promise<void> {
  const { memory_id, user_id, now } = words;
  if (words.words === null) {
    await trx
      .deleteFrom('memory_reflections')
      .where('memory_id', '=', memory_id)
      .where('user_id', '=', user_id)
      .execute();
    return;
  }
  const said = { words: words.words, written_at: now };
  await trx
    .insertInto('memory_reflections')
    .values({ memory_id, user_id, ...said })
    .onConflict((conflict) => conflict.columns(['memory_id', 'user_id']).doUpdateSet(said))
    .execute();
}

/** Erases what lies in the trash since before then, so many at a time. Serves: date_memories_deleted. */
export async function eraseTrashed(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from date_memories where id in (
      select m.id from date_memories m where m.deleted_at < ${before} order by m.deleted_at limit ${limit}
      for update skip locked) returning id`.execute(db);
  return rows.length;
}
