import type pg from 'pg';
import {
  type AfterRow,
  countStatement,
  type NearSearch,
  pageStatement,
  type Statement,
} from './near.queries.ts';
import { nowhereStatement } from './nowhere.queries.ts';

/** A row of place_search as the statements return it. */
export interface SearchRow {
  key: number;
  source: 0 | 1 | 2;
  id: string;
  ref: string;
  name: string;
  category: string;
  subcategory: string | null;
  locality: string | null;
  lat: number | null;
  lng: number | null;
  rating: number | null;
  price: number | null;
  weekly: string | null;
  exceptions: Record<string, string>;
  time_zone: string | null;
  spark: number | null;
  reviews: number;
  card: {
    address: string | null;
    photoUrl: string | null;
    types: string[];
    vibeTags: string[];
    detectedMoods: string[];
    dietaryTags: string[];
    outdoorSeating: boolean | null;
    isPrive: boolean;
  };
  /** Miles from the centre; null without coordinates. */
  miles: number | null;
}

export interface NearRow extends SearchRow {
  lat: number;
  lng: number;
  miles: number;
  grp: number;
  rank: number;
  tier: number;
  k: number;
}

export const ROW_COLUMNS = `r.source, r.id, r.ref, r.name, r.category, r.subcategory, r.locality, r.lat, r.lng, r.rating,
  r.price, r.weekly::text as weekly, r.exceptions, r.time_zone, r.spark, r.reviews, r.card`;

async function readRows<Row>(pool: pg.Pool, query: Statement): Promise<Row[]> {
  const { rows } = await pool.query<{ rows: string }>(query);
  return JSON.parse(rows[0]?.rows ?? '[]');
}

/**
 * Up to `search.limit` places in order; `more` when others follow, `cutShort` when a scan ended before it had seen
 * everything.
 */
export async function findNear(pool: pg.Pool, search: NearSearch, after: AfterRow | null) {
  const asked = { ...search, limit: search.limit + 1 };
  const found = await readRows<NearRow & { keep: boolean }>(pool, pageStatement(asked, after, ROW_COLUMNS));
  const kept: NearRow[] = found.filter((row) => row.keep);
  return {
    rows: kept.slice(0, search.limit),
    more: found.length > search.limit,
    cutShort: kept.length < found.length,
  };
}

/** Up to `search.limit` places without coordinates, by name. */
export async function findNowhere(pool: pg.Pool, search: NearSearch, afterKey: number) {
  const rows = await readRows<SearchRow>(pool, nowhereStatement(search, afterKey, ROW_COLUMNS));
  return rows.map((row) => ({ ...row, miles: null }));
}

export interface Count {
  subcategory: string | null;
  total: number;
  within: number;
}

/** Numbers of places per subcategory, of the nearest `search.limit` in all. */
export async function countNear(pool: pg.Pool, search: NearSearch): Promise<Count[]> {
  const { rows } = await pool.query<Count>(countStatement(search));
  return rows;
}

export interface CategoryMapping {
  /** search_term and normalized_term, folded. */
  terms: string[];
  place_ids: string[];
}

/** What people mapped to terms with a confidence of at least low, the most relevant first (API-03, RUL-97). */
export async function readMappings(pool: pg.Pool): Promise<CategoryMapping[]> {
  const { rows } = await pool.query<CategoryMapping>(
    `select array[fold(search_term), fold(normalized_term)] as terms, place_ids from category_mappings
     where confidence_level in ('low', 'medium', 'high') order by relevance_score desc, id limit 5000`,
  );
  return rows;
}
