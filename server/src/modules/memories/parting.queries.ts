import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Parted } from '../photos/joint/jointPhotos.types.ts';

/**
 * Where both have written, what the other one wrote to whoever made the memory becomes a part of it, without a name.
 * Serves: date_memories_joint.
 */
export async function openWordsToBoth(
  trx: Db,
  linkId: string,
  [one, other]: readonly [string, string],
): Promise<void> {
  await sql`update date_memories m set other_reflection = theirs.words
    from memory_reflections own, memory_reflections theirs
    where m.link_id = ${linkId}::uuid and own.memory_id = m.id and own.user_id = m.user_id
      and theirs.memory_id = m.id and theirs.user_id <> m.user_id
      and theirs.user_id in (${one}::uuid, ${other}::uuid)`.execute(trx);
}

/** A copy of each memory of the two for the one who did not make it; which is whose. Serves: date_memories_joint. */
export async function copyForOthers(
  trx: Db,
  linkId: string,
  [one, other]: readonly [string, string],
): Promise<Parted[]> {
  const { rows } = await sql<Parted>`
    with parted as materialized (
      select m.id as source, gen_random_uuid() as target, m.user_id as maker,
        case when m.user_id = ${one}::uuid then ${other}::uuid else ${one}::uuid end as other
      from date_memories m where m.link_id = ${linkId}::uuid),
    copied as (
      insert into date_memories (id, user_id, place_name, place_id, plan_id, date_completed, time_zone, rating, mood, reflection,
        other_reflection, request_id, created_at, updated_at, deleted_at)
      select p.target, p.other, m.place_name, m.place_id, m.plan_id, m.date_completed, m.time_zone, m.rating, m.mood, m.reflection,
        (select own.words from memory_reflections own where own.memory_id = m.id and own.user_id = m.user_id and exists (
          select from memory_reflections read where read.memory_id = m.id and read.user_id = p.other)),
        gen_random_uuid(), m.created_at, m.updated_at, m.deleted_at
      from parted p join date_memories m on m.id = p.source)
    select source as "from", target as "to", maker, other from parted`.execute(trx);
  return rows;
}

/** What somebody wrote goes with their own copy. Serves: memory_reflections_pkey. */
export async function partWords(trx: Db, parted: readonly Parted[]): Promise<void> {
  await sql`update memory_reflections r set memory_id = w.target
    from unnest(${parted.map(({ from }) => from)}::uuid[], ${parted.map(({ to }) => to)}::uuid[],
                ${parted.map(({ other }) => other)}::uuid[]) w (source, target, other)
    where r.memory_id = w.source and r.user_id = w.other`.execute(trx);
}

/** What is left is its maker's alone. An edit that began before is told that it has changed. Serves: date_memories_joint. */
export async function takeOffLink(trx: Db, linkId: string): Promise<void> {
  await sql`update date_memories set link_id = null, edited_by = null, of_both = false, version = version + 1
    where link_id = ${linkId}::uuid`.execute(trx);
}

/**
 * What either wrote to a memory that the other one has taken back since, and neither can read: its maker may share it with
 * somebody else. Serves: date_memories_own, memory_reflections_pkey.
 */
export async function eraseUnreadWords(trx: Db, [one, other]: readonly [string, string]): Promise<void> {
  await sql`delete from memory_reflections r using date_memories m
    where r.memory_id = m.id and m.link_id is null
      and ((m.user_id = ${one}::uuid and r.user_id = ${other}::uuid)
        or (m.user_id = ${other}::uuid and r.user_id = ${one}::uuid))`.execute(trx);
}
