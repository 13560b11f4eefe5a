import { PIN_SAVES_COUNTED_MAX } from '@liora/domain/limits';
import type pg from 'pg';
import { isUuidOfAnyCase } from '../../db/uuid.ts';
import type { Viewer } from '../../rpc/context.ts';
import { blockedUserIds } from '../safety/blocks/blocks.policy.ts';
import { savesOf } from '../saved/saved.policy.ts';
import { visibleTo } from './places.policy.ts';
import { newParameters, type Parameters } from './search/find/parameters.rules.ts';

/** As JSON: the instants are as the database writes them. */
export interface OwnPinRow {
  is_public: boolean;
  is_prive: boolean;
  /** Hidden or reported. */
  under_review: boolean;
  saves: number;
  created_at: string;
  updated_at: string;
}

/** A row of search_sources: a venue, restaurant or pin in one shape, also when it is gone. */
export interface SourceRow {
  source: 0 | 1 | 2;
  id: string;
  ref: string;
  name: string;
  address: string | null;
  locality: string | null;
  rating: number | null;
  price_level: number | null;
  category: string;
  subcategory: string | null;
  latitude: number | null;
  longitude: number | null;
  outdoor_seating: boolean | null;
  date_vibe: string[];
  dietary_tags: string[];
  types: string[];
  moods: string[];
  hours: string | null;
  hours_weekly: string | null;
  hours_exceptions: Record<string, string>;
  time_zone: string;
  photo_url: string | null;
  phone: string | null;
  website: string | null;
  description: string | null;
  curator_notes: string | null;
  /** Username of who wrote them; null for who is away. */
  curator_notes_by: string | null;
  is_prive: boolean;
  origin: string;
  licence: string;
  source_date: string;
  gone_at: Date | null;
  /** The place that stands for this one now. */
  redirect_to: string | null;
  corrected: boolean;
  /** The hours are the usual ones of such a place, not its own. */
  usual_hours: boolean;
  /** People said that it closed for good, and were believed. */
  closed_for_good: boolean;
  /** When somebody last said that all of it is right. */
  confirmed_at: Date | null;
  /** Author of a pin, null for imported places. */
  owner: string | null;
  owner_username: string | null;
  owner_photo_url: string | null;
  /** Of a pin of the viewer's own. */
  own_pin: OwnPinRow | null;
  miles: number | null;
  overall_rating: number | null;
  review_count: number;
  avg_vibe: number | null;
  avg_food: number | null;
  avg_date: number | null;
}

/** Who wrote the notes of `s`. */
const NOTES_BY = `coalesce((select v.curator_notes_by from venues v where s.source = 0 and v.id = s.id),
      (select t.curator_notes_by from restaurants t where s.source = 1 and t.id = s.id))`;

/** What only the owner of a pin is told. */
function ownPinSql(viewer: Viewer | null, alias: string, parameters: Parameters): string {
  if (!viewer) return 'null';
  const me = parameters.add('uuid', viewer.userId);
  return `(select json_build_object('is_public', d.is_public, 'is_prive', d.is_prive,
        'under_review', d.is_hidden or d.is_reported, 'created_at', d.created_at, 'updated_at', d.updated_at,
        'saves', ${savesOf(`${alias}.ref`, me, PIN_SAVES_COUNTED_MAX)})
      from dropped_pins d where ${alias}.source = 2 and d.id = ${alias}.id and d.user_id = ${me})`;
}

/**
 * One place by place_id, then by the id of a restaurant, venue or pin (RUL-78), or null when there is none that the
 * viewer may see. Gone places are found; an id that leads to another place finds that one.
 */
export async function findPlace(
  pool: pg.Pool,
  viewer: Viewer | null,
  id: string,
  origin?: { latitude: number; longitude: number } | undefined,
): Promise<SourceRow | null> {
  const parameters = newParameters();
  const wanted = parameters.add('text', id);
  const lat = parameters.add('float8', origin?.latitude ?? null);
  const lng = parameters.add('float8', origin?.longitude ?? null);
  const blocked = viewer ? blockedUserIds(parameters.add('uuid', viewer.userId)) : `'{}'::uuid[]`;
  const byId = isUuidOfAnyCase(id) ? `or s.id = ${wanted}::uuid` : '';
  const { rows } = await pool.query<SourceRow>(
    `select s.source, s.id, s.ref, s.name, s.address, s.locality, s.rating, s.price_level, s.category, s.subcategory,
      s.latitude, s.longitude, s.outdoor_seating, s.date_vibe, s.dietary_tags, s.types, s.moods, s.hours,
      s.hours_weekly::text as hours_weekly, s.hours_exceptions, s.time_zone, s.photo_url, s.phone, s.website,
      s.description, s.curator_notes, n.username as curator_notes_by, s.is_prive, s.origin, s.licence, s.source_date, s.gone_at, s.redirect_to,
      exists (select from place_corrections c where c.place_id = s.ref) as corrected,
      has_usual_hours(s.ref, s.origin, s.hours_weekly) as usual_hours,
      exists (select from place_corrections c where c.place_id = s.ref and c.fields ->> 'gone_at' is not null) as closed_for_good,
      (select max(c.confirmed_at) from place_confirmations c where c.place_id = s.ref) as confirmed_at,
      miles_between(${lat}, ${lng}, s.latitude, s.longitude) as miles,
      r.overall_rating, r.review_count, r.avg_vibe, r.avg_food, r.avg_date,
      s.owner, f.username as owner_username, f.profile_photo_url as owner_photo_url,
      ${ownPinSql(viewer, 's', parameters)} as own_pin
    from search_sources s cross join lateral ratings_of(s.ref) r
    left join profiles f on f.user_id = s.owner
    left join profiles n on n.user_id = ${NOTES_BY} and not n.is_away and n.user_id <> all(${blocked})
    where ((s.source < 2 and s.ref = current_place_id(${wanted})) ${byId}) and ${visibleTo(viewer, 's', parameters)}
    order by s.ref = current_place_id(${wanted}) and s.source < 2 desc, s.source = 1 desc, s.source = 0 desc limit 1`,
    parameters.values,
  );
  const found = rows[0] ?? null;
  return found?.redirect_to ? findPlace(pool, viewer, found.redirect_to, origin) : found;
}

/** Every public id of a place: its own, and those that lead to it. References may hold any of them. */
export async function idsOfPlace(pool: pg.Pool, placeId: string): Promise<string[]> {
  const { rows } = await pool.query<{ place_id: string }>(
    'select place_id from places where redirect_to = $1 order by place_id',
    [placeId],
  );
  return [placeId, ...rows.map(({ place_id }) => place_id)];
}
