import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';

export interface PlaceFactsRow {
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
  hours_weekly: string | null;
  hours_exceptions: Record<string, string>;
  time_zone: string;
}

const columns = sql`place_id, name, address, latitude, longitude, rating, price_level, category, subcategory, categories,
  hours_weekly::text as hours_weekly, hours_exceptions, time_zone`;

/** Venues and restaurants by their public ids, gone ones too: plans that refer to them keep working (RUL-109). */
export async function placesById(db: Kysely<DB>, ids: readonly string[]): Promise<PlaceFactsRow[]> {
  const { rows } = await sql<PlaceFactsRow>`
    select ${columns} from venues where place_id = any(${[...ids]}::text[])
    union all
    select ${columns} from restaurants where place_id = any(${[...ids]}::text[])`.execute(db);
  return rows;
}
