import { SEARCH_MAPPINGS_MAX } from '@liora/domain/limits';
import type pg from 'pg';
import type { AfterRow, NearSearch } from './near.queries.ts';
import { ONLY_NEAR, type PageParts, pageStatement } from './page.queries.ts';
import { unlocatedStatement } from './unlocated.queries.ts';

/** What place_search keeps ready to be shown (migration 0005). */
interface ShownPlace {
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
  card: {
    address: string | null;
    photoUrl: string | null;
    types: string[];
    vibeTags: string[];
    detectedMoods: string[];
    dietaryTags: string[];
    outdoorSeating: boolean | null;
    isPrive: boolean;
    /** Missing of what was written before there was the word. */
    usualHours?: boolean;
    /** Whose a pin is: what only the server knows. */
    owner?: string | null;
  };
}

/** A row of place_search as a search returns it. */
export interface SearchRow extends ShownPlace {
  key: number;
  spark: number | null;
  reviews: number;
  /** Miles from the centre; null without coordinates. */
  miles: number | null;
}

export interface NearRow extends SearchRow {
  miles: number;
  hours_group: number;
  rank: number;
  step: number;
  k: number;
}

/** The columns that make a SearchRow, in any select of `r`. */
export const ROW_COLUMNS = 'r.shown, r.spark, r.reviews, r.key';

export type StoredRow = Pick<SearchRow, 'spark' | 'reviews' | 'key'> & { shown: ShownPlace };

export const toSearchRow = ({ shown, spark, reviews, key }: StoredRow, miles: number | null): SearchRow => ({
  ...shown,
  spark,
  reviews,
  key,
  miles,
});

type NearFields = [
  shown: ShownPlace,
  spark: number | null,
  reviews: number,
  key: number,
  miles: number,
  hours_group: number,
  rank: number,
  step: number,
  k: number,
  keep: boolean,
];
type UnlocatedFields = [shown: ShownPlace, spark: number | null, reviews: number, key: number];

function toNearRow([shown, spark, reviews, key, miles, hours_group, rank, step, k]: NearFields): NearRow {
  return { ...shown, spark, reviews, key, miles, hours_group, rank, step, k };
}

export interface Found {
  /** Up to `search.limit` places in order. */
  rows: NearRow[];
  /** Others follow. */
  more: boolean;
  /** A scan ended before it had seen everything. */
  cutShort: boolean;
  /** One more than the page has room for tells that others follow. */
  unlocated: SearchRow[];
  /** Which of the asked words are known; null when not asked for, or when enough was found. */
  knownWords: string[] | null;
}

interface PageColumns {
  near: string;
  unlocated?: string;
  words?: string[] | null;
}

/** One page of near places and what was asked besides, in one statement. */
export async function findPage(
  pool: pg.Pool,
  search: NearSearch,
  after: AfterRow | null,
  parts: PageParts,
): Promise<Found> {
  const { rows } = await pool.query<PageColumns>(pageStatement(search, after, parts));
  const [columns = { near: '[]' }] = rows;
  const found: NearFields[] = JSON.parse(columns.near);
  const unlocated: UnlocatedFields[] = JSON.parse(columns.unlocated ?? '[]');
  const kept = found.filter((row) => row[9]);
  return {
    rows: kept.slice(0, search.limit).map(toNearRow),
    more: found.length > search.limit,
    cutShort: kept.length < found.length,
    unlocated: unlocated.map(([shown, spark, reviews, key]) =>
      toSearchRow({ shown, spark, reviews, key }, null),
    ),
    knownWords: parts.words ? (columns.words ?? []) : null,
  };
}

/** Up to `search.limit` near places in order. */
export async function findNear(pool: pg.Pool, search: NearSearch): Promise<NearRow[]> {
  return (await findPage(pool, search, null, ONLY_NEAR)).rows;
}

/** Up to `search.limit` places without coordinates, by name. */
export async function findUnlocated(
  pool: pg.Pool,
  search: NearSearch,
  afterKey: number,
): Promise<SearchRow[]> {
  const { rows } = await pool.query<StoredRow>(unlocatedStatement(search, afterKey));
  return rows.map((row) => toSearchRow(row, null));
}

export interface CategoryMapping {
  id: number;
  /** As it was typed. */
  term: string;
  relevance: number;
  /** search_term and normalized_term, folded. */
  terms: string[];
  place_ids: string[];
}

/** What people mapped to terms with a confidence of at least low, the most relevant first (API-03, RUL-97). */
export async function readMappings(pool: pg.Pool): Promise<CategoryMapping[]> {
  const { rows } = await pool.query<CategoryMapping>(
    `select id::float8 as id, search_term as term, relevance_score as relevance,
       array[fold(search_term), fold(normalized_term)] as terms,
       array(select current_place_id(id) from unnest(place_ids) with ordinality u (id, n) order by n) as place_ids
     from category_mappings
     where confidence_level in ('low', 'medium', 'high') order by relevance_score desc, id limit ${SEARCH_MAPPINGS_MAX}`,
  );
  return rows;
}
