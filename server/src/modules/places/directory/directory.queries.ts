import type { DirectoryInput } from '@liora/domain/contract/placeEdits';
import type { MapBounds } from '@liora/domain/contract/placesMap';
import { PLACES_OF_A_TEXT, PLACES_OF_AN_AREA } from '@liora/domain/limits';
import type { MissingFact } from '@liora/domain/rules/placeFields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { shownTypes } from '../facts/shownTypes.queries.ts';
import type { Position } from './directoryCursor.parser.ts';

export interface ListedRow extends Position {
  name: string;
  category: string;
  subcategory: string | null;
  types: string[];
  locality: string | null;
  address: string | null;
  photo_url: string | null;
  /** The newest photo of people. */
  photo_id: string | null;
  source: string;
  source_date: string;
  confidence: number | null;
  latitude: number | null;
  longitude: number | null;
  missing: Record<MissingFact, boolean>;
  corrections: Record<string, unknown>;
  closed: boolean;
}

/** What a list asks for; the text is folded. */
export interface Wanted extends Omit<DirectoryInput, 'q' | 'cursor' | 'olderThanMonths'> {
  text: string;
  /** YYYY-MM-DD */
  olderThan: string | null;
}

type Sql = RawBuilder<unknown>;

/** A text as search compares it. */
export async function folded(db: Db, text: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`select fold(${text}) as text`.execute(db);
  return rows[0]?.text ?? '';
}

/** A folded text has no letter that LIKE reads otherwise. */
const beginsAWord = (text: string) => `% ${text}%`;

/** Some rows of place_search in the order of their keys, pins among them. Serves: place_search_pkey. */
const byKey = ({ key }: Position, batchSize: number): Sql => sql`
  select key, ref as id, source, doc, pos from place_search where key > ${key}::bigint order by key limit ${batchSize}`;

/** Places that are closed. Serves: venues_gone, restaurants_gone, place_corrections_closed. */
const closedAfter = ({ id }: Position, batchSize: number): Sql => {
  const part = (from: Sql) =>
    sql`(select place_id from ${from} and place_id > ${id} order by place_id limit ${batchSize})`;
  return sql`
    select 0::bigint as key, place_id as id, 0 as source, null::text as doc, null::point as pos from (
      ${part(sql`venues where gone_at is not null`)} union ${part(sql`restaurants where gone_at is not null`)}
      union ${part(sql`place_corrections where fields ->> 'gone_at' is not null`)}) gone
    order by place_id limit ${batchSize}`;
};

/** Places of which people have set something. Serves: place_corrections_pkey. */
const editedAfter = ({ id }: Position, batchSize: number): Sql => sql`
  select 0::bigint as key, place_id as id, 0 as source, null::text as doc, null::point as pos from place_corrections
  where place_id > ${id} order by place_id limit ${batchSize}`;

/** Rows with a text, up to one more than are looked up by it. Serves: place_search_near, place_search_nowhere. */
const withText = (text: string): Sql => {
  const having = (where: Sql) => sql`
    (select key, ref as id, source, doc, pos from place_search
     where source < 2 and doc like ${beginsAWord(text)} and ${where} limit ${PLACES_OF_A_TEXT + 1})`;
  return sql`${having(sql`pos is not null`)} union all ${having(sql`pos is null`)}`;
};

/** In degrees; one whose west is greater than its east crosses the date line: two boxes of the plane. */
function inArea({ west, south, east, north }: MapBounds): Sql {
  const boxes =
    west <= east
      ? [{ west, east }]
      : [
          { west, east: 180 },
          { west: -180, east },
        ];
  const within = boxes.map(
    (box) => sql`pos <@ box(merc(${box.west}, ${south}), merc(${box.east}, ${north}))`,
  );
  return sql`(${sql.join(within, sql` or `)})`;
}

/** Rows in a part of the map, up to one more than are looked up by it. Serves: place_search_near. */
const within = (area: MapBounds): Sql => sql`
  select key, ref as id, source, doc, pos from place_search
  where source < 2 and ${inArea(area)} limit ${PLACES_OF_AN_AREA + 1}`;

async function countOf(db: Db, rows: Sql): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int as count from (${rows}) found`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Whether so few places have a text that they are looked up by it. */
export const isRare = async (db: Db, text: string): Promise<boolean> =>
  (await countOf(db, withText(text))) <= PLACES_OF_A_TEXT;

/** The same of a part of the map. */
export const isSmall = async (db: Db, area: MapBounds): Promise<boolean> =>
  (await countOf(db, within(area))) <= PLACES_OF_AN_AREA;

/** Which rows a page of the list is looked for in, and by which index: each kind is read in batches, in the order of its keys. */
export type Scan = 'all' | 'rare text' | 'small area' | 'closed' | 'edited';

function candidates(scan: Scan, { text, area }: Wanted, from: Position, batchSize: number): Sql {
  if (scan === 'closed') return closedAfter(from, batchSize);
  if (scan === 'edited') return editedAfter(from, batchSize);
  if (scan === 'rare text') return foundAfter(withText(text), from, batchSize);
  return scan === 'small area' && area ? foundAfter(within(area), from, batchSize) : byKey(from, batchSize);
}

const foundAfter = (rows: Sql, { key }: Position, batchSize: number): Sql =>
  sql`select * from (${rows}) found where key > ${key}::bigint order by key limit ${batchSize}`;

/** What the row of search says by itself: of all others, the row of the place need not be read. */
function prefilter(scan: Scan, { text, area }: Wanted): Sql {
  const all = [
    sql`source < 2`,
    ...(text && scan === 'all' ? [sql`doc like ${beginsAWord(text)}`] : []),
    ...(area && (scan === 'all' || scan === 'rare text') ? [inArea(area)] : []),
  ];
  return sql.join(all, sql` and `);
}

const photoOf = (placeId: string) => sql`
  (select f.id from photos f where f.venue_id = ${sql.ref(placeId)} and f.state = 'ready' and not f.is_hidden
     and not f.is_reported order by f.uploaded_at desc, f.id desc limit 1)`;

const lacks = (column: string) => sql`coalesce(${sql.ref(column)}, '') = ''`;

/** How sure a source is stands in its record alone. Serves: venues_place_id_key, restaurants_place_id_key, photos_venue. */
const shownOf = (kind: 'venues' | 'restaurants') => sql`
  select s.key, s.id, v.name, v.category, v.subcategory, ${shownTypes(kind)} as types, v.locality, v.address, v.photo_url, v.source, v.source_date,
    v.latitude, v.longitude, r.confidence, v.gone_at is not null as closed, c.fields, p.photo_id,
    v.latitude is null as no_coordinates, v.hours_weekly is null as no_hours,
    ${lacks('v.photo_url')} and p.photo_id is null as no_photo, ${lacks('v.phone')} as no_phone,
    ${lacks('v.website')} as no_website, ${lacks('v.address')} as no_address
  from s join ${sql.table(`shown_${kind}`)} v on v.place_id = s.id join ${sql.table(kind)} r on r.place_id = s.id
  left join place_corrections c on c.place_id = s.id
  cross join lateral (select ${photoOf('s.id')} as photo_id) p
  where v.redirect_to is null`;

/** As it is shown, closed places too, which search does not know. */
function isIn({ west, south, east, north }: MapBounds): Sql {
  const columns =
    west <= east
      ? sql`longitude between ${west} and ${east}`
      : sql`(longitude >= ${west} or longitude <= ${east})`;
  return sql`latitude between ${south} and ${north} and ${columns}`;
}

function conditions(wanted: Wanted): Sql {
  const { text, source, category, missing, edited, closed, confidenceBelow, area, olderThan } = wanted;
  const all = [
    sql`closed = ${closed}`,
    ...(text ? [sql`' ' || fold(name) like ${beginsAWord(text)}`] : []),
    ...(source ? [sql`source = ${source}`] : []),
    ...(category ? [sql`category = ${category}`] : []),
    ...(missing ? [sql.ref(`no_${missing}`)] : []),
    ...(edited ? [sql`fields <> '{}'`] : []),
    // As precise as it is stored: PostgreSQL refuses what is too small for that.
    ...(confidenceBelow ? [sql`confidence < ${Math.fround(confidenceBelow)}::real`] : []),
    ...(area ? [isIn(area)] : []),
    ...(olderThan ? [sql`source_date < ${olderThan}::date`] : []),
  ];
  return sql.join(all, sql` and `);
}

/**
 * Reads one batch of a scan, the `batchSize` rows after `from`: those of them that are wanted, `limit` at most, and where the batch
 * ends; null where nothing comes after.
 */
export async function listedPlaces(
  db: Db,
  wanted: Wanted,
  page: { scan: Scan; from: Position; batchSize: number; limit: number },
): Promise<{ found: ListedRow[]; last: Position | null }> {
  const { scan, from, batchSize, limit } = page;
  const { rows } = await sql<ListedRow & { last_key: number | null; last_id: string | null }>`
    with r as materialized (${candidates(scan, wanted, from, batchSize)}),
    s as materialized (select key, id from r where ${prefilter(scan, wanted)}),
    f as (select * from (${shownOf('venues')} union all ${shownOf('restaurants')}) v
          where ${conditions(wanted)} order by key, id limit ${limit})
    select l.key::float8 as last_key, l.id as last_id, f.key::float8 as key, f.id, f.name, f.category, f.subcategory, f.types,
      f.locality, f.address, f.photo_url, f.photo_id, f.source, f.source_date::text as source_date, f.closed,
      f.confidence, f.latitude, f.longitude,
      coalesce(f.fields, '{}') as corrections,
      jsonb_build_object('coordinates', f.no_coordinates, 'hours', f.no_hours, 'photo', f.no_photo,
        'phone', f.no_phone, 'website', f.no_website, 'address', f.no_address) as missing
    from (select key, id from r order by key desc, id desc limit 1) l left join f on true
    order by f.key, f.id`.execute(db);
  const [first] = rows;
  const last = first ? { key: first.last_key ?? 0, id: first.last_id ?? '' } : null;
  return { found: rows.filter(({ id }) => id !== null), last };
}
