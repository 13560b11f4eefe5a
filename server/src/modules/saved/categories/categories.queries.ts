import type { Category } from '@liora/domain/contract/saved';
import { CATEGORIES_MAX } from '@liora/domain/limits';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** Somebody's categories, newest first. Serves: categories_newest. */
export async function findCategories(db: Db, userId: string): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select id, name from categories where user_id = ${userId}::uuid
    order by created_at desc, id desc limit ${CATEGORIES_MAX}`.execute(db);
  return rows;
}

export async function findCategory(db: Db, userId: string, id: string): Promise<Category | null> {
  const { rows } = await sql<Category>`
    select id, name from categories where user_id = ${userId}::uuid and id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** The category that an earlier press made. Serves: categories_request_key. */
export async function categoryOfRequest(db: Db, userId: string, requestId: string): Promise<Category | null> {
  const { rows } = await sql<Category>`
    select id, name from categories where user_id = ${userId}::uuid and request_id = ${requestId}::uuid`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function insertCategory(
  trx: Db,
  userId: string,
  { name, request_id }: { name: string; request_id: string },
): Promise<Category> {
  const { rows } = await sql<Category>`
    insert into categories (user_id, name, request_id) values (${userId}::uuid, ${name}, ${request_id}::uuid)
    returning id, name`.execute(trx);
  return rows[0] as Category;
}

export async function updateCategory(
  db: Db,
  userId: string,
  { id, name }: Category,
): Promise<Category | null> {
  const { rows } = await sql<Category>`
    update categories set name = ${name} where user_id = ${userId}::uuid and id = ${id}::uuid
    returning id, name`.execute(db);
  return rows[0] ?? null;
}

export async function deleteCategoryRow(db: Db, userId: string, id: string): Promise<void> {
  await sql`delete from categories where user_id = ${userId}::uuid and id = ${id}::uuid`.execute(db);
}

export interface Pair {
  place_id: string;
  category_id: string;
}

/** Puts places into categories; where one lies already it stays. */
export async function insertPairs(trx: Db, userId: string, pairs: readonly Pair[]): Promise<void> {
  await sql`
    insert into saved_place_categories (user_id, place_id, category_id)
    select ${userId}::uuid, p.place_id, p.category_id
    from unnest(${pairs.map(({ place_id }) => place_id)}::text[], ${pairs.map(({ category_id }) => category_id)}::uuid[])
      with ordinality p (place_id, category_id, n) order by p.n
    on conflict do nothing`.execute(trx);
}

/** Everything of one category is in another one, too. */
export async function copyCategory(trx: Db, userId: string, from: string, into: string): Promise<void> {
  await sql`
    insert into saved_place_categories (user_id, place_id, category_id)
    select user_id, place_id, ${into}::uuid from saved_place_categories
    where user_id = ${userId}::uuid and category_id = ${from}::uuid order by position
    on conflict do nothing`.execute(trx);
}

export interface Lying {
  id: string;
  place_id: string;
  category_ids: string[];
}

/** Where rows of somebody's list lie now; those that are not there are left out. Serves: saved_places_id_key. */
export async function whereTheyLie(db: Db, userId: string, ids: readonly string[]): Promise<Lying[]> {
  const { rows } = await sql<Lying>`
    select s.id, s.place_id,
           array(select k.category_id from saved_place_categories k where k.user_id = s.user_id and k.place_id = s.place_id
                 order by k.position) as category_ids
    from saved_places s
    where s.user_id = ${userId}::uuid and s.id = any(${ids}::uuid[]) and s.removed_at is null`.execute(db);
  return rows;
}

/** Takes places out of all their categories but those of `keep`, pair by pair. */
export async function deletePairsBut(
  trx: Db,
  userId: string,
  placeIds: readonly string[],
  keep: readonly Pair[],
): Promise<void> {
  await sql`
    delete from saved_place_categories k
    where k.user_id = ${userId}::uuid and k.place_id = any(${placeIds}::text[])
      and not exists (select from unnest(${keep.map(({ place_id }) => place_id)}::text[],
                                         ${keep.map(({ category_id }) => category_id)}::uuid[]) p (place_id, category_id)
                      where p.place_id = k.place_id and p.category_id = k.category_id)`.execute(trx);
}

/** The most categories that one of these places lies in. */
export async function mostCategories(trx: Db, userId: string, placeIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(n), 0)::int as most from (
      select count(*) as n from saved_place_categories
      where user_id = ${userId}::uuid and place_id = any(${placeIds}::text[]) group by place_id) c`.execute(
    trx,
  );
  return rows[0]?.most ?? 0;
}

/** Somebody has sorted these by hand: an import that brought them does not take them back. Serves: saved_places_pkey. */
export async function noteSorted(
  trx: Db,
  userId: string,
  placeIds: readonly string[],
  now: Date,
): Promise<void> {
  if (placeIds.length === 0) return;
  await sql`
    update saved_places set updated_at = ${now}::timestamptz
    where user_id = ${userId}::uuid and place_id = any(${placeIds}::text[]) and removed_at is null`.execute(
    trx,
  );
}
