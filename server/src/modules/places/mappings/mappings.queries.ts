import { MAPPING_SORTED_CHARS, SEARCH_MAPPINGS_MAX } from '@liora/domain/limits';
import type { Confidence } from '@liora/domain/rules/searchMappings';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { shownTypes } from '../facts/shownTypes.queries.ts';
import type { MappingPosition } from './mappingsCursor.parser.ts';

export interface MappingRow {
  id: number;
  search_term: string;
  normalized_term: string;
  relevance_score: number;
  confidence_level: Confidence;
}

const COLUMNS = sql`m.id::float8 as id, m.search_term, m.normalized_term, m.relevance_score, m.confidence_level`;
const SORTED = sql`left(fold(m.search_term), ${sql.lit(MAPPING_SORTED_CHARS)}) collate "C"`;

/** Of a folded text: the mappings that a list is of. Read as they are: there are no more than a search reads. */
const hasText = (text: string) =>
  text === ''
    ? sql`true`
    : sql`(strpos(fold(m.search_term), ${text}) > 0 or strpos(fold(m.normalized_term), ${text}) > 0)`;

export type ListedMapping = MappingRow & { sorted: string; places: number };

/** Mappings in the order of their terms, from `after` on. Serves: category_mappings_order. */
export async function listedMappings(
  db: Db,
  { text, after, limit }: { text: string; after: MappingPosition | null; limit: number },
): Promise<ListedMapping[]> {
  const { rows } = await sql<ListedMapping>`
    select ${COLUMNS}, ${SORTED} as sorted,
      (select count(distinct current_place_id(p.id))::int from unnest(m.place_ids) p (id)) as places
    from category_mappings m
    where ${hasText(text)}
      and ${after ? sql`(${SORTED}, m.id) > (${after.sorted} collate "C", ${after.id}::bigint)` : sql`true`}
    order by ${SORTED}, m.id limit ${limit}`.execute(db);
  return rows;
}

/** How many have a text in them, and how many there are. */
export async function countMappings(db: Db, text: string): Promise<{ found: number; total: number }> {
  const { rows } = await sql<{ found: number; total: number }>`
    select count(*) filter (where ${hasText(text)})::int as found, count(*)::int as total
    from (select search_term, normalized_term from category_mappings limit ${SEARCH_MAPPINGS_MAX + 1}) m`.execute(
    db,
  );
  return rows[0] ?? { found: 0, total: 0 };
}

/** Until the transaction ends nobody else writes mappings: so their number and terms are what was read. */
export async function lockMappings(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('search mappings'), 0)`.execute(trx);
}

export type StoredMapping = MappingRow & { version: number; place_ids: string[] };

/** Serves: category_mappings_pkey. */
export async function findMapping(db: Db, id: number): Promise<StoredMapping | null> {
  const { rows } = await sql<StoredMapping>`
    select ${COLUMNS}, m.version, m.place_ids from category_mappings m where m.id = ${id}::bigint`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Another mapping of this term, however it is written. Serves: category_mappings_words. */
export async function findDuplicate(db: Db, term: string, but: number | null): Promise<StoredMapping | null> {
  const { rows } = await sql<StoredMapping>`
    select ${COLUMNS}, m.version, m.place_ids from category_mappings m
    where fold(m.search_term) = fold(${term}) and m.id is distinct from ${but}::bigint order by m.id limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

export interface KnownPlace {
  /** The id that was given, and the one that stands for the place today. */
  given: string;
  id: string;
  name: string | null;
  category: string | null;
  subcategory: string | null;
  types: string[];
  address: string | null;
  /** An imported place that a search may show. */
  is_there: boolean;
}

/** What is known of places by any of their ids, in that order. Serves: places_pkey, place_search_ref, venues_place_id_key. */
export async function knownPlaces(db: Db, ids: readonly string[]): Promise<KnownPlace[]> {
  const { rows } = await sql<KnownPlace>`
    select u.given, c.id, v.name, v.category, v.subcategory, coalesce(v.types, '{}') as types, v.address,
      exists (select from place_search s where s.ref = c.id and s.source < 2) as is_there
    from unnest(${ids}::text[]) with ordinality u (given, n)
    cross join lateral (select current_place_id(u.given) as id) c
    left join lateral (
      select name, category, subcategory, ${shownTypes('venues')} as types, address from shown_venues v where place_id = c.id
      union all select name, category, subcategory, ${shownTypes('restaurants')} as types, address from shown_restaurants v where place_id = c.id limit 1) v on true
    order by u.n`.execute(db);
  return rows;
}

export type MappingToStore = Omit<StoredMapping, 'id' | 'version'>;

export async function insertMapping(trx: Db, mapping: MappingToStore): Promise<number> {
  const { id } = await trx
    .insertInto('category_mappings')
    .values(mapping)
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

export async function updateMapping(trx: Db, id: number, mapping: MappingToStore): Promise<void> {
  await trx
    .updateTable('category_mappings')
    .set(({ eb }) => ({ ...mapping, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteMapping(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('category_mappings').where('id', '=', id).execute();
}
