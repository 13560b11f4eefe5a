import type { Origin } from '@liora/domain/contract/common';
import type { SavedMark, SavedSort } from '@liora/domain/rules/savedPlaces';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { isAfter, type TimePosition, timePosition } from '../../../db/newestFirst.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { placeVisible } from '../../places/places.policy.ts';
import { type OrderPosition, orderBy, SORTED_CHARS } from './savedOrder.queries.ts';

/** The copy of a place's facts, as it was when it was saved. */
export interface CopyRow {
  id: string;
  place_id: string;
  source: 'venues' | 'restaurants' | 'dropped_pins';
  place_name: string;
  place_address: string | null;
  photo_url: string | null;
  rating: number | null;
  price_level: number | null;
  latitude: number | null;
  longitude: number | null;
  place_types: string[];
  category: string;
  subcategory: string | null;
}

/** A saved place as it is stored: the copy of its facts, and what its owner wrote. */
export interface SavedRow extends CopyRow {
  mark: SavedMark | null;
  note: string | null;
  shared_with_partner: boolean;
  created_at: Date;
  /** The first one first. */
  category_ids: string[];
}

export interface SavedFilter {
  category?: string | undefined;
  mark?: SavedMark | undefined;
  /** All of them are somewhere in what the owner is shown of the place, or in their note. */
  words: readonly string[];
}

/** Columns of a {@link CopyRow} in saved_places `s`. */
export const copyColumns = sql`s.id, s.place_id, s.source, s.place_name, s.place_address, s.photo_url, s.rating, s.price_level,
  s.latitude, s.longitude, s.place_types, s.category, s.subcategory`;

/** Columns of a {@link SavedRow} in saved_places `s`. */
const columns = sql`${copyColumns}, s.mark, s.note, s.shared_with_partner, s.created_at,
  array(select k.category_id from saved_place_categories k where k.user_id = s.user_id and k.place_id = s.place_id
        order by k.position) as category_ids`;

/**
 * What the viewer may be shown of the place of `s` today, as `n`: its own facts while it is there; the copy when its source
 * lost it; of a pin that they may not see nothing at all, so that neither order nor search can tell of it. Serves:
 * place_search_ref.
 */
export const shownOf = (viewer: Viewer) => sql`
  left join lateral (select p.name, p.card ->> 'address' as address, p.locality, p.category, p.subcategory,
                            p.card ->> 'types' as types, p.lat, p.lng, p.spark, p.reviews
                     from place_search p where p.ref = current_place_id(s.place_id) and ${placeVisible(viewer, 'p')}
                     order by p.source = 1 desc, p.source limit 1) p on true
  cross join lateral (select p.name, p.address, p.locality, p.category, p.subcategory, p.types, p.lat, p.lng, p.spark, p.reviews
                      where p.name is not null
                      union all
                      select s.place_name, s.place_address, null, s.category, s.subcategory, array_to_string(s.place_types, ' '),
                             s.latitude, s.longitude, null, 0
                      where p.name is null and s.source <> 'dropped_pins'
                      union all
                      select null, null, null, null, null, null, null, null, null, 0
                      where p.name is null and s.source = 'dropped_pins') n`;

function conditions(viewer: Viewer, { category, mark, words }: SavedFilter): RawBuilder<boolean> {
  const lies =
    category === undefined
      ? sql`true`
      : category === 'uncategorized'
        ? sql`s.category_id is null`
        : sql`exists (select from saved_place_categories k where k.user_id = s.user_id and k.place_id = s.place_id
                        and k.category_id = ${category}::uuid)`;
  const marked = mark === undefined ? sql`true` : sql`s.mark = ${mark}`;
  return sql<boolean>`s.user_id = ${viewer.userId}::uuid and s.removed_at is null and ${lies} and ${marked}
    and ${holds(words, 's.note')}`;
}

/** All of the words are somewhere in what is shown of `n`, or in `besides`, which the viewer wrote. */
export function holds(words: readonly string[], besides?: string): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`true`;
  const written = besides === undefined ? sql`null` : sql.ref(besides);
  return sql<boolean>`not exists (select from unnest(${words}::text[]) w (word) where strpos(
    fold(concat_ws(' ', n.name, n.address, n.locality, n.category, n.subcategory, n.types, ${written})), fold(w.word)) = 0)`;
}

/** A page of somebody's saved places, the last saved first. Serves: saved_places_newest. */
export async function newestSaved(
  db: Db,
  viewer: Viewer,
  filter: SavedFilter,
  page: { after: TimePosition | null; limit: number },
): Promise<(SavedRow & TimePosition)[]> {
  const shown = filter.words.length > 0 ? shownOf(viewer) : sql``;
  const { rows } = await sql<SavedRow & TimePosition>`
    select ${columns}, ${timePosition('s')} as position from saved_places s ${shown}
    where ${conditions(viewer, filter)} and ${isAfter('s', page.after)}
    order by s.created_at desc, s.id desc limit ${page.limit}`.execute(db);
  return rows;
}

/** The same in another order, which is worked out for all of them. Serves: saved_places_newest. */
export async function sortedSaved(
  db: Db,
  viewer: Viewer,
  filter: SavedFilter,
  page: {
    sort: Exclude<SavedSort, 'added'>;
    origin: Origin | undefined;
    after: OrderPosition | null;
    limit: number;
  },
): Promise<(SavedRow & OrderPosition)[]> {
  const { rank, words } = orderBy(page.sort, page.origin);
  const { after } = page;
  const rest = after
    ? sql`(r.rank, r.words, r.id) > (${after.rank}::float8, ${after.words}::text, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<SavedRow & OrderPosition>`
    with r as (select s.id, ${rank} as rank, left(${words}, ${SORTED_CHARS}::int) collate "C" as words
               from saved_places s ${shownOf(viewer)} where ${conditions(viewer, filter)}),
      page as (select * from r where ${rest} order by r.rank, r.words, r.id limit ${page.limit})
    select ${columns}, page.rank, page.words from page join saved_places s on s.id = page.id
    order by page.rank, page.words, page.id`.execute(db);
  return rows;
}

const isTheirs = (viewer: Viewer) => sql<boolean>`s.user_id = ${viewer.userId}::uuid and s.removed_at is null
      and (s.source <> 'dropped_pins' or exists (
        select from place_search p where p.ref = s.place_id and ${placeVisible(viewer, 'p')}))`;

/** Which of these somebody saved and may see. Serves: saved_places_pkey. */
export async function savedAndSeen(db: Db, viewer: Viewer, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ place_id: string }>`
    select s.place_id from saved_places s where s.place_id = any(${ids}::text[]) and ${isTheirs(viewer)}`.execute(
    db,
  );
  return rows.map(({ place_id }) => place_id);
}

/** Public ids of what somebody saved and may see, the last saved first. Serves: saved_places_newest. */
export async function savedPlaceIds(db: Db, viewer: Viewer, limit: number): Promise<string[]> {
  const { rows } = await sql<{ place_id: string }>`
    select s.place_id from saved_places s
    where ${isTheirs(viewer)}
    order by s.created_at desc, s.id desc limit ${limit}`.execute(db);
  return rows.map(({ place_id }) => place_id);
}
