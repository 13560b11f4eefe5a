import { type Kysely, sql } from 'kysely';
import { PREPARED } from '../../../db/prepared.ts';
import type { DB } from '../../../db/types.gen.ts';

export interface PlaceFactsRow {
  /** The id that was asked for. */
  asked: string;
  /** The id under which the place is known now. */
  place_id: string;
  name: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  rating: number | null;
  price_level: number | null;
  category: string;
  subcategory: string | null;
  categories: string[];
  /** Of restaurants: what they cook, which their cards count among their kinds. */
  cuisines: string[];
  dietary_tags: string[] | null;
  hours_weekly: string | null;
  hours_exceptions: Record<string, string>;
  time_zone: string;
  /** The hours are the usual ones of such a place, not its own. */
  usual_hours: boolean;
  /** Null without reviews. */
  overall: number | null;
  review_count: number | null;
}

const CUISINES = sql`coalesce(regexp_split_to_array(v.cuisine, '\\s*[,;]\\s*'), '{}')`;

const columns = sql`k.asked, v.place_id, v.name, v.address, v.latitude, v.longitude, v.rating, v.price_level, v.category,
  v.subcategory, v.categories, v.dietary_tags, v.hours_weekly::text as hours_weekly, v.hours_exceptions, v.time_zone,
  has_usual_hours(v.place_id, v.source, v.hours_weekly) as usual_hours, r.overall, r.review_count`;

/**
 * Venues and restaurants by any of their public ids, as they are shown, gone ones too: plans that refer to them keep
 * working (RUL-109), also under an id that now leads to another place.
 */
export async function placesById(db: Kysely<DB>, ids: readonly string[]): Promise<PlaceFactsRow[]> {
  const { rows } = await sql<PlaceFactsRow>`
    with k as materialized (
      select asked, current_place_id(asked) as place_id from unnest(${[...new Set(ids)]}::text[]) asked)
    select ${columns}, '{}'::text[] as cuisines from k join shown_venues v using (place_id) left join place_scores r using (place_id)
    union all
    select ${columns}, ${CUISINES} as cuisines from k join shown_restaurants v using (place_id) left join place_scores r using (place_id) ${PREPARED}`.execute(
    db,
  );
  return rows;
}

/** The time zones alone, for whoever needs no more. */
export async function timeZonesById(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<Pick<PlaceFactsRow, 'asked' | 'time_zone'>[]> {
  const { rows } = await sql<Pick<PlaceFactsRow, 'asked' | 'time_zone'>>`
    with k as materialized (
      select asked, current_place_id(asked) as place_id from unnest(${[...new Set(ids)]}::text[]) asked)
    select k.asked, v.time_zone from k join shown_venues v using (place_id)
    union all
    select k.asked, v.time_zone from k join shown_restaurants v using (place_id) ${PREPARED}`.execute(db);
  return rows;
}
