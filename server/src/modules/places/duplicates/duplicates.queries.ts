import { SAME_PLACE_METRES } from '@liora/domain/limits';
import type { Likeness } from '@liora/domain/rules/samePlace';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** Where the look through all places stands: the next pair comes after that of these two rows of place_search. */
export interface Position {
  key: number;
  other: number;
}

export interface PairRow extends Position {
  one_id: string;
  other_id: string;
  alike: Likeness[];
  metres: number;
}

/** So many degrees of latitude are as far as one place can be apart, and a little more. */
const STRIP = (SAME_PLACE_METRES / 111_195) * 1.01;

const isNear = (latitude: string) => sql`${sql.ref(latitude)} between a.lat - ${STRIP} and a.lat + ${STRIP}`;

/** Records of one of both tables with the same phone or website as `a`, as their rows of place_search. */
const ofContact = (table: 'venues' | 'restaurants', source: 0 | 1) => sql`
  select b.key, 'phone' as alike from ${sql.table(table)} t join place_search b on b.source = ${source} and b.id = t.id
    where t.phone is not null and phone_key(t.phone) = a.phone and ${isNear('t.latitude')}
  union all
  select b.key, 'website' from ${sql.table(table)} t join place_search b on b.source = ${source} and b.id = t.id
    where t.website is not null and site_key(t.website) = a.site and ${isNear('t.latitude')}`;

/**
 * Pairs of imported places within 150 m that have a name, phone or website in common and were not told apart, among the
 * `batchSize` rows that begin at `from`, and with later ones. Serves: place_search_pkey, place_search_names, venues_phone,
 * venues_site, restaurants_phone, restaurants_site.
 */
export async function likePairs(
  db: Db,
  from: Position,
  { batchSize, limit }: { batchSize: number; limit: number },
): Promise<{ pairs: PairRow[]; last: number | null }> {
  const { rows } = await sql<PairRow & { last: number | null }>`
    with s as materialized (
      select key, source, id, ref, name_fold, lat, lng from place_search where key >= ${from.key}::bigint
      order by key limit ${batchSize}),
    a as materialized (
      select s.*, phone_key(c.phone) as phone, site_key(c.website) as site from s
      cross join lateral (select phone, website from venues where s.source = 0 and id = s.id
                          union all select phone, website from restaurants where s.source = 1 and id = s.id) c
      where s.lat is not null)
    select l.last, f.*
    from (select max(key)::float8 as last from s) l left join (
      select a.key::float8 as key, o.key::float8 as other, a.ref as one_id, o.ref as other_id, m.metres,
             array_agg(distinct n.alike) as alike
      from a cross join lateral (
        select b.key, 'name' as alike from place_search b
          where b.source < 2 and b.name_fold = a.name_fold and a.name_fold <> '' and ${isNear('b.lat')}
        union all ${ofContact('venues', 0)}
        union all ${ofContact('restaurants', 1)}) n
      join place_search o on o.key = n.key and o.ref <> a.ref
      cross join lateral (select miles_between(a.lat, a.lng, o.lat, o.lng) * 1609.344 as metres) m
      where n.key > a.key and (a.key > ${from.key}::bigint or n.key > ${from.other}::bigint)
        and m.metres <= ${SAME_PLACE_METRES}
        and not exists (select from distinct_places d
                        where d.one = least(a.ref collate "C", o.ref) and d.other = greatest(a.ref collate "C", o.ref))
      group by a.key, o.key, a.ref, o.ref, m.metres
      order by a.key, o.key limit ${limit}) f on true`.execute(db);
  return { pairs: rows.filter(({ key }) => key !== null), last: rows[0]?.last ?? null };
}

/** What two places have in common, and how far apart they stand; null metres where either has no position. */
export async function likenessOf(
  db: Db,
  one: string,
  other: string,
): Promise<{ alike: Likeness[]; metres: number | null }> {
  const { rows } = await sql<{ alike: Likeness[]; metres: number | null }>`
    with p as (
      select v.place_id, fold(v.name) as name, phone_key(v.phone) as phone, site_key(v.website) as site, v.latitude, v.longitude
        from shown_venues v where v.place_id in (${one}, ${other})
      union all
      select r.place_id, fold(r.name), phone_key(r.phone), site_key(r.website), r.latitude, r.longitude
        from shown_restaurants r where r.place_id in (${one}, ${other}))
    select array_remove(array[case when a.name = b.name and a.name <> '' then 'name' end,
                              case when a.phone = b.phone then 'phone' end,
                              case when a.site = b.site then 'website' end], null) as alike,
           miles_between(a.latitude, a.longitude, b.latitude, b.longitude) * 1609.344 as metres
    from p a, p b where a.place_id = ${one} and b.place_id = ${other} limit 1`.execute(db);
  return rows[0] ?? { alike: [], metres: null };
}

/** Says that two places are not one; false when that was said. */
export async function storeDistinct(
  trx: Db,
  { one, other, now }: { one: string; other: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into distinct_places (one, other, decided_at) values (${one}, ${other}, ${now}::timestamptz)
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows) > 0;
}

/** Takes that back; false when nobody had said it. */
export async function deleteDistinct(trx: Db, one: string, other: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from distinct_places where one = ${one} and other = ${other}`.execute(trx);
  return Number(numAffectedRows) > 0;
}
