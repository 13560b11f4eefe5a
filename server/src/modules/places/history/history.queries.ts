import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export interface SearchRow {
  id: string;
  words: string;
  town: string | null;
}

/** Whether somebody wants their searches remembered. Serves: search_histories_pkey. */
export async function keepsSearches(db: Db, userId: string): Promise<boolean> {
  const row = await history(db, userId).executeTakeFirst();
  return row !== undefined;
}

/** The same, held until the transaction ends: what is remembered meanwhile waits its turn. */
export async function lockHistory(trx: Db, userId: string): Promise<boolean> {
  const row = await history(trx, userId).forUpdate().executeTakeFirst();
  return row !== undefined;
}

const history = (db: Db, userId: string) =>
  db.selectFrom('search_histories').select('user_id').where('user_id', '=', userId);

export async function beginHistory(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('search_histories')
    .values({ user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Takes all that was remembered with it. */
export async function endHistory(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('search_histories').where('user_id', '=', userId).execute();
}

/** Newest first. Serves: remembered_searches_newest. */
export async function listSearches(db: Db, userId: string, since: Date, limit: number): Promise<SearchRow[]> {
  return db
    .selectFrom('remembered_searches')
    .select(['id', 'words', 'town'])
    .where('user_id', '=', userId)
    .where('searched_at', '>=', since)
    .orderBy('searched_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Serves: remembered_searches_once. */
export async function storeSearch(
  trx: Db,
  userId: string,
  { words, town, now }: { words: string; town: string | null; now: Date },
): Promise<void> {
  await sql`
    insert into remembered_searches (user_id, words, town, searched_at)
    values (${userId}::uuid, ${words}, ${town}::text, ${now})
    on conflict (user_id, lower(words)) do update
      set words = excluded.words, town = excluded.town, searched_at = excluded.searched_at`.execute(trx);
}

/** Forgets what stands beyond the newest `most`. Serves: remembered_searches_newest. */
export async function trimSearches(trx: Db, userId: string, most: number): Promise<void> {
  await sql`
    delete from remembered_searches where id in (
      select id from remembered_searches where user_id = ${userId}::uuid
      order by searched_at desc, id desc offset ${most})`.execute(trx);
}

/** Serves: remembered_searches_pkey. */
export async function deleteSearch(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('remembered_searches').where('id', '=', id).where('user_id', '=', userId).execute();
}

/** Serves: remembered_searches_newest. */
export async function deleteSearches(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('remembered_searches').where('user_id', '=', userId).execute();
}

/** The oldest first, of everybody, at most `limit`; how many went. Serves: remembered_searches_age. */
export async function deleteSearchesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from remembered_searches where id in (
      select id from remembered_searches where searched_at < ${before} order by searched_at limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows);
}
