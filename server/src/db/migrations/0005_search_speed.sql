-- What search shows of a place, ready to be sent: making JSON of fifteen columns took longer than finding the place.
-- Declared immutable although json_build_object is not: of these types none depends on a setting.
create function shown_place(source smallint, id uuid, ref text, name text, category text, subcategory text, locality text,
                            lat float8, lng float8, rating float8, price smallint, weekly int4multirange, exceptions jsonb,
                            time_zone text, card json)
returns json language sql immutable parallel safe
return json_build_object('source', source, 'id', id, 'ref', ref, 'name', name, 'category', category,
  'subcategory', subcategory, 'locality', locality, 'lat', lat, 'lng', lng, 'rating', rating, 'price', price,
  'weekly', weekly::text, 'exceptions', exceptions, 'time_zone', time_zone, 'card', card);

alter table place_search add column shown json not null generated always as (
  shown_place(source, id, ref, name, category, subcategory, locality, lat, lng, rating, price, weekly, exceptions,
              time_zone, card)) stored;

-- It calls to_char(), which is only stable; declared immutable it was never inlined, and every row paid for a call.
alter function open_by_the_wall(int4multirange, jsonb, timestamp) stable;

-- As in 0003, but each thing is looked up by its id: as a join, the whole view was made for every pin, seconds among a
-- million places. Writes the rows of one source as it stands now; rows of things that are gone disappear.
create or replace function write_search_rows(of_source smallint, ids uuid[]) returns void language plpgsql as $$
begin
  delete from place_search p where p.source = of_source and p.id = any(ids)
    and not exists (select from search_sources s where s.source = of_source and s.id = p.id and s.gone_at is null);
  with s as materialized (
    select found.v, wanted.n from unnest(ids) with ordinality wanted (id, n)
    cross join lateral (select v from search_sources v where v.source = of_source and v.id = wanted.id
                          and v.gone_at is null offset 0) found)
  insert into place_search as p (source, id, ref, owner, vis, name, name_fold, category, subcategory, locality, lat, lng,
                                 rating, price, weekly, exceptions, time_zone, diets, card, feat, doc, dkey)
  select s.source, s.id, s.ref, s.owner, s.vis, s.name, fold(s.name), s.category, s.subcategory, s.locality,
         s.latitude, s.longitude, s.rating, s.price_level, s.hours_weekly, s.hours_exceptions,
         known_time_zone(s.time_zone), array(select diet_key(t) from unnest(s.dietary_tags) t),
         json_build_object('address', s.address, 'photoUrl', s.photo_url, 'types', s.types, 'vibeTags', s.date_vibe,
           'detectedMoods', s.moods, 'dietaryTags', s.dietary_tags, 'outdoorSeating', s.outdoor_seating, 'isPrive', s.is_prive),
         search_feat(w.v), search_doc(s.name || s.other_names, s.types || s.found_by), dkey(s.name, s.address)
  from s as w (v, n), lateral (select (w.v).*) s
  order by w.n
  on conflict (source, id) do update set
    ref = excluded.ref, owner = excluded.owner, vis = excluded.vis, name = excluded.name, name_fold = excluded.name_fold,
    category = excluded.category, subcategory = excluded.subcategory, locality = excluded.locality,
    lat = excluded.lat, lng = excluded.lng, rating = excluded.rating, price = excluded.price, weekly = excluded.weekly,
    exceptions = excluded.exceptions, time_zone = excluded.time_zone, diets = excluded.diets, card = excluded.card,
    feat = excluded.feat, doc = excluded.doc, dkey = excluded.dkey, has_twin = false, spark = null, reviews = 0;
end $$;
