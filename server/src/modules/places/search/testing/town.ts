import type { Origin } from '@liora/domain/contract/common';
import type { Db } from '../../../../db/client.ts';

/** The middle of San Francisco: where places of a test stand unless told otherwise, and where its searchers stand. */
export const TOWN: Origin = { latitude: 37.7793, longitude: -122.4193 };

export interface TownPlace {
  id: string;
  name?: string;
  other_names?: string[];
  category?: string;
  subcategory?: string | null;
  /** Miles north of the middle; null: no coordinates. */
  miles?: number | null;
  cuisine?: string;
  price_level?: number | null;
  date_vibe?: string[];
  dietary_tags?: string[];
  outdoor_seating?: boolean | null;
  curator_notes?: string;
  locality?: string;
  hours_weekly?: string;
  rating?: number;
}

/** Venues, and restaurants for those whose category is Restaurant; place_id is the id. */
export async function town(db: Db, places: readonly TownPlace[]): Promise<void> {
  for (const { id, miles = 0, category = 'Bar', ...fields } of places) {
    const row = {
      place_id: id,
      name: id,
      address: `1 ${id} Street`,
      category,
      categories: [category],
      latitude: miles === null ? null : TOWN.latitude + miles / 69.0976,
      longitude: miles === null ? null : TOWN.longitude,
      time_zone: 'America/Los_Angeles',
      source: 'test',
      source_id: id,
      licence: 'CC0-1.0',
      source_date: '2026-01-01',
      ...fields,
    };
    if (category === 'Restaurant') await db.insertInto('restaurants').values(row).execute();
    else await db.insertInto('venues').values(row).execute();
  }
}

export async function emptyTown(db: Db): Promise<void> {
  await db.deleteFrom('venues').execute();
  await db.deleteFrom('restaurants').execute();
  await db.deleteFrom('dropped_pins').execute();
  await db.deleteFrom('category_mappings').execute();
}
