import { COMPARED_SAVES_MAX } from '@liora/domain/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { shownTypes } from '../facts/shownTypes.queries.ts';

export interface ComparedRow {
  place_id: string;
  name: string;
  category: string;
  subcategory: string | null;
  types: string[];
  address: string | null;
  phone: string | null;
  website: string | null;
  price_level: number | null;
  hours: string | null;
  hours_weekly: string | null;
  /** Of the week, too. */
  hours_unknown: string | null;
  photo_url: string | null;
  source: string;
  source_date: string;
  reviews: number;
  saves: number;
}

const shown = (of: 'venues' | 'restaurants', ids: RawBuilder<unknown>) => sql`
  select v.place_id, v.name, v.category, v.subcategory, ${shownTypes(of)} as types, v.address, v.phone, v.website, v.price_level, v.hours,
    v.hours_weekly::text as hours_weekly, v.hours_exceptions ->> 'unknown' as hours_unknown, v.photo_url, v.source, v.source_date::text as source_date,
    coalesce((select s.reviews from place_search s where s.ref = v.place_id and s.source < 2 limit 1), 0) as reviews,
    (select count(*)::int from (select from saved_places k where k.place_id = v.place_id and k.removed_at is null
                                limit ${COMPARED_SAVES_MAX}) saves) as saves
  from ${sql.table(`shown_${of}`)} v where v.place_id = any(${ids})`;

/** What is shown of imported places, and how many refer to each. Serves: venues_place_id_key, saved_places_place. */
export async function comparedPlaces(db: Db, placeIds: readonly string[]): Promise<Map<string, ComparedRow>> {
  const ids = sql`${[...new Set(placeIds)]}::text[]`;
  const { rows } = await sql<ComparedRow>`
    ${shown('venues', ids)} union all ${shown('restaurants', ids)}`.execute(db);
  return new Map(rows.map((row) => [row.place_id, row]));
}
