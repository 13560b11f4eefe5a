-- People drop, change, delete and bring back pins of their own.
-- oldest node: 0028
alter table dropped_pins
  -- The same press stored once; null of pins from before.
  add column request_id uuid,
  -- Rises with each change of its content: an edit says which one it began with.
  add column version integer not null default 1,
  -- Deleted by its owner, and brought back for some minutes; then erased.
  add column deleted_at timestamptz,
  add constraint dropped_pins_request_key unique (user_id, request_id);

-- Serves: a person's own pins, newest first.
create index dropped_pins_mine on dropped_pins (user_id, created_at desc, id desc) where deleted_at is null;
drop index dropped_pins_user;
-- Serves: the sweep of deleted pins.
create index dropped_pins_deleted on dropped_pins (deleted_at) where deleted_at is not null;
-- Serves: pins at a place (PIN-18).
create index dropped_pins_at on dropped_pins using gist (point(longitude, latitude)) where deleted_at is null;
-- Serves: pins of a title (PIN-19).
create index dropped_pins_title on dropped_pins (lower(title), id) where deleted_at is null;

-- When a pin's address was last looked up, so that one that is nowhere is not asked for again and again. A table of its own:
-- noting it is no change of the pin.
create table pin_lookups (
  pin_id uuid primary key references dropped_pins on delete cascade,
  looked_up_at timestamptz not null
);

-- As in 0021; a deleted pin is nobody's any more, its owner's neither. modules/pins/pins.policy.ts says the same, and a test
-- holds them together.
drop function pin_visible;
create function pin_visible(owner uuid, is_public boolean, is_prive boolean, is_hidden boolean, is_reported boolean,
                            deleted_at timestamptz, viewer uuid, prive boolean, blocked uuid[])
returns boolean language sql immutable parallel safe
return deleted_at is null and (coalesce(owner = viewer, false)
  or (not is_hidden and not is_reported and (is_public or (is_prive and prive)) and owner <> all (blocked)));
create or replace function pin_audience(pin dropped_pins) returns text language sql immutable parallel safe as $$
  select case
    when pin_visible(pin.user_id, pin.is_public, pin.is_prive, pin.is_hidden, pin.is_reported, pin.deleted_at, null, false, '{}') then 'everybody'
    when pin_visible(pin.user_id, pin.is_public, pin.is_prive, pin.is_hidden, pin.is_reported, pin.deleted_at, null, true, '{}') then 'prive'
    when pin_visible(pin.user_id, pin.is_public, pin.is_prive, pin.is_hidden, pin.is_reported, pin.deleted_at, pin.user_id, false, '{}') then 'owner'
    else 'nobody' end
$$;

-- The street of an address, without its house number: what stands before the first comma. What it is called in other
-- spellings is the asking side's to say.
create function street_key(address text) returns text language sql immutable parallel safe
return btrim(regexp_replace(fold(split_part(address, ',', 1)), '^(\d+[a-z]? )+|( \d+[a-z]?)+$', '', 'g'));
-- Serves: where a house number stands, from the addresses of imported places.
create index venues_street on venues (street_key(address)) where address is not null and latitude is not null;
create index restaurants_street on restaurants (street_key(address)) where address is not null and latitude is not null;

-- As in 0015, without deleted pins.
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
cross join lateral (select detect_moods(array[p.subcategory], p.category, true) as moods offset 0) m
where p.deleted_at is null;


-- As in 0023; the card of a pin knows whose it is, so that its owner is offered to edit it. It is told to nobody.
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
           'detectedMoods', s.moods, 'dietaryTags', s.dietary_tags, 'outdoorSeating', s.outdoor_seating, 'isPrive', s.is_prive,
           'usualHours', s.origin = 'liora-usual' and s.hours_weekly is not null, 'owner', s.owner),
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
select refresh_place_search(2::smallint, array(select id from dropped_pins));
