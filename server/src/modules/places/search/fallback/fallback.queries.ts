import { SEARCH_FALLBACK_ROWS } from '@liora/domain/limits';
import type pg from 'pg';

interface RatedPlace {
  place_id: string;
  place_name: string;
  overall_rating: number;
  review_count: number;
  category: string;
  subcategory: string | null;
}

/** Imported places with reviews, best first, at most 50. `patterns` have to match the name; none: all names. */
export async function ratedPlaces(pool: pg.Pool, patterns: readonly string[]): Promise<RatedPlace[]> {
  const { rows } = await pool.query<RatedPlace>({
    name: 'rated-places',
    text: `select r.place_id, r.place_name, r.overall_rating, r.review_count, p.category, p.subcategory
      from place_ratings_summary r join place_search p on p.ref = r.place_id and p.source < 2
      where search_doc(array[r.place_name], '{}') like all($1::text[])
      order by r.overall_rating desc, r.review_count desc, r.place_name limit ${SEARCH_FALLBACK_ROWS}`,
    values: [patterns],
  });
  return rows;
}
