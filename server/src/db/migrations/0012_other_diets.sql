-- Diets without a code of their own are compared row by row. One more feature tells the index who has such a diet at all:
-- without it a diet that nobody around has was looked for in every place of a city.
insert into search_features (code, kind, name) values (5, 'flag', 'other diet');

-- As in 0003, with that feature.
create or replace function search_feat(s search_sources) returns int4[] language sql stable parallel safe
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
  || case when s.source < 2 then array[4] else '{}' end
  || case when exists (select from unnest(s.dietary_tags) t
                       where not exists (select from search_features f where f.kind = 'diet' and f.name = diet_key(t)))
       then array[5] else '{}' end));

update place_search set feat = uniq(sort(feat || 5))
  where not diets <@ (select array_agg(name) from search_features where kind = 'diet');
