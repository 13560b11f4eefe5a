import type { Origin } from '@liora/domain/contract/common';
import { SAME_PLACE_METRES } from '@liora/domain/limits';
import { boundingBox, distanceMiles } from '@liora/domain/rules/distance';
import { keywordMatch } from '@liora/domain/rules/keywords';
import type pg from 'pg';
import { escapeLike } from '../../../server/src/modules/places/search/understand/fold.rules.ts';

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

/** Where the contender's tables stand: the product's own, or copies with other indexes (contenders.ts). */
export type Schema = 'public' | 'tuned';

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
const METRES_PER_MILE = 1609.344;

/**
 * The specification built as it reads: per table a bounding box of 10 miles and ILIKE, whole rows to the client, which
 * merges duplicates, computes distances, cuts at twice the radius and sorts (SRCH-16 to SRCH-23). The complete answer.
 */
export async function literalSearch(
  pool: pg.Pool,
  schema: Schema,
  question: Question,
): Promise<LiteralPlace[]> {
  const [venues, restaurants, pins] = await Promise.all([
    pool.query(tableQuery(schema, 'venues', question)),
    pool.query(tableQuery(schema, 'restaurants', question)),
    pool.query(tableQuery(schema, 'dropped_pins', question)),
  ]);
  const merged = new Map<string, LiteralPlace[]>();
  for (const [source, rows] of [
    [2, pins.rows],
    [1, restaurants.rows],
    [0, venues.rows],
  ] as const) {
    for (const row of rows) {
      const name: string = row.name ?? row.title;
      const key = row.address ? `${name.trim().toLowerCase()}|${row.address.trim().toLowerCase()}` : row.id;
      const same = merged.get(key) ?? [];
      if (same.some((place) => onOneSpot(place, row))) continue;
      const miles = distanceMiles(
        { lat: question.origin.latitude, lng: question.origin.longitude },
        { lat: row.latitude, lng: row.longitude },
      );
      if (miles <= 2 * RADIUS_MILES)
        merged.set(key, [...same, { ...row, id: row.place_id ?? row.id, name, source, miles }]);
    }
  }
  return [...merged.values()]
    .flat()
    .sort((a, b) => a.miles - b.miles)
    .slice(0, question.limit);
}

/** RUL-115. Rows of the bounding box have coordinates. */
function onOneSpot(a: LiteralPlace, b: LiteralPlace): boolean {
  const spot = ({ latitude, longitude }: LiteralPlace) => ({ lat: latitude ?? 0, lng: longitude ?? 0 });
  return distanceMiles(spot(a), spot(b)) * METRES_PER_MILE <= SAME_PLACE_METRES;
}

function tableQuery(schema: Schema, table: 'venues' | 'restaurants' | 'dropped_pins', question: Question) {
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
  return { text: `select * from ${schema}.${table} where ${where.join(' and ')}`, values };
}
