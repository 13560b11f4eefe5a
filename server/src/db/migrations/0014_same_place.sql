-- What is the same place (RUL-115): equal name and address are not enough. A street without a house number is no address,
-- and the two have to stand within 150 m of each other; without coordinates, town and postcode have to agree.
alter table venues add column postcode text;
alter table restaurants add column postcode text;

-- Whether an address says which house: '1 Main Street', '59-712 Kamehameha Highway', 'Dorfstraße 2', 'Via Roma, 12/A',
-- but not 'Kamehameha Highway', '5th Avenue', 'Highway 1' or 'Dorfstraße, 83022 Rosenheim'. When in doubt it does not:
-- then two records stay two.
create function has_house_number(address text) returns boolean language sql immutable strict parallel safe
return (pg_catalog.split_part(address, ',', 1) operator(pg_catalog.~*) '^\s*#?\d{1,6}[a-z]?(\s?[-/–]\s?\d+[a-z]?)*\s+\S'
  or (pg_catalog.split_part(address, ',', 1)
        operator(pg_catalog.~*) '(^|[^\d#.])\d{1,5}\s?[a-z]?(\s?[-/–]\s?\d*[a-z]?)*(\s(bis|ter|quater))?\s?(号|號|番|番地|番号|호|번지)?\s*$'
      and not pg_catalog.split_part(address, ',', 1)
        operator(pg_catalog.~*) '\m(highway|hwy|route|rte|interstate|motorway|(county|state|forest|farm|township|ranch) (road|rd)|us|sr|cr|fm|km|calle|carrera)[ .-]*(no\.? ?)?\d+\s?[a-z]?\s*$')
  or pg_catalog.split_part(address, ',', 2) operator(pg_catalog.~*) '^\s*\d{1,4}\s?[a-z]?(\s?[-/–]\s?\d*[a-z]?)*\s*$');

-- Equal for rows that may be one place: same name and same house, both given (RUL-83). Null: never merged.
create or replace function dkey(name text, address text) returns int8 language sql immutable parallel safe
return case when pg_catalog.btrim(name) <> '' and has_house_number(address) then pg_catalog.hashtextextended(
  pg_catalog.lower(pg_catalog.btrim(name) collate pg_catalog.pg_c_utf8) || E'\x1f'
  || pg_catalog.lower(pg_catalog.btrim(address) collate pg_catalog.pg_c_utf8), 0) end;

-- Town and postcode as places without coordinates are compared by; null unless both are known.
create function search_area(locality text, postcode text) returns text language sql immutable parallel safe
return case when fold(locality) <> '' and fold(postcode) <> '' then fold(locality) || ' ' || fold(postcode) end;

-- Whether two rows of equal name and address stand on one spot. The distance is SAME_PLACE_METRES of domain/src/limits.ts.
create function same_spot(lat1 float8, lng1 float8, area1 text, lat2 float8, lng2 float8, area2 text) returns boolean
language sql immutable parallel safe
return case when lat1 is null or lat2 is null then coalesce(area1 = area2, false)
  else miles_between(lat1, lng1, lat2, lng2) * 1609.344 <= 150 end;

alter table place_search
  -- Of the thing's own town and postcode: search_area().
  add column area text,
  -- The rows of one place have the same number here, any two of them on one spot. Null: there is no other.
  add column twins int8;

-- As in 0003, with the postcode.
create or replace view search_sources as
select 0::smallint as source, x.id, x.place_id as ref, null::uuid as owner, 0::smallint as vis, x.name, x.other_names, x.address, x.locality,
       x.rating::float8 as rating, x.price_level, x.category, x.subcategory, x.latitude, x.longitude, x.outdoor_seating,
       x.date_vibe, x.dietary_tags, distinct_texts(array[x.subcategory] || x.categories || x.category) as types,
       detect_moods(x.date_vibe || x.categories || x.subcategory, x.category, false) as moods,
       x.date_vibe || x.aesthetic_tags as tags, '{}'::text[] as cuisines, null::text as found_by, x.hours, x.hours_weekly, x.hours_exceptions, x.time_zone,
       x.photo_url, x.phone, x.website, x.description, x.curator_notes, false as is_prive, x.source as origin, x.licence,
       x.source_date, x.gone_at, x.postcode
from venues x
union all
select 1::smallint , x.id, x.place_id, null::uuid, 0::smallint, x.name, x.other_names, x.address, x.locality,
       x.rating::float8, x.price_level, x.category, x.subcategory, x.latitude, x.longitude, x.outdoor_seating,
       x.date_vibe, x.dietary_tags, distinct_texts(array[x.subcategory] || x.categories || x.category || regexp_split_to_array(x.cuisine, '\s*[,;]\s*')),
       detect_moods(x.date_vibe || x.categories || x.subcategory, x.category, false),
       x.date_vibe || x.aesthetic_tags, regexp_split_to_array(lower(x.cuisine), '\s*[,;]\s*'), null::text, x.hours, x.hours_weekly, x.hours_exceptions, x.time_zone,
       x.photo_url, x.phone, x.website, x.description, x.curator_notes, false, x.source, x.licence,
       x.source_date, x.gone_at, x.postcode
from restaurants x
union all
select 2::smallint, p.id, p.id::text, p.user_id,
       (case when p.is_hidden or p.is_reported then 2 when p.is_prive then 1 when p.is_public then 0 else 2 end)::smallint,
       p.title, '{}', p.address, null, p.rating::float8, null, p.category, p.subcategory, p.latitude, p.longitude, null,
       m.moods, '{}', distinct_texts(array[p.subcategory, p.category]), m.moods, '{}', '{}',
       concat_ws(' ', p.address, p.description), null, null, '{}', 'UTC',
       p.photo_url, null, null, p.description, null, p.is_prive, 'pin', '',
       p.created_at::date, null, null
from dropped_pins p
cross join lateral (select detect_moods(array[p.subcategory], p.category, true) as moods offset 0) m;

-- As in 0005, with town and postcode. Writes the rows of one source as it stands now; rows of things that are gone disappear.
create or replace function write_search_rows(of_source smallint, ids uuid[]) returns void language plpgsql as $$
begin
  delete from place_search p where p.source = of_source and p.id = any(ids)
    and not exists (select from search_sources s where s.source = of_source and s.id = p.id and s.gone_at is null);
  with s as materialized (
    select found.v, wanted.n from unnest(ids) with ordinality wanted (id, n)
    cross join lateral (select v from search_sources v where v.source = of_source and v.id = wanted.id
                          and v.gone_at is null offset 0) found)
  insert into place_search as p (source, id, ref, owner, vis, name, name_fold, category, subcategory, locality, lat, lng,
                                 rating, price, weekly, exceptions, time_zone, diets, card, feat, doc, dkey, area)
  select s.source, s.id, s.ref, s.owner, s.vis, s.name, fold(s.name), s.category, s.subcategory, s.locality,
         s.latitude, s.longitude, s.rating, s.price_level, s.hours_weekly, s.hours_exceptions,
         known_time_zone(s.time_zone), array(select diet_key(t) from unnest(s.dietary_tags) t),
         json_build_object('address', s.address, 'photoUrl', s.photo_url, 'types', s.types, 'vibeTags', s.date_vibe,
           'detectedMoods', s.moods, 'dietaryTags', s.dietary_tags, 'outdoorSeating', s.outdoor_seating, 'isPrive', s.is_prive),
         search_feat(w.v), search_doc(s.name || s.other_names, s.types || s.found_by), dkey(s.name, s.address),
         search_area(s.locality, s.postcode)
  from s as w (v, n), lateral (select (w.v).*) s
  order by w.n
  on conflict (source, id) do update set
    ref = excluded.ref, owner = excluded.owner, vis = excluded.vis, name = excluded.name, name_fold = excluded.name_fold,
    category = excluded.category, subcategory = excluded.subcategory, locality = excluded.locality,
    lat = excluded.lat, lng = excluded.lng, rating = excluded.rating, price = excluded.price, weekly = excluded.weekly,
    exceptions = excluded.exceptions, time_zone = excluded.time_zone, diets = excluded.diets, card = excluded.card,
    feat = excluded.feat, doc = excluded.doc, dkey = excluded.dkey, area = excluded.area, twins = null,
    has_twin = false, spark = null, reviews = 0;
end $$;

-- Parts rows of equal name and address into places: a row joins the first place with all of whose rows it shares a spot,
-- else it begins one. So two rows of one place never stand more than 150 m apart, whoever may see which of them.
create function group_twins(keys int8[], out members int8[], out heads int8[]) language plpgsql as $$
declare
  p record;
  of_dkey int8;
  near_members int8[];
  near_heads int8[];
  found int8;
begin
  for p in select s.key, s.dkey, s.lat, s.lng, s.area from place_search s
           where s.dkey = any(keys) and exists (
             select from place_search d where d.dkey = s.dkey and d.key <> s.key
               and same_spot(s.lat, s.lng, s.area, d.lat, d.lng, d.area))
           order by s.dkey, s.source desc, s.key
  loop
    if p.dkey is distinct from of_dkey then
      of_dkey := p.dkey;
      near_members := '{}';
      near_heads := '{}';
    end if;
    found := (select g.head from unnest(near_members, near_heads) with ordinality g (key, head, n)
              join place_search m on m.key = g.key
              group by g.head having bool_and(same_spot(p.lat, p.lng, p.area, m.lat, m.lng, m.area))
              order by min(g.n) limit 1);
    near_members := near_members || p.key;
    near_heads := near_heads || coalesce(found, p.key);
    members := members || p.key;
    heads := heads || coalesce(found, p.key);
  end loop;
end $$;

-- Among rows of one place: who does not lead, and what the leader takes over (RUL-83). A pin takes place_id, price,
-- hours and missing coordinates from the restaurant, then the venue; a restaurant what it lacks from the venue.
-- Rows of these keys have to be as write_search_rows() leaves them, or to have no twin.
create or replace function mark_twins(keys int8[]) returns void language sql as $$
  with grouped as materialized (
    select u.head, s.key, s.source, s.lat, s.price, s.weekly from group_twins(keys) g
    cross join lateral unnest(g.members, g.heads) u (key, head) join place_search s on s.key = u.key),
  places as (
    select head, (array_agg(key order by source desc, key))[1] as leader,
           (array_agg(key order by source desc, key) filter (where source < 2))[1] as business,
           (array_agg(key order by source desc, key) filter (where source < 2 and lat is not null))[1] as spot,
           (array_agg(key order by source desc, key) filter (where source < 2 and price is not null))[1] as price,
           (array_agg(key order by source desc, key) filter (where source < 2 and weekly is not null))[1] as hours
    from grouped group by head having count(*) > 1)
  update place_search p set
    twins = places.head,
    has_twin = p.key <> places.leader,
    ref = case when p.source = 2 then coalesce(b.ref, p.ref) else p.ref end,
    lat = coalesce(p.lat, l.lat),
    lng = case when p.lat is null then l.lng else p.lng end,
    price = coalesce(p.price, c.price),
    feat = case when p.price is null and c.price is not null then p.feat | (10 + c.price) else p.feat end,
    weekly = coalesce(p.weekly, h.weekly),
    exceptions = case when p.weekly is null and h.weekly is not null then h.exceptions else p.exceptions end,
    time_zone = case when p.weekly is null and h.weekly is not null then h.time_zone else p.time_zone end
  from grouped join places on places.head = grouped.head
  left join place_search b on b.key = places.business
  left join place_search l on l.key = places.spot
  left join place_search c on c.key = places.price
  left join place_search h on h.key = places.hours
  where p.key = grouped.key
$$;

-- Writes the search rows of some things anew, together with the duplicates that they have or had. Writers of the same
-- place wait for each other: a lock per bucket of keys, taken in order, at most 1024 per transaction.
create or replace function refresh_place_search(of_source smallint, ids uuid[]) returns void language plpgsql as $$
declare
  keys int8[];
  refs text[];
  same record;
begin
  keys := array(
    select p.dkey from place_search p where p.source = of_source and p.id = any(ids) and p.dkey is not null
    union select dkey(s.name, s.address) from search_sources s
          where s.source = of_source and s.id = any(ids) and dkey(s.name, s.address) is not null);
  perform pg_advisory_xact_lock(20261120, bucket) from (
    select distinct (k & 1023)::int4 as bucket from unnest(keys) k order by bucket) b;
  perform write_search_rows(of_source, ids);
  -- Rows that had a twin show facts of others; their own are needed to find out again who is whose twin.
  for same in select p.source, array_agg(p.id) as ids from place_search p
              where p.dkey = any(keys) and p.twins is not null group by p.source loop
    perform write_search_rows(same.source, same.ids);
  end loop;
  perform mark_twins(keys);
  refs := array(select p.ref from place_search p where p.source = of_source and p.id = any(ids)
                union select p.ref from place_search p where p.dkey = any(keys));
  perform write_search_scores(refs);
  insert into search_words
    select distinct w from place_search p, string_to_table(rtrim(p.doc, 'ꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟ '), ' ') w
    where p.source = of_source and p.id = any(ids) and length(w) between 3 and 40
      and not exists (select from search_words known where known.word = w)
    order by w
  on conflict do nothing;
end $$;

-- What is stored already: rows that shared a key are themselves again, then those of one place find each other.
do $$
declare
  keys int8[] := array(select dkey from place_search where dkey is not null group by dkey having count(*) > 1);
  rows int8[] := array(select key from place_search where dkey = any(keys));
  same record;
begin
  for same in select source, array_agg(id) as ids from place_search where key = any(rows) group by source loop
    perform write_search_rows(same.source, same.ids);
  end loop;
  update place_search set dkey = dkey(name, card ->> 'address')
    where dkey is distinct from dkey(name, card ->> 'address');
  perform mark_twins(keys);
  perform write_search_scores(array(select ref from place_search where key = any(rows)));
end $$;
