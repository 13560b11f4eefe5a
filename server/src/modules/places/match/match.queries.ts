import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { placeFound } from '../places.policy.ts';

/** A place of somebody's own list, as the plane of the index knows it. */
export interface Sought {
  name: string;
  latitude: number;
  longitude: number;
  x: number;
  y: number;
  radius: number;
}

export interface MatchRow {
  /** Which of those that were asked for, from 1. */
  n: number;
  place_id: string;
  name: string;
  category: string;
  miles: number;
}

/** 'The' is no name of a place. */
const SHORTEST_BEGINNING = 5;

/**
 * Of each the place nearby that bears its name: letter for letter first, then one whose name begins with it or is its beginning,
 * then the most alike; of equals the nearest. What the viewer's search does not find is not there. Serves: place_search_near, a small
 * circle each.
 */
export async function placesOfName(
  db: Kysely<DB>,
  viewer: Viewer | null,
  sought: readonly Sought[],
  alike: number,
): Promise<MatchRow[]> {
  const column = (name: keyof Sought) => sought.map((one) => one[name]);
  const { rows } = await sql<MatchRow>`
    select s.n::int as n, best.place_id, best.name, best.category, best.miles
    from (select n, fold(name) as name, lat, lng, x, y, radius
          from unnest(${column('name')}::text[], ${column('latitude')}::float8[], ${column('longitude')}::float8[],
                      ${column('x')}::float8[], ${column('y')}::float8[], ${column('radius')}::float8[])
               with ordinality u (name, lat, lng, x, y, radius, n)) s
    cross join lateral (
      select p.ref as place_id, p.name, p.category, miles_between(s.lat, s.lng, p.lat, p.lng) as miles
      from place_search p
      cross join lateral (select case
        when p.name_fold = s.name then 2
        when least(length(s.name), length(p.name_fold)) >= ${SHORTEST_BEGINNING}
          and (starts_with(p.name_fold, s.name || ' ') or starts_with(s.name, p.name_fold || ' ')) then 1
        else similarity(p.name_fold, s.name) - 1 end as fit) f
      where p.pos <@ circle(point(s.x, s.y), s.radius)
        and ${placeFound(viewer, 'p')}
        and s.name <> '' and f.fit >= ${alike}::float8 - 1
      order by f.fit desc, miles, p.key limit 1) best
    order by s.n`.execute(db);
  return rows;
}
