import type { Mood } from '@liora/domain/rules/moods';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../../rpc/context.ts';

export interface BookMemory {
  id: string;
  place_name: string;
  day: string;
  rating: number;
  mood: Mood | null;
  reflection: string | null;
  /** What was opened to both, and in a memory of one's own what one wrote; the first written first. */
  words: string[];
}

/**
 * Memories of a year, the first day first: those of the two, and with `own` those of the viewer alone. What is of the two is
 * the same to both, and in the same order. Serves: date_memories_joint, date_memories_own.
 */
export async function memoriesOfYear(
  db: Db,
  { userId, partnerId, linkId }: Viewer,
  { year, own, limit }: { year: number; own: boolean; limit: number },
): Promise<BookMemory[]> {
  const days = sql`m.deleted_at is null and m.date_completed between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`;
  const joint = sql`select m.* from date_memories m where m.link_id = ${linkId}::uuid and ${days}`;
  const mine = sql`union all select m.* from date_memories m
    where m.user_id = ${userId}::uuid 
      and (${linkId}::uuid is null or m.link_id is distinct from ${linkId}::uuid) and ${days}`;
  const { rows } = await sql<BookMemory>`
    select m.id, m.place_name, m.date_completed::text as day, m.rating, m.mood, m.reflection,
      case when m.link_id is null
        then array_remove(array[(select r.words from memory_reflections r where r.memory_id = m.id and r.user_id = ${userId}::uuid),
                                m.other_reflection], null)
        else (select case when count(*) > 1 then array_agg(r.words order by r.written_at, r.words) else '{}' end
              from memory_reflections r where r.memory_id = m.id and m.link_id = ${linkId}::uuid
                and r.user_id in (${userId}::uuid, ${partnerId}::uuid)) end as words
    from (${joint} ${own ? mine : sql``}) m
    order by m.date_completed, m.created_at, m.place_name, m.id limit ${limit}`.execute(db);
  return rows;
}
