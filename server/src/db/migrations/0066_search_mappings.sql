-- Admins map words of a search to places (docs/decisions/0051).

alter table category_mappings add column version int not null default 1;

-- Mappings that only differ in how they are written were one to every search: the oldest has the places of all.
with twins as (
  select min(m.id) as id, max(m.relevance_score) as relevance_score, array_agg(distinct p.id) filter (where p.id is not null) as place_ids
  from category_mappings m left join lateral unnest(m.place_ids) p (id) on true
  group by fold(m.search_term), fold(m.normalized_term) having count(distinct m.id) > 1)
update category_mappings m set place_ids = coalesce(t.place_ids, '{}'), relevance_score = t.relevance_score
from twins t where t.id = m.id;
delete from category_mappings m using category_mappings o
  where fold(o.search_term) = fold(m.search_term) and fold(o.normalized_term) = fold(m.normalized_term) and o.id < m.id;

-- One mapping of a term, however it is written. Serves: whether there is one.
create unique index category_mappings_words on category_mappings (fold(search_term), fold(normalized_term));
-- Serves: mappings in the order of their terms.
create index category_mappings_order on category_mappings (("left"(fold(search_term), 40) collate "C"), id);
-- Serves: place_in_use.
create index category_mappings_places on category_mappings using gin (place_ids);

-- As in 0065; a place that an admin mapped words to is in use, too.
create or replace function place_in_use(id text) returns boolean language sql stable as $$
  select exists (select from saved_places where place_id = $1) or exists (select from saved_places where saved_as = $1)
    or exists (select from date_plan_stops where place_id = $1) or exists (select from liora_reviews where place_id = $1)
    or exists (select from photos where venue_id = $1 and state = 'ready' and not is_hidden and not is_reported)
    or exists (select from bucket_items where place_id = $1) or exists (select from date_invitations where place_id = $1)
    or exists (select from date_memories where place_id = $1) or exists (select from place_corrections where place_id = $1)
    or exists (select from place_proposals where place_id = $1) or exists (select from place_edits where place_id = $1)
    or exists (select from place_confirmations where place_id = $1) or exists (select from places where redirect_to = $1)
    or exists (select from place_merges where from_place = $1) or exists (select from place_merges where to_place = $1)
    or exists (select from distinct_places where one = $1) or exists (select from distinct_places where other = $1)
    or exists (select from category_mappings where place_ids @> array[$1])
$$;
