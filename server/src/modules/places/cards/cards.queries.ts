import type { Origin } from '@liora/domain/contract/common';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { isUuidOfAnyCase } from '../../../db/uuid.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { placeVisible } from '../places.policy.ts';
import { ROW_COLUMNS, type SearchRow, type StoredRow, toSearchRow } from '../search/find/search.queries.ts';

/**
 * Rows of place_search by public id, as far as they are there and the viewer may see them, each with the id that was asked
 * for. Serves: place_search_ref.
 */
export async function rowsByRef(
  db: Db,
  viewer: Viewer | null,
  refs: readonly string[],
  origin: Origin | undefined,
): Promise<[asked: string, row: SearchRow][]> {
  const at = sql`${origin?.latitude ?? null}::float8, ${origin?.longitude ?? null}::float8`;
  const { rows } = await sql<StoredRow & { asked: string; miles: number | null }>`
    select w.asked, ${sql.raw(ROW_COLUMNS)}, miles_between(${at}, r.lat, r.lng) as miles
    from unnest(${[...new Set(refs)]}::text[]) w (asked)
    cross join lateral (select p.* from place_search p where p.ref = current_place_id(w.asked) and ${placeVisible(viewer, 'p')}
                        order by p.source = 1 desc, p.source limit 1) r`.execute(db);
  return rows.map(({ asked, miles, ...row }) => [asked, toSearchRow(row, miles)]);
}

/** The facts that a saved place copies. */
export interface PlaceCopy {
  asked: string;
  place_id: string;
  source: 0 | 1 | 2;
  name: string;
  address: string | null;
  photo_url: string | null;
  rating: number | null;
  price_level: number | null;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  website: string | null;
  types: string[];
  category: string;
  subcategory: string | null;
  weekly: string | null;
  exceptions: Record<string, string>;
  time_zone: string | null;
}

/**
 * Facts of the places among `ids` that the viewer may see, gone ones too, each under its id of today. Asked by their public
 * ids; a pin's is that of its row. Serves: the keys of venues, restaurants and dropped_pins.
 */
export async function copiesOf(db: Db, viewer: Viewer | null, ids: readonly string[]): Promise<PlaceCopy[]> {
  const asked = [...new Set(ids)];
  const pins = asked.filter(isUuidOfAnyCase);
  const facts = sql`s.source, s.name, s.address, s.photo_url, s.rating, s.price_level, s.latitude, s.longitude, s.phone,
    s.website, s.types, s.category, s.subcategory, s.hours_weekly::text as weekly, s.hours_exceptions as exceptions, s.time_zone`;
  const { rows } = await sql<PlaceCopy>`
    select k.asked, s.ref as place_id, ${facts}
    from (select asked, current_place_id(asked) as ref from unnest(${asked}::text[]) asked) k
    cross join lateral (select s.* from search_sources s where s.source < 2 and s.ref = k.ref order by s.source desc limit 1) s
    union all
    select s.ref, s.ref, ${facts} from search_sources s
    where s.source = 2 and s.id = any(${pins}::uuid[]) and ${placeVisible(viewer, 's')}`.execute(db);
  return rows;
}

/** These places, by their own ids and by those that lead to them. Serves: places_redirects. */
export async function idsLeadingTo(db: Db, placeIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ place_id: string }>`
    select place_id from places where redirect_to = any(${[...placeIds]}::text[])`.execute(db);
  return [...placeIds, ...rows.map(({ place_id }) => place_id)];
}
