-- Hours that somebody corrected are a place's own, also where its source knew none but the usual ones (RUL-126).

-- Whether the hours of a place are the usual ones of such a place. `origin`: who the record is from.
create function has_usual_hours(of_place text, origin text, weekly int4multirange) returns boolean
language sql stable parallel safe
return origin = 'liora-usual' and weekly is not null
  and not exists (select from place_corrections c where c.place_id = of_place and c.fields ? 'hours');

-- As in 0028.
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
           'usualHours', has_usual_hours(s.ref, s.origin, s.hours_weekly), 'owner', s.owner),
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

-- Only of such places the card changes.
select refresh_places(array(
  select c.place_id from place_corrections c
  where c.fields ? 'hours' and (exists (select from venues v where v.place_id = c.place_id and v.source = 'liora-usual')
    or exists (select from restaurants r where r.place_id = c.place_id and r.source = 'liora-usual'))));
