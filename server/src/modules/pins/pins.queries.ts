import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { isAfter, type TimePosition, timePosition } from '../../db/newestFirst.ts';
import { PREPARED } from '../../db/prepared.ts';
import type { Viewer } from '../../rpc/context.ts';
import { pinSight } from './pins.policy.ts';

/** A pin as it is stored. */
export interface PinRow {
  id: string;
  user_id: string;
  title: string;
  description: string | null;
  address: string | null;
  rating: number | null;
  category: string;
  subcategory: string | null;
  latitude: number | null;
  longitude: number | null;
  photo_url: string | null;
  is_public: boolean;
  is_prive: boolean;
  is_hidden: boolean;
  is_reported: boolean;
  version: number;
  created_at: Date;
  updated_at: Date;
  /** `created_at` as a paging key. */
  position: string;
}

const COLUMNS = sql`p.id, p.user_id, p.title, p.description, p.address, p.rating::float8 as rating, p.category, p.subcategory,
  p.latitude, p.longitude, p.photo_url, p.is_public, p.is_prive, p.is_hidden, p.is_reported, p.version, p.created_at,
  p.updated_at, ${timePosition('p')} as position`;

/** A pin that the viewer may see; undefined when there is none, or none for them. */
export async function findPin(db: Db, viewer: Viewer, id: string): Promise<PinRow | undefined> {
  const { rows } = await sql<PinRow>`select ${COLUMNS} from dropped_pins p
    where p.id = ${id}::uuid and ${pinSight(viewer, 'p')} = 'full'`.execute(db);
  return rows[0];
}

/** A person's own pins, newest first. Serves: dropped_pins_mine. */
export async function pinsOf(
  db: Db,
  userId: string,
  { after, limit }: { after: TimePosition | null; limit: number },
): Promise<PinRow[]> {
  const { rows } = await sql<PinRow>`select ${COLUMNS} from dropped_pins p
    where p.user_id = ${userId}::uuid and p.deleted_at is null and ${isAfter('p', after)}
    order by p.created_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many a person has, up to `most`. Serves: dropped_pins_mine. */
export async function countPins(db: Db, userId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from dropped_pins p where p.user_id = ${userId}::uuid and p.deleted_at is null limit ${most}) found
    ${PREPARED}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface MatchingPin extends PinRow {
  match: 'place' | 'title';
  /** From the point that was asked for; null without one, and for a pin without a point. */
  miles: number | null;
}

interface AtLocation {
  at: { latitude: number; longitude: number } | null;
  title: string;
  own: boolean;
  /** Half a side of the square around the point (PIN-18). */
  degrees: number;
  limit: number;
  /** How many pins of the title are looked at. */
  compared: number;
}

/**
 * Pins that the viewer may see at a point, those of its exact coordinates first, then of a title ignoring case; each nearest first (RUL-84).
 * Serves: dropped_pins_at, dropped_pins_title.
 */
export async function pinsAtLocation(
  db: Db,
  viewer: Viewer | null,
  { at, title, own, degrees, limit, compared }: AtLocation,
): Promise<MatchingPin[]> {
  const lat = sql`${at?.latitude ?? null}::float8`;
  const lng = sql`${at?.longitude ?? null}::float8`;
  const theirs = own ? sql`p.user_id = ${viewer?.userId ?? null}::uuid` : sql`true`;
  const seen = sql`p.deleted_at is null and ${theirs} and ${pinSight(viewer, 'p')} = 'full'`;
  const here: RawBuilder<unknown> = at
    ? sql`select p.id from dropped_pins p where ${seen}
        and point(p.longitude, p.latitude) <@ box(point(${lng} - ${degrees}::float8, ${lat} - ${degrees}::float8),
                                                  point(${lng} + ${degrees}::float8, ${lat} + ${degrees}::float8))
        order by miles_between(${lat}, ${lng}, p.latitude, p.longitude), p.id limit ${limit}`
    : sql`select null::uuid as id where false`;
  const { rows } = await sql<MatchingPin>`
    with here as (${here}),
    titled as (select p.id from dropped_pins p where ${seen} and lower(p.title) = lower(${title}::text) and ${title}::text <> ''
               order by p.id limit ${compared})
    select ${COLUMNS}, case when here.id is null then 'title' else 'place' end as match,
      miles_between(${lat}, ${lng}, p.latitude, p.longitude) as miles
    from (select id from here union select id from titled) found join dropped_pins p using (id) left join here using (id)
    order by here.id is null, miles nulls last, p.id limit ${limit}`.execute(db);
  return rows;
}
