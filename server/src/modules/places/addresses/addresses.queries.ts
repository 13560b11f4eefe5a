import type { LatLng } from '@liora/domain/rules/distance';
import type pg from 'pg';

/** A house that an imported place stands in. */
export interface House {
  address: string;
  locality: string | null;
  postcode: string | null;
  latitude: number;
  longitude: number;
}

/** Houses on the streets of these spellings, the nearest first. Serves: venues_street, restaurants_street. */
export async function housesOn(
  pool: pg.Pool,
  streets: readonly string[],
  near: LatLng,
  limit: number,
): Promise<House[]> {
  const of = (table: string) => `select address, locality, postcode, latitude, longitude from ${table}
    where street_key(address) = any(array(select street_key(s) from unnest($1::text[]) s where street_key(s) <> ''))
      and address is not null and latitude is not null and gone_at is null`;
  const { rows } = await pool.query<House>(
    `select * from (${of('venues')} union all ${of('restaurants')}) h
     order by miles_between($2::float8, $3::float8, latitude, longitude) limit $4::int`,
    [streets, near.lat, near.lng, limit],
  );
  return rows;
}
