-- Who wrote the curator's notes of a place: they carry a name. What a person leaves behind stays, without it.
alter table venues add column curator_notes_by uuid references profiles (user_id) on delete set null;
alter table restaurants add column curator_notes_by uuid references profiles (user_id) on delete set null;

-- Serves: the notes of a person who goes.
create index venues_curator_notes_by on venues (curator_notes_by) where curator_notes_by is not null;
create index restaurants_curator_notes_by on restaurants (curator_notes_by) where curator_notes_by is not null;

-- As in 0015; a card says of its hours whether they are the usual ones of such a place, not its own.
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
           'usualHours', s.origin = 'liora-usual' and s.hours_weekly is not null),
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

update place_search p set card = (p.card::jsonb || '{"usualHours": true}')::json
from search_sources s
where p.weekly is not null and s.source = p.source and s.id = p.id and s.origin = 'liora-usual'
  and s.source in (0, 1) and p.ref in (
    select place_id from venues where source = 'liora-usual' union all
    select place_id from restaurants where source = 'liora-usual');
