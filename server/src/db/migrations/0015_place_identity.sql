-- Identity of places: a place is a row of its own. What sources say of it (venues, restaurants), what people corrected
-- (place_corrections) and what is shown (the views shown_venues and shown_restaurants) lie beside each other.

create table places (
  -- The public id, as addresses and every reference have it. Once given, it stays and finds the place for ever.
  place_id text primary key check (place_id ~ '^[A-Za-z0-9_-]{1,80}$'),
  -- The place that this id stands for now: an alias, a merge, or another id that its source gave it. Never a redirect itself.
  redirect_to text references places,
  created_at timestamptz not null default now(),
  constraint places_redirect_elsewhere check (redirect_to <> place_id)
);
-- Serves: all ids of a place (plans with a stop there, its reviews).
create index places_redirects on places (redirect_to) where redirect_to is not null;
insert into places (place_id, created_at)
  select place_id, min(created_at) from (
    select place_id, created_at from venues union all select place_id, created_at from restaurants
    union all select place_id, corrected_at from place_corrections) known
  group by place_id;
alter table place_corrections add constraint place_corrections_place foreign key (place_id) references places;

-- The id under which a place is known now.
create function current_place_id(id text) returns text language sql stable parallel safe
return coalesce((select redirect_to from places where place_id = id), id);

-- A redirect leads to its end at once, also when the end is led on later.
create function lead_to_the_end() returns trigger language plpgsql as $$
begin
  new.redirect_to := current_place_id(new.redirect_to);
  return new;
end $$;
create trigger places_lead_to_the_end before insert or update on places
  for each row when (new.redirect_to is not null) execute function lead_to_the_end();
create function lead_others_on() returns trigger language plpgsql as $$
begin
  update places set redirect_to = new.redirect_to where redirect_to = new.place_id;
  return null;
end $$;
create trigger places_lead_others_on after update on places
  for each row when (new.redirect_to is not null) execute function lead_others_on();

-- Every record of a source belongs to a place; the first one makes it.
create function record_written() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into places (place_id) values (new.place_id) on conflict do nothing;
  end if;
  new.updated_at := now();
  return new;
end $$;
drop trigger venues_correction on venues;
drop trigger restaurants_correction on restaurants;
drop trigger place_corrections_touch on place_corrections;
drop function apply_place_correction();
drop function touch_corrected_place();
create trigger venues_written before insert or update on venues for each row execute function record_written();
create trigger restaurants_written before insert or update on restaurants for each row execute function record_written();
alter table venues add constraint venues_place foreign key (place_id) references places;
alter table restaurants add constraint restaurants_place foreign key (place_id) references places;

-- What is shown: what the source says, with the corrections of people laid over it. The record of a place that is led on
-- to another one stays, and `redirect_to` says whither.
create view shown_venues as
select v.id, v.place_id, (s.r).name, (s.r).other_names, (s.r).address, (s.r).locality, (s.r).rating,
       (s.r).price_range, (s.r).price_level, (s.r).is_open, (s.r).category, (s.r).subcategory, (s.r).categories,
       (s.r).latitude, (s.r).longitude, (s.r).date_vibe, (s.r).dietary_tags, (s.r).aesthetic_tags,
       (s.r).outdoor_seating, (s.r).hours, (s.r).hours_weekly, (s.r).hours_exceptions, (s.r).time_zone,
       (s.r).photo_url, (s.r).phone, (s.r).website, (s.r).description, (s.r).curator_notes, v.source, v.source_id,
       (s.r).licence, (s.r).source_date, (s.r).gone_at, v.created_at, v.updated_at, (s.r).postcode, p.redirect_to
from venues v join places p on p.place_id = v.place_id
left join place_corrections c on c.place_id = v.place_id
cross join lateral (
  select case when c.fields is null then v else jsonb_populate_record(v, c.fields) end as r offset 0) s;

create view shown_restaurants as
select v.id, v.place_id, (s.r).name, (s.r).other_names, (s.r).address, (s.r).locality, (s.r).rating,
       (s.r).price_range, (s.r).price_level, (s.r).is_open, (s.r).category, (s.r).subcategory, (s.r).categories,
       (s.r).latitude, (s.r).longitude, (s.r).date_vibe, (s.r).dietary_tags, (s.r).aesthetic_tags,
       (s.r).outdoor_seating, (s.r).hours, (s.r).hours_weekly, (s.r).hours_exceptions, (s.r).time_zone,
       (s.r).photo_url, (s.r).phone, (s.r).website, (s.r).description, (s.r).curator_notes, v.source, v.source_id,
       (s.r).licence, (s.r).source_date, (s.r).gone_at, v.created_at, v.updated_at, (s.r).postcode, (s.r).cuisine,
       (s.r).price_tier, p.redirect_to
from restaurants v join places p on p.place_id = v.place_id
left join place_corrections c on c.place_id = v.place_id
cross join lateral (
  select case when c.fields is null then v else jsonb_populate_record(v, c.fields) end as r offset 0) s;

-- As in 0014, from what is shown.
create or replace view search_sources as
select 0::smallint as source, x.id, x.place_id as ref, null::uuid as owner, 0::smallint as vis, x.name, x.other_names, x.address, x.locality,
       x.rating::float8 as rating, x.price_level, x.category, x.subcategory, x.latitude, x.longitude, x.outdoor_seating,
       x.date_vibe, x.dietary_tags, distinct_texts(array[x.subcategory] || x.categories || x.category) as types,
       detect_moods(x.date_vibe || x.categories || x.subcategory, x.category, false) as moods,
       x.date_vibe || x.aesthetic_tags as tags, '{}'::text[] as cuisines, null::text as found_by, x.hours, x.hours_weekly, x.hours_exceptions, x.time_zone,
       x.photo_url, x.phone, x.website, x.description, x.curator_notes, false as is_prive, x.source as origin, x.licence,
       x.source_date, x.gone_at, x.postcode, x.redirect_to
from shown_venues x
union all
select 1::smallint , x.id, x.place_id, null::uuid, 0::smallint, x.name, x.other_names, x.address, x.locality,
       x.rating::float8, x.price_level, x.category, x.subcategory, x.latitude, x.longitude, x.outdoor_seating,
       x.date_vibe, x.dietary_tags, distinct_texts(array[x.subcategory] || x.categories || x.category || regexp_split_to_array(x.cuisine, '\s*[,;]\s*')),
       detect_moods(x.date_vibe || x.categories || x.subcategory, x.category, false),
       x.date_vibe || x.aesthetic_tags, regexp_split_to_array(lower(x.cuisine), '\s*[,;]\s*'), null::text, x.hours, x.hours_weekly, x.hours_exceptions, x.time_zone,
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
cross join lateral (select detect_moods(array[p.subcategory], p.category, true) as moods offset 0) m;


-- As in 0014; a place that is led on to another one is not found beside it.
create or replace function write_search_rows(of_source smallint, ids uuid[]) returns void language plpgsql as $$
begin
  delete from place_search p where p.source = of_source and p.id = any(ids)
    and not exists (select from search_sources s where s.source = of_source and s.id = p.id and s.gone_at is null
                      and s.redirect_to is null);
  with s as materialized (
    select found.v, wanted.n from unnest(ids) with ordinality wanted (id, n)
    cross join lateral (select v from search_sources v where v.source = of_source and v.id = wanted.id
                          and v.gone_at is null and v.redirect_to is null offset 0) found)
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


-- A review of any id of a place is a review of the place.
create or replace view place_ratings_summary as
select r.ref as place_id,
       coalesce(v.name, t.name) as place_name,
       avg((r.vibe + r.quality + r.experience) / 3.0)::float8 as overall_rating,
       count(*)::int as review_count,
       avg(r.vibe)::float8 as avg_vibe,
       avg(r.quality)::float8 as avg_food,
       avg(r.experience)::float8 as avg_date
from (select coalesce(p.redirect_to, l.place_id) as ref, l.vibe, l.quality, l.experience
      from liora_reviews l left join places p on p.place_id = l.place_id) r
left join shown_venues v on v.place_id = r.ref
left join shown_restaurants t on t.place_id = r.ref
group by r.ref, coalesce(v.name, t.name);

create or replace function refresh_reviewed() returns trigger language plpgsql as $$
begin
  perform write_search_scores(array(select distinct current_place_id(place_id) from changed));
  return null;
end $$;

-- Search rows of the records of these places, and the scores of those that they lead to.
create function refresh_places(of_places text[]) returns void language plpgsql as $$
begin
  perform refresh_place_search(0::smallint, array(select id from venues where place_id = any(of_places)));
  perform refresh_place_search(1::smallint, array(select id from restaurants where place_id = any(of_places)));
end $$;
create function refresh_corrected() returns trigger language plpgsql as $$
begin
  perform refresh_places(array(select place_id from changed));
  return null;
end $$;
create trigger place_corrections_search_insert after insert on place_corrections referencing new table as changed
  for each statement execute function refresh_corrected();
create trigger place_corrections_search_update after update on place_corrections referencing new table as changed
  for each statement execute function refresh_corrected();
create trigger place_corrections_search_delete after delete on place_corrections referencing old table as changed
  for each statement execute function refresh_corrected();
create function refresh_led_on() returns trigger language plpgsql as $$
begin
  perform refresh_places(array(select n.place_id from after n join before o using (place_id)
                               where n.redirect_to is distinct from o.redirect_to));
  perform write_search_scores(array(select redirect_to from after where redirect_to is not null
                                    union select redirect_to from before where redirect_to is not null));
  return null;
end $$;
create trigger places_search_update after update on places referencing old table as before new table as after
  for each statement execute function refresh_led_on();
