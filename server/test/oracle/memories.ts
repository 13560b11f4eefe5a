import type { TestDatabase } from '../database.ts';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Memories of others, one of them in the trash, and the link to one that was taken back. */
export const MEMORY_IDS = { owners: uuid(601), trashed: uuid(602), share: uuid(603) };

/** What two keep of their dates is in one of the worlds alone. */
export async function storeMemories(
  { pool }: TestDatabase,
  { owner, start }: { owner: string; start: number },
): Promise<void> {
  const at = new Date(start);
  for (const [id, deleted] of [
    [MEMORY_IDS.owners, null],
    [MEMORY_IDS.trashed, at],
  ] as const)
    await pool.query(
      `insert into date_memories (id, user_id, place_name, place_id, date_completed, time_zone, rating, mood, reflection, request_id, created_at, deleted_at)
       values ($1, $2, 'bar', 'bar', '2025-05-16', 'UTC', 9, 'lively', 'Behind the station', $1, $3, $4)`,
      [id, owner, at, deleted],
    );
  await pool.query(
    `insert into memory_reflections (memory_id, user_id, words) values ($1, $2, 'On the stairs')`,
    [MEMORY_IDS.owners, owner],
  );
  await pool.query(
    `insert into memory_shares (id, code_hash, user_id, memory_id, place_name, date_completed, rating, expires_at, revoked_at, request_id)
     values ($1, encode(sha256($2), 'hex'), $3, $4, 'bar', '2025-05-16', 9, '2099-01-01', $5, $1)`,
    [MEMORY_IDS.share, MEMORY_IDS.share, owner, MEMORY_IDS.owners, at],
  );
}
