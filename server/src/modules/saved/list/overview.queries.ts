import { CATEGORIES_MAX, CATEGORY_COVERS } from '@liora/domain/limits';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export interface CategoryCount {
  /** Null: what lies in none. */
  id: string | null;
  name: string | null;
  count: number;
  /** The last saved places in it. */
  place_ids: string[];
}

/** Somebody's categories, newest first, each with its last places; then what lies in none. Serves: categories_newest. */
export async function countCategories(db: Db, userId: string): Promise<CategoryCount[]> {
  const { rows } = await sql<CategoryCount>`
    with mine as materialized (
      select s.place_id, s.created_at, s.id, k.category_id
      from saved_places s left join saved_place_categories k on k.user_id = s.user_id and k.place_id = s.place_id
      where s.user_id = ${userId}::uuid and s.removed_at is null),
    counted as (
      select category_id, count(*)::int as count,
             (array_agg(place_id order by created_at desc, id desc))[:${sql.lit(CATEGORY_COVERS)}] as place_ids
      from mine group by category_id)
    (select c.id, c.name, coalesce(n.count, 0) as count, coalesce(n.place_ids, '{}') as place_ids
     from categories c left join counted n on n.category_id = c.id
     where c.user_id = ${userId}::uuid order by c.created_at desc, c.id desc limit ${CATEGORIES_MAX})
    union all
    select null, null, n.count, n.place_ids from counted n where n.category_id is null`.execute(db);
  return rows;
}

/** How many places somebody has saved. Serves: saved_places_newest. */
export async function countSaved(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_places where user_id = ${userId}::uuid and removed_at is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
