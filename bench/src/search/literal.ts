import type { Origin } from '@liora/domain/contract/common';
import { boundingBox, distanceMiles } from '@liora/domain/rules/distance';
import { keywordMatch } from '@liora/domain/rules/keywords';
import type pg from 'pg';
import { escapeLike } from '../../../server/src/modules/places/search/fold.ts';

/** A question in the words of the specification. */
export interface Question {
  q: string;
  origin: Origin;
  category?: string;
  price?: number[];
  dietary?: string[];
  /** Minute of the week at which the place has to be open. */
  openMinute?: number;
  openAt?: string;
  limit: number;
}

interface LiteralPlace {
  id: string;
  name: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  source: number;
  miles: number;
}

const RADIUS_MILES = 10;

/**
 * The specification built as it reads: per table a bounding box of 10 miles and ILIKE, whole rows to the client, which
 * merges duplicates, computes distances, cuts at twice the radius and sorts (SRCH-16 to SRCH-23). The complete answer.
 */
export async function literalSearch(pool: pg.Pool, question: Question): Promise<LiteralPlace[]> {
  const [venues, restaurants, pins] = await Promise.all([
    pool.query(tableQuery('venues', question)),
    pool.query(tableQuery('restaurants', question)),
    pool.query(tableQuery('dropped_pins', question)),
  ]);
  const merged = new Map<string, LiteralPlace>();
  for (const [source, rows] of [
    [2, pins.rows],
    [1, restaurants.rows],
    [0, venues.rows],
  ] as const) {
    for (const row of rows) {
      const name: string = row.name ?? row.title;
      const key = row.address ? `${name.trim().toLowerCase()}|${row.address.trim().toLowerCase()}` : row.id;
      if (merged.has(key)) continue;
      const miles = distanceMiles(
        { lat: question.origin.latitude, lng: question.origin.longitude },
        { lat: row.latitude, lng: row.longitude },
      );
      if (miles <= 2 * RADIUS_MILES)
        merged.set(key, { ...row, id: row.place_id ?? row.id, name, source, miles });
    }
  }
  return [...merged.values()].sort((a, b) => a.miles - b.miles).slice(0, question.limit);
}

function tableQuery(table: 'venues' | 'restaurants' | 'dropped_pins', question: Question) {
  const { south, north, west, east } = boundingBox(
    { lat: question.origin.latitude, lng: question.origin.longitude },
    RADIUS_MILES,
  );
  const values: unknown[] = [south, north, west, east];
  const where = ['latitude >= $1', 'latitude <= $2', 'longitude >= $3', 'longitude <= $4'];
  const add = (value: unknown) => `$${values.push(value)}`;
  const pins = table === 'dropped_pins';
  if (pins) where.push('is_public', 'not is_prive', 'not is_hidden', 'not is_reported');
  else where.push('gone_at is null');
  const keyword = question.q ? keywordMatch(question.q) : null;
  if (keyword && keyword.categories.length > 0) where.push(`category = any(${add(keyword.categories)})`);
  else if (question.q) {
    const like = add(`%${escapeLike(question.q)}%`);
    const columns = pins ? ['title', 'description', 'address'] : ['name', 'category', 'subcategory'];
    where.push(`(${columns.map((column) => `${column} ilike ${like}`).join(' or ')})`);
  }
  if (question.category) where.push(`category = ${add(question.category)}`);
  if (question.price) where.push(pins ? 'false' : `price_level = any(${add(question.price)}::int[])`);
  if (question.dietary) where.push(pins ? 'false' : `dietary_tags @> ${add(question.dietary)}::text[]`);
  if (question.openMinute !== undefined)
    where.push(pins ? 'false' : `hours_weekly @> ${add(question.openMinute)}::int`);
  return { text: `select * from ${table} where ${where.join(' and ')}`, values };
}

export const LITERAL_INDEXES = `
  create index if not exists literal_venues_lat on venues (latitude);
  create index if not exists literal_venues_lng on venues (longitude);
  create index if not exists literal_restaurants_lat on restaurants (latitude);
  create index if not exists literal_restaurants_lng on restaurants (longitude);
  create index if not exists literal_pins_lat on dropped_pins (latitude);
  create index if not exists literal_pins_lng on dropped_pins (longitude)`;

/** The honest control: the same statements with the indexes that a careful operator would add. */
export const TUNED_INDEXES = `
  drop index literal_venues_lat; drop index literal_venues_lng; drop index literal_restaurants_lat;
  drop index literal_restaurants_lng; drop index literal_pins_lat; drop index literal_pins_lng;
  create index tuned_venues_where on venues (latitude, longitude);
  create index tuned_restaurants_where on restaurants (latitude, longitude);
  create index tuned_pins_where on dropped_pins (latitude, longitude);
  create index tuned_venues_text on venues using gin (name gin_trgm_ops, category gin_trgm_ops, subcategory gin_trgm_ops);
  create index tuned_restaurants_text on restaurants using gin (name gin_trgm_ops, category gin_trgm_ops, subcategory gin_trgm_ops);
  create index tuned_pins_text on dropped_pins using gin (title gin_trgm_ops, description gin_trgm_ops, address gin_trgm_ops);
  analyze venues; analyze restaurants; analyze dropped_pins`;
