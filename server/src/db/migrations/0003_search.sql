-- Search: one row per venue, restaurant and pin in one table with one index, kept by triggers in the same transaction.
-- The sources stay the truth; nothing but the functions below writes place_search.
create extension if not exists pg_trgm;
create extension if not exists intarray;
create extension if not exists fuzzystrmatch;

-- Text as search compares it: no accents, no case, no punctuation, words parted by one space.
-- The same steps in TypeScript: modules/places/search/fold.ts (a test holds the two together).
create function fold(t text) returns text language sql immutable strict parallel safe
return case when t operator(pg_catalog.~) '^[A-Za-z0-9]+( [A-Za-z0-9]+)*$' then pg_catalog.lower(t collate pg_catalog.pg_c_utf8)
else pg_catalog.btrim(pg_catalog.regexp_replace(pg_catalog.regexp_replace(pg_catalog.regexp_replace(
  pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.translate(
    pg_catalog.lower(pg_catalog.normalize(pg_catalog.regexp_replace(
      pg_catalog.normalize(t, 'NFKD'), '[\u0300-\u036f]', '', 'g'), 'NFKC') collate pg_catalog.pg_c_utf8),
    'øłđðħŧıς', 'olddhtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  '[''`\u2018\u2019\u02bb\u02bc\u2032]', '', 'g'), '[&+]', ' and ', 'g'),
  '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u1680\u180e\u2000-\u206f\u2190-\u2bff\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufe00-\ufe0f\ufeff\ufff0-\uffff\U0001f000-\U0001faff]+',
  ' ', 'g')) end;

-- Mercator in miles at the equator: conformal, so that the nearest on the plane are the nearest on the ground.
create function merc(lng float8, lat float8) returns point language sql immutable strict parallel safe
return pg_catalog.point(lng * 69.0976, 3959 * pg_catalog.ln(pg_catalog.tan(pg_catalog.pi() / 4 + pg_catalog.radians(lat) / 2)));

-- Great-circle miles, haversine on a sphere of 3959 miles (SRCH-19). Not declared strict: only then is it inlined, which
-- makes it twenty times as fast. Without coordinates it is null all the same. The factor keeps rounding on the other side
-- of the earth inside the range of asin.
create function miles_between(lat1 float8, lng1 float8, lat2 float8, lng2 float8) returns float8
language sql immutable parallel safe
return 7918 * pg_catalog.asin(pg_catalog.sqrt(0.999999999999999 * (
  pg_catalog.sin(pg_catalog.radians(lat2 - lat1) / 2) ^ 2
  + pg_catalog.cos(pg_catalog.radians(lat1)) * pg_catalog.cos(pg_catalog.radians(lat2))
    * pg_catalog.sin(pg_catalog.radians(lng2 - lng1) / 2) ^ 2)));

-- Equal for places that are one place: same name and address, both given (RUL-83). Null: never merged.
create function dkey(name text, address text) returns int8 language sql immutable parallel safe
return case when pg_catalog.btrim(name) <> '' and pg_catalog.btrim(address) <> '' then pg_catalog.hashtextextended(
  pg_catalog.lower(pg_catalog.btrim(name) collate pg_catalog.pg_c_utf8) || E'\x1f'
  || pg_catalog.lower(pg_catalog.btrim(address) collate pg_catalog.pg_c_utf8), 0) end;

-- Open by the wall clock of the place: `wall` is local time. Null when the hours are unknown (RUL-107).
create function open_by_the_wall(weekly int4multirange, exceptions jsonb, wall timestamp) returns boolean
language sql immutable parallel safe
return case
  when weekly is null or wall is null then null
  when exceptions operator(pg_catalog.?) pg_catalog.to_char(wall, 'YYYY-MM-DD')
    then (exceptions operator(pg_catalog.->>) pg_catalog.to_char(wall, 'YYYY-MM-DD'))::int4multirange
         operator(pg_catalog.@>) (extract(hour from wall)::int4 * 60 + extract(minute from wall)::int4)
  else weekly operator(pg_catalog.@>) ((extract(isodow from wall)::int4 - 1) * 1440
         + extract(hour from wall)::int4 * 60 + extract(minute from wall)::int4)
end;

-- The name when PostgreSQL knows the time zone, else null.
create function known_time_zone(name text) returns text language plpgsql stable parallel safe as $$
begin
  perform timestamptz '2000-01-01 00:00Z' at time zone name;
  return name;
exception when invalid_parameter_value then
  return null;
end $$;

-- Whether a place is open at an instant; null when its hours or its time zone are unknown.
create function is_open_at(weekly int4multirange, exceptions jsonb, time_zone text, instant timestamptz) returns boolean
language sql stable parallel safe
return case when weekly is not null
  then open_by_the_wall(weekly, exceptions, instant at time zone known_time_zone(time_zone)) end;

-- The feature codes, 0 to 255: one bit each in the index (gist__intbig_ops, 32 bytes), so two features never collide.
-- 0-9 single features, 10-14 price, 20-25 moods, 30-49 diets, 50-63 cuisines that are also subcategories (for a place
-- whose cuisine says so, not only its subcategory), 64-255 kinds: what a place is, compared by fold() with
-- category, subcategory, types, cuisine and tags. A new feature takes a free code of its range in a new migration.
create table search_features (
  code smallint primary key check (code between 0 and 255),
  kind text not null check (kind in ('flag', 'price', 'mood', 'diet', 'cuisine', 'kind')),
  name text not null check (name <> ''),
  unique (kind, name)
);
insert into search_features (code, kind, name)
  select n - 1, 'flag', flag
    from unnest(array['brunch', 'outdoor', 'seating', 'noted', 'business']) with ordinality f (flag, n)
  union all select 10 + level, 'price', level::text from generate_series(0, 4) level
  union all select 19 + n, 'mood', mood
    from unnest(array['magical', 'intimate', 'outdoorsy', 'lively', 'artsy', 'serene']) with ordinality m (mood, n)
  union all select 29 + n, 'diet', diet
    from unnest(array['vegetarian', 'vegan', 'gluten free', 'halal', 'kosher', 'dairy free', 'lactose free', 'nut free',
      'pescetarian', 'organic', 'raw', 'keto', 'low carb', 'sugar free', 'local', 'egg free', 'soy free', 'seafood free'])
      with ordinality d (diet, n)
  union all select 49 + n, 'cuisine', name
    from unnest(array['italian', 'asian', 'mexican', 'mediterranean', 'american', 'french', 'japanese', 'indian', 'thai',
      'chinese']) with ordinality c (name, n)
  union all select 63 + n, 'kind', name
    from unnest(array['restaurant', 'bar', 'cafe', 'dessert', 'entertainment', 'experience', 'outdoor',
      'activity', 'brunch', 'ice cream shop', 'fine dining', 'casual', 'fast food', 'italian', 'asian', 'mexican',
      'mediterranean', 'american', 'french', 'japanese', 'indian', 'thai', 'chinese', 'cocktail bar', 'wine bar',
      'sports bar', 'brewery', 'pub', 'rooftop', 'dive bar', 'lounge', 'coffee shop', 'bakery', 'tea house',
      'brunch spot', 'juice bar', 'ice cream', 'pastry shop', 'gelato', 'chocolate shop', 'frozen yogurt', 'donut shop',
      'cupcakes', 'live music', 'comedy', 'theater', 'nightclub', 'karaoke', 'bowling', 'arcade', 'movies', 'museum',
      'gallery', 'spa', 'cooking class', 'workshop', 'gym', 'yoga studio', 'escape room', 'park', 'beach', 'hiking',
      'garden', 'patio', 'market', 'sports', 'vietnamese', 'korean', 'sushi', 'ramen', 'pizza', 'burger', 'sandwich',
      'seafood', 'steak house', 'barbecue', 'spanish', 'greek', 'turkish', 'lebanese', 'middle eastern', 'german',
      'portuguese', 'peruvian', 'brazilian', 'cuban', 'caribbean', 'filipino', 'hawaiian', 'ethiopian', 'moroccan',
      'african', 'russian', 'pakistani', 'nepalese', 'indonesian', 'malaysian', 'tapas', 'noodle', 'dim sum', 'hot pot',
      'chicken', 'salad', 'soup', 'poke', 'kebab', 'falafel', 'crepe', 'deli', 'diner', 'buffet', 'food court',
      'bubble tea', 'bagel', 'breakfast', 'winery', 'distillery', 'beer garden', 'public art', 'view', 'waterfront',
      'ice skating', 'mini golf', 'cocktails', 'wine', 'arts center', 'sight', 'mural', 'sculpture'])
      with ordinality k (name, n);

-- How free text of a diet is compared: 'Gluten-Free Options' is 'gluten free'.
create function diet_key(t text) returns text language sql immutable strict parallel safe
return pg_catalog.regexp_replace(fold(t), ' (options?|friendly|available|only|menu|food)$', '');

-- The mood table (RUL-56) as in domain/src/rules/moods.ts; a test holds the two together.
create function detect_moods(texts text[], category text, is_pin boolean) returns text[]
language plpgsql immutable parallel safe as $$
declare
  -- Longest first: 'wine bar' is intimate and hides the 'bar' inside it.
  phrases constant text[] := '{cooking class,fine dining,live music,restaurant,nightclub,tea house,ice cream,outdoorsy,intimate,wine bar,workshop,magical,karaoke,bowling,brewery,gallery,theater,rooftop,dessert,lounge,comedy,arcade,garden,museum,hiking,market,sports,lively,serene,beach,patio,artsy,cafe,yoga,park,pub,spa,bar}';
  moods constant text[] := '{artsy,intimate,lively,intimate,lively,serene,magical,outdoorsy,intimate,intimate,artsy,magical,lively,lively,lively,artsy,artsy,magical,magical,intimate,lively,lively,outdoorsy+serene,artsy,outdoorsy,outdoorsy,outdoorsy,lively,serene,outdoorsy+serene,outdoorsy,artsy,serene,serene,outdoorsy+serene,lively,serene,lively}';
  found text := '';
  pattern text;
  rest text;
  lowered text;
begin
  foreach rest in array array_remove(texts || category, null) loop
    continue when rest = '';
    lowered := lower(rest);
    for i in 1 .. array_length(phrases, 1) loop
      continue when strpos(lowered, phrases[i]) = 0;
      pattern := '(?<![A-Za-z0-9_])' || phrases[i] || 's?(?![A-Za-z0-9_])';
      if rest ~* pattern then
        found := found || '+' || moods[i];
        rest := regexp_replace(rest, pattern, '|', 'gi');
      end if;
    end loop;
  end loop;
  if found = '' then
    found := case when is_pin then 'magical' when lower(btrim(category)) = 'restaurant' then 'intimate' else 'serene' end;
  end if;
  return array(select m from unnest(array['magical', 'intimate', 'outdoorsy', 'lively', 'artsy', 'serene']) with ordinality o (m, n)
               where m = any(string_to_array(found, '+')) order by n);
end $$;

-- A whole name as one word of letters that nobody types: the index knows words, not where a name begins and ends, and
-- without it the places called exactly 'sushi' would be looked for among all with sushi in their name.
create function name_token(folded text) returns text language sql immutable strict parallel safe
return pg_catalog.translate(pg_catalog.left(pg_catalog.md5(folded), 10), '0123456789abcdef', 'ꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟ');

-- The searched text: ' ^ name $ ^ other name $ | kinds and address | name tokens '. '^' makes beginnings of names
-- findable, a space before every word makes beginnings of words findable.
create function search_doc(names text[], others text[]) returns text language sql immutable parallel safe
return (select coalesce(string_agg(' ^ ' || f || ' $', '' order by o), '')
          || ' | ' || (select coalesce(string_agg(distinct fold(n), ' '), '') from unnest(others) n)
          || ' | ' || coalesce(string_agg(name_token(f), ' ' order by o), '') || ' '
        from (select fold(n) as f, o from unnest(names) with ordinality u (n, o) offset 0) folded where f <> '');

create table place_search (
  key bigint generated always as identity primary key,
  -- 0 venue, 1 restaurant, 2 pin: also the rank in which duplicates lead (SRCH-22, SRCH-23).
  source smallint not null,
  id uuid not null,
  -- Public id: place_id, or a pin's own id. A pin that leads a business carries the business's (RUL-83).
  ref text not null,
  owner uuid,
  -- 0 everybody, 1 owner and prive members, 2 the owner alone (private, hidden or reported), RUL-82.
  vis smallint not null,
  name text not null,
  name_fold text not null,
  category text not null,
  subcategory text,
  locality text,
  lat double precision,
  lng double precision,
  rating double precision,
  price smallint,
  weekly int4multirange,
  exceptions jsonb not null,
  -- Null: unknown to PostgreSQL, so hours are unknown too.
  time_zone text,
  diets text[] not null,
  -- Plain average over all reviews, and their number.
  spark double precision,
  reviews integer not null default 0,
  -- What a card shows besides the columns of this table.
  card json not null,
  feat int4[] not null,
  doc text not null,
  dkey int8,
  -- Another row is the same place and leads, for those who may see it.
  has_twin boolean not null default false,
  pos point generated always as (merc(lng, lat)) stored,
  unique (source, id)
);
-- Serves: every search and every list of near places. The only index with a position: with two, plans become a gamble.
create index place_search_near on place_search using gist
  (pos, doc gist_trgm_ops(siglen=256), feat gist__intbig_ops(siglen=32)) where pos is not null;
-- Serves: finding the same place again (duplicates).
create index place_search_dkey on place_search (dkey) where dkey is not null;
-- Serves: one place by its public id; scores and category mappings by place_id.
create index place_search_ref on place_search (ref);
-- Serves: places without coordinates, by text and features, and by name (SRCH-21).
create index place_search_nowhere on place_search using gin (doc gin_trgm_ops, feat gin__int_ops) where pos is null;
create index place_search_nowhere_name on place_search (name_fold, key) where pos is null;

-- Words of names and kinds, for spelling correction. Words are never taken out: one without places finds nothing.
create table search_words (word text primary key);
-- Serves: words that look alike.
create index search_words_alike on search_words using gin (word gin_trgm_ops);

-- The texts without empty ones and repetitions, in their order.
create function distinct_texts(texts text[]) returns text[] language sql immutable parallel safe
return array(select t from unnest(texts) with ordinality u (t, n) where t <> '' group by t order by min(n));

-- Every findable thing in one shape, gone places included: what place_search is made of and what a place's page reads.
-- `found_by` is text that finds it besides its names and kinds: of pins the address and the description.
create view search_sources as
select 0::smallint as source, x.id, x.place_id as ref, null::uuid as owner, 0::smallint as vis, x.name, x.other_names, x.address, x.locality,
       x.rating::float8 as rating, x.price_level, x.category, x.subcategory, x.latitude, x.longitude, x.outdoor_seating,
       x.date_vibe, x.dietary_tags, distinct_texts(array[x.subcategory] || x.categories || x.category) as types,
       detect_moods(x.date_vibe || x.categories || x.subcategory, x.category, false) as moods,
       x.date_vibe || x.aesthetic_tags as tags, '{}'::text[] as cuisines, null::text as found_by, x.hours, x.hours_weekly, x.hours_exceptions, x.time_zone,
       x.photo_url, x.phone, x.website, x.description, x.curator_notes, false as is_prive, x.source as origin, x.licence,
       x.source_date, x.gone_at
from venues x
union all
select 1::smallint , x.id, x.place_id, null::uuid, 0::smallint, x.name, x.other_names, x.address, x.locality,
       x.rating::float8, x.price_level, x.category, x.subcategory, x.latitude, x.longitude, x.outdoor_seating,
       x.date_vibe, x.dietary_tags, distinct_texts(array[x.subcategory] || x.categories || x.category || regexp_split_to_array(x.cuisine, '\s*[,;]\s*')),
       detect_moods(x.date_vibe || x.categories || x.subcategory, x.category, false),
       x.date_vibe || x.aesthetic_tags, regexp_split_to_array(lower(x.cuisine), '\s*[,;]\s*'), null::text, x.hours, x.hours_weekly, x.hours_exceptions, x.time_zone,
       x.photo_url, x.phone, x.website, x.description, x.curator_notes, false, x.source, x.licence,
       x.source_date, x.gone_at
from restaurants x
union all
select 2::smallint, p.id, p.id::text, p.user_id,
       (case when p.is_hidden or p.is_reported then 2 when p.is_prive then 1 when p.is_public then 0 else 2 end)::smallint,
       p.title, '{}', p.address, null, p.rating::float8, null, p.category, p.subcategory, p.latitude, p.longitude, null,
       m.moods, '{}', distinct_texts(array[p.subcategory, p.category]), m.moods, '{}', '{}',
       concat_ws(' ', p.address, p.description), null, null, '{}', 'UTC',
       p.photo_url, null, null, p.description, null, p.is_prive, 'pin', '',
       p.created_at::date, null
from dropped_pins p
cross join lateral (select detect_moods(array[p.subcategory], p.category, true) as moods offset 0) m;

create function search_feat(s search_sources) returns int4[] language sql stable parallel safe
return uniq(sort(
  (select coalesce(array_agg(f.code::int4), '{}') from (
     select 'kind' as kind, fold(t) as name from unnest(s.types || s.tags) t
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
  || case when s.source < 2 then array[4] else '{}' end));

-- Writes the rows of one source as it stands now; rows of things that are gone disappear.
create function write_search_rows(of_source smallint, ids uuid[]) returns void language plpgsql as $$
begin
  delete from place_search p where p.source = of_source and p.id = any(ids)
    and not exists (select from search_sources s where s.source = of_source and s.id = p.id and s.gone_at is null);
  with s as materialized (
    select v as row, wanted.n from unnest(ids) with ordinality wanted (id, n)
    join search_sources v on v.source = of_source and v.id = wanted.id and v.gone_at is null)
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

-- Among rows of one place: who does not lead, and what the leader takes over (RUL-83). A pin takes place_id, price,
-- hours and missing coordinates from the restaurant, then the venue; a restaurant what it lacks from the venue.
create function mark_twins(keys int8[]) returns void language sql as $$
  update place_search p set
    has_twin = exists (select from place_search d where d.dkey = p.dkey and (d.source, -d.key) > (p.source, -p.key)),
    ref = case when p.source = 2 then coalesce(b.ref, p.ref) else p.ref end,
    lat = coalesce(p.lat, l.lat),
    lng = case when p.lat is null then l.lng else p.lng end,
    price = coalesce(p.price, c.price),
    feat = case when p.price is null and c.price is not null then p.feat | (10 + c.price) else p.feat end,
    weekly = coalesce(p.weekly, h.weekly),
    exceptions = case when p.weekly is null and h.weekly is not null then h.exceptions else p.exceptions end,
    time_zone = case when p.weekly is null and h.weekly is not null then h.time_zone else p.time_zone end
  from place_search same
  left join lateral (select d.ref from place_search d where d.dkey = same.dkey and d.source < 2
                     order by d.source desc, d.key limit 1) b on true
  left join lateral (select d.lat, d.lng from place_search d where d.dkey = same.dkey and d.source < 2 and d.lat is not null
                     order by d.source desc, d.key limit 1) l on true
  left join lateral (select d.price from place_search d where d.dkey = same.dkey and d.source < 2 and d.price is not null
                     order by d.source desc, d.key limit 1) c on true
  left join lateral (select d.weekly, d.exceptions, d.time_zone from place_search d
                     where d.dkey = same.dkey and d.source < 2 and d.weekly is not null
                     order by d.source desc, d.key limit 1) h on true
  where p.key = same.key and p.dkey = any(keys)
    and exists (select from place_search d where d.dkey = p.dkey and d.key <> p.key)
$$;

-- Writes the search rows of some things anew, together with the duplicates that they have or had. Writers of the same
-- place wait for each other: a lock per bucket of keys, taken in order, at most 1024 per transaction.
create function refresh_place_search(of_source smallint, ids uuid[]) returns void language plpgsql as $$
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
  for same in select p.source, array_agg(p.id) as ids from place_search p
              where p.dkey = any(keys) and not (p.source = of_source and p.id = any(ids)) group by p.source loop
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

create function write_search_scores(refs text[]) returns void language sql as $$
  update place_search p set spark = r.overall_rating, reviews = coalesce(r.review_count, 0)
  from unnest(refs) wanted left join place_ratings_summary r on r.place_id = wanted
  where p.ref = wanted and (p.spark, p.reviews) is distinct from (r.overall_rating, coalesce(r.review_count, 0))
$$;

create function refresh_changed() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(select id from changed);
begin
  if cardinality(ids) > 0 then perform refresh_place_search(tg_argv[0]::smallint, ids); end if;
  return null;
end $$;
create function refresh_reviewed() returns trigger language plpgsql as $$
begin
  perform write_search_scores(array(select distinct place_id from changed));
  return null;
end $$;
create trigger venues_search_insert after insert on venues referencing new table as changed
  for each statement execute function refresh_changed(0);
create trigger venues_search_update after update on venues referencing new table as changed
  for each statement execute function refresh_changed(0);
create trigger venues_search_delete after delete on venues referencing old table as changed
  for each statement execute function refresh_changed(0);
create trigger restaurants_search_insert after insert on restaurants referencing new table as changed
  for each statement execute function refresh_changed(1);
create trigger restaurants_search_update after update on restaurants referencing new table as changed
  for each statement execute function refresh_changed(1);
create trigger restaurants_search_delete after delete on restaurants referencing old table as changed
  for each statement execute function refresh_changed(1);
create trigger dropped_pins_search_insert after insert on dropped_pins referencing new table as changed
  for each statement execute function refresh_changed(2);
create trigger dropped_pins_search_update after update on dropped_pins referencing new table as changed
  for each statement execute function refresh_changed(2);
create trigger dropped_pins_search_delete after delete on dropped_pins referencing old table as changed
  for each statement execute function refresh_changed(2);
create trigger liora_reviews_search_insert after insert on liora_reviews referencing new table as changed
  for each statement execute function refresh_reviewed();
create trigger liora_reviews_search_update after update on liora_reviews referencing new table as changed
  for each statement execute function refresh_reviewed();
create trigger liora_reviews_search_delete after delete on liora_reviews referencing old table as changed
  for each statement execute function refresh_reviewed();
