-- Cafés, bars and every other kind keep what they cook: sources tell the cuisine of any place. It is filled by the next import;
-- what is stored is not written anew.
alter table venues add column cuisine text;

-- As in 0015, with the cuisine.
create or replace view shown_venues as
select v.id, v.place_id, (s.r).name, (s.r).other_names, (s.r).address, (s.r).locality, (s.r).rating,
       (s.r).price_range, (s.r).price_level, (s.r).is_open, (s.r).category, (s.r).subcategory, (s.r).categories,
       (s.r).latitude, (s.r).longitude, (s.r).date_vibe, (s.r).dietary_tags, (s.r).aesthetic_tags,
       (s.r).outdoor_seating, (s.r).hours, (s.r).hours_weekly, (s.r).hours_exceptions, (s.r).time_zone,
       (s.r).photo_url, (s.r).phone, (s.r).website, (s.r).description, (s.r).curator_notes, v.source, v.source_id,
       (s.r).licence, (s.r).source_date, (s.r).gone_at, v.created_at, v.updated_at, (s.r).postcode, p.redirect_to,
       (s.r).cuisine
from venues v join places p on p.place_id = v.place_id
left join place_corrections c on c.place_id = v.place_id
cross join lateral (
  select case when c.fields is null then v else jsonb_populate_record(v, c.fields) end as r offset 0) s;

create function cuisines_of(cuisine text) returns text[] language sql immutable parallel safe
return coalesce(regexp_split_to_array(lower(cuisine), '\s*[,;]\s*'), '{}');

-- As in 0028; the cuisine of a place that is no restaurant finds it, and is not what it is called: a bar stays a bar.
create or replace view search_sources as
select 0::smallint as source, x.id, x.place_id as ref, null::uuid as owner, 0::smallint as vis, x.name, x.other_names, x.address, x.locality,
       x.rating::float8 as rating, x.price_level, x.category, x.subcategory, x.latitude, x.longitude, x.outdoor_seating,
       x.date_vibe, x.dietary_tags, distinct_texts(array[x.subcategory] || x.categories || x.category) as types,
       detect_moods(x.date_vibe || x.categories || x.subcategory, x.category, false) as moods,
       x.date_vibe || x.aesthetic_tags as tags, cuisines_of(x.cuisine) as cuisines, x.cuisine as found_by, x.hours, x.hours_weekly, x.hours_exceptions, x.time_zone,
       x.photo_url, x.phone, x.website, x.description, x.curator_notes, false as is_prive, x.source as origin, x.licence,
       x.source_date, x.gone_at, x.postcode, x.redirect_to
from shown_venues x
union all
select 1::smallint , x.id, x.place_id, null::uuid, 0::smallint, x.name, x.other_names, x.address, x.locality,
       x.rating::float8, x.price_level, x.category, x.subcategory, x.latitude, x.longitude, x.outdoor_seating,
       x.date_vibe, x.dietary_tags, distinct_texts(array[x.subcategory] || x.categories || x.category || regexp_split_to_array(x.cuisine, '\s*[,;]\s*')),
       detect_moods(x.date_vibe || x.categories || x.subcategory, x.category, false),
       x.date_vibe || x.aesthetic_tags, cuisines_of(x.cuisine), null::text, x.hours, x.hours_weekly, x.hours_exceptions, x.time_zone,
       x.photo_url, x.phone, x.website, x.description, x.curator_notes, false, x.source, x.licence,
       x.source_date, x.gone_at, x.postcode, x.redirect_to
from shown_restaurants x
union all
select 2::smallint, p.id, p.id::text, p.user_id,
       (case when p.is_hidden or p.is_reported then 2 when p.is_prive then 1 when p.is_public then 0 else 2 end)::smallint,
       p.title, '{}', p.address, null, p.rating::float8, null, p.category, p.subcategory, p.latitude, p.longitude, null,
       m.moods, '{}', distinct_texts(array[p.subcategory, p.category]), m.moods, '{}', '{}',
       concat_ws(' ', p.address, p.description), null, null, '{}', 'UTC',
       p.photo_url, null, null, p.description, null, p.is_prive, 'pin', '',
       p.created_at::date, null, null, null
from dropped_pins p
cross join lateral (select detect_moods(array[p.subcategory], p.category, true) as moods offset 0) m
where p.deleted_at is null;

-- As in 0012, with the cuisines of places that are no restaurants. Ices on the card make no ice cream parlour of a café: its text has
-- the words, and whoever types them finds it.
create or replace function search_feat(s search_sources) returns int4[] language sql stable parallel safe
return uniq(sort(
  (select coalesce(array_agg(f.code::int4), '{}') from (
     select 'kind' as kind, fold(t) as name from unnest(s.types || s.tags) t
     union all select 'kind', fold(t) from unnest(s.cuisines) t
               where fold(t) <> all ('{ice cream,gelato,frozen yogurt,bakery,coffee shop,dessert,cafe,bar}')
     union all select 'kind', 'sight'
               where s.category = 'Experience' and s.subcategory is null and not 'Public art' = any(s.tags)
     union all select 'cuisine', t from unnest(s.cuisines) t
     union all select 'mood', t from unnest(s.moods) t
     union all select 'diet', diet_key(t) from unnest(s.dietary_tags) t) named
   join search_features f on f.kind = named.kind and f.name = named.name)
  || case when s.price_level is null then '{}' else array[10 + s.price_level] end
  || case when s.name || ' ' || array_to_string(s.tags || s.types, ' ') ~* '\mbrunch' then array[0] else '{}' end
  || case when s.outdoor_seating or array_to_string(s.tags || s.types, ' ') ~* '\m(rooftop|garden)' then array[1] else '{}' end
  || case when s.outdoor_seating then array[2] else '{}' end
  || case when s.curator_notes <> '' then array[3] else '{}' end
  || case when s.source < 2 then array[4] else '{}' end
  || case when exists (select from unnest(s.dietary_tags) t
                       where not exists (select from search_features f where f.kind = 'diet' and f.name = diet_key(t)))
       then array[5] else '{}' end));
