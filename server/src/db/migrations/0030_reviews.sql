-- Reviews in full: a text, whether its author was there, edits, deletion with undo, what may be held back; and the list
-- of Liora Loved.

alter table liora_reviews
  add column text text check (text <> '' and char_length(text) <= 2000),
  add column been_there boolean not null default false,
  add column edited_at timestamptz,
  add column updated_at timestamptz not null default now(),
  -- The last request that wrote it: pressed twice it says the same, and is no edit.
  add column request_id uuid,
  add column is_hidden boolean not null default false,
  add column is_reported boolean not null default false,
  -- Held back as one of a burst by young accounts: it waits for a moderator and does not count.
  add column held_at timestamptz,
  -- A moderator has looked at it and let it be shown: no later burst holds it back again.
  add column cleared_at timestamptz,
  -- Its author took it away and may bring it back for some minutes.
  add column deleted_at timestamptz,
  -- The place that `place_id` stands for now (current_place_id), kept by triggers.
  add column ref text default '',
  -- Its author has a newer one of the same place, under another id of it: when two places become one, the newer stays and
  -- counts. When they are two again, both do.
  add column superseded boolean not null default false,
  -- The pin that it is about; it goes with it.
  add column pin_id uuid references dropped_pins on delete cascade,
  add column total smallint not null generated always as (vibe + quality + experience) stored,
  -- What everybody can see counts; the reader's own blocks change no score.
  add column counts boolean not null generated always as (not is_hidden and not is_reported and held_at is null
    and deleted_at is null and not superseded) stored;

-- What is stored already. Nobody wrote reviews before but people with the database at hand: the newer one of a person stays.
update liora_reviews set ref = current_place_id(place_id),
  pin_id = (select d.id from dropped_pins d where d.id::text = place_id);
update liora_reviews r set superseded = true from liora_reviews other
where other.ref = r.ref and other.user_id = r.user_id and (other.created_at, other.id) > (r.created_at, r.id);
alter table liora_reviews alter ref set not null;

-- Serves: one review per person and place; a person's own one.
create unique index liora_reviews_current on liora_reviews (ref, user_id) where not superseded;
-- Serves: the scores of a place, and its reviews, newest first; its newest one.
create index liora_reviews_newest on liora_reviews (ref, created_at desc, id desc) include (vibe, quality, experience)
  where counts;
-- Serves: its reviews by what they give, read in either direction.
create index liora_reviews_by_score on liora_reviews (ref, total, created_at, id) where counts;
-- Serves: a person's own reviews; erasing the account.
create index liora_reviews_author on liora_reviews (user_id);
-- Serves: reviews under an id of a place when it is led on; a pin that is deleted.
create index liora_reviews_pin on liora_reviews (pin_id) where pin_id is not null;
-- Serves: the sweep of deleted reviews.
create index liora_reviews_deleted on liora_reviews (deleted_at) where deleted_at is not null;

-- Whoever leads a place on meanwhile waits, or is waited for: a review never stands at an id that was led on before it.
create function place_review() returns trigger language plpgsql as $$
begin
  perform from places where place_id = new.place_id for share;
  new.ref := current_place_id(new.place_id);
  new.pin_id := (select d.id from dropped_pins d
    where new.place_id ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' and d.id = new.place_id::uuid);
  return new;
end $$;
create trigger liora_reviews_place before insert or update of place_id on liora_reviews
  for each row execute function place_review();

-- Where the reviews around these ids of places stand, and which of one person comes first: the newest that is not deleted.
create function standing_reviews(of_places text[]) returns table (id uuid, ref text, rank bigint) language sql stable as $$
  select l.id, current_place_id(l.place_id), row_number() over (
    partition by current_place_id(l.place_id), l.user_id
    order by l.deleted_at is null desc, coalesce(l.edited_at, l.created_at) desc, l.id desc)
  from liora_reviews l
  where l.ref = any(array(select current_place_id(p) from unnest(of_places) p)) or l.place_id = any(of_places)
    or l.ref = any(array(select o.ref from liora_reviews o where o.place_id = any(of_places)))
$$;

-- Reviews of places that are led on, or no longer are. First those that are no longer the newest of their author give way,
-- then all move, then those stand again that nothing newer is beside: so there are never two of one person.
create function lead_reviews(of_places text[]) returns void language plpgsql as $$
begin
  if not exists (select from liora_reviews where place_id = any(of_places)) then return; end if;
  update liora_reviews l set superseded = true from standing_reviews(of_places) n
    where n.id = l.id and n.rank > 1 and not l.superseded;
  update liora_reviews l set ref = n.ref from standing_reviews(of_places) n where n.id = l.id and n.ref <> l.ref;
  update liora_reviews l set superseded = false from standing_reviews(of_places) n
    where n.id = l.id and n.rank = 1 and l.superseded;
end $$;
create function reviews_led_on() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform lead_reviews(array(select place_id from after where redirect_to is not null));
  else
    perform lead_reviews(array(select n.place_id from after n join before o using (place_id)
                               where n.redirect_to is distinct from o.redirect_to));
  end if;
  return null;
end $$;
-- By their names before places_search_update, which counts the reviews.
create trigger places_reviews_insert after insert on places referencing new table as after
  for each statement execute function reviews_led_on();
create trigger places_reviews_update after update on places referencing old table as before new table as after
  for each statement execute function reviews_led_on();

-- As in 0015 and 0019, of the reviews that count.
create or replace view place_ratings_summary as
select r.ref as place_id,
       coalesce(v.name, t.name) as place_name,
       avg(r.total / 3.0)::float8 as overall_rating,
       count(*)::int as review_count,
       avg(r.vibe)::float8 as avg_vibe,
       avg(r.quality)::float8 as avg_food,
       avg(r.experience)::float8 as avg_date
from liora_reviews r
left join shown_venues v on v.place_id = r.ref
left join shown_restaurants t on t.place_id = r.ref
where r.counts
group by r.ref, coalesce(v.name, t.name);

create or replace function ratings_of(ref text, out overall_rating float8, out review_count int, out avg_vibe float8,
                                      out avg_food float8, out avg_date float8)
language sql stable parallel safe as $$
  select avg(r.total / 3.0)::float8, count(*)::int, avg(r.vibe)::float8, avg(r.quality)::float8, avg(r.experience)::float8
  from liora_reviews r where r.ref = $1 and r.counts
$$;

-- The score that orders Liora Loved: the average, shrunken towards what an unknown place is taken for, as if five reviews of
-- 7 had been there before all others. domain/src/rules/sparkScore.ts says the same, and a test holds the two together.
create function weighed_score(average float8, count int) returns float8 language sql immutable parallel safe
return (5 * 7.0 + average * count) / (5 + count);

-- Places that have reviews, each with what Liora Loved is sorted by: kept with the search rows, in the same transaction.
-- Pins are in no such list (API-09 reads venues and restaurants alone).
create table place_scores (
  place_id text primary key,
  name text not null,
  overall float8 not null,
  review_count int not null,
  weighed float8 not null,
  newest_at timestamptz not null,
  pos point,
  is_loved boolean not null generated always as (overall >= 7 and review_count >= 1) stored
);
-- Serves: Liora Loved by score, by the newest review, and by distance; ties by the number of reviews, then by name.
create index place_scores_weighed on place_scores ((-weighed), (-review_count), name, place_id) where is_loved;
create index place_scores_newest on place_scores (newest_at desc, (-review_count), name, place_id) where is_loved;
create index place_scores_near on place_scores using gist (pos) where is_loved and pos is not null;

-- As in 0019; besides, the scores of those that have any.
create or replace function write_search_scores(refs text[]) returns void language plpgsql as $$
begin
  perform from place_search where ref = any(refs) order by key for update;
  update place_search p set spark = r.overall_rating, reviews = r.review_count
  from (select distinct ref from unnest(refs) u (ref)) wanted cross join lateral ratings_of(wanted.ref) r
  where p.ref = wanted.ref and (p.spark, p.reviews) is distinct from (r.overall_rating, r.review_count);
  perform from place_scores where place_id = any(refs) order by place_id for update;
  delete from place_scores s where s.place_id = any(refs)
    and not exists (select from place_search p where p.ref = s.place_id and p.source < 2 and p.reviews > 0);
  insert into place_scores as s (place_id, name, overall, review_count, weighed, newest_at, pos)
    select distinct on (p.ref) p.ref, p.name, p.spark, p.reviews, weighed_score(p.spark, p.reviews), n.newest_at, p.pos
    from place_search p
    cross join lateral (select max(r.created_at) as newest_at from liora_reviews r where r.ref = p.ref and r.counts) n
    where p.ref = any(refs) and p.source < 2 and p.reviews > 0
    order by p.ref, p.source desc
  on conflict (place_id) do update set name = excluded.name, overall = excluded.overall, review_count = excluded.review_count,
    weighed = excluded.weighed, newest_at = excluded.newest_at, pos = excluded.pos
    where (s.name, s.overall, s.review_count, s.newest_at, s.pos::text)
      is distinct from (excluded.name, excluded.overall, excluded.review_count, excluded.newest_at, excluded.pos::text);
end $$;
create or replace function refresh_reviewed() returns trigger language plpgsql as $$
begin
  perform write_search_scores(array(select distinct ref from changed));
  return null;
end $$;

-- What is stored already.
select write_search_scores(array(select distinct ref from liora_reviews));

-- Who sees a review: its author, and where it counts whoever sees its place. modules/reviews/reviews.policy.ts says the same,
-- and a test holds them together.
create function review_audience(review liora_reviews) returns text language sql stable parallel safe as $$
  select case
    when review.deleted_at is not null then 'nobody'
    when not review.counts then 'owner'
    when review.pin_id is null then 'everybody'
    else coalesce((select pin_audience(p) from dropped_pins p where p.id = review.pin_id), 'nobody') end
$$;
create trigger liora_reviews_live_insert after insert on liora_reviews referencing new table as new_rows
  for each statement execute function notify_live('reviews', 'null', 'r.user_id', 'review_audience(r::liora_reviews)');
create trigger liora_reviews_live_update after update on liora_reviews referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('reviews', 'null', 'r.user_id', 'review_audience(r::liora_reviews)');
create trigger liora_reviews_live_delete after delete on liora_reviews referencing old table as old_rows
  for each statement execute function notify_live('reviews', 'null', 'r.user_id', 'review_audience(r::liora_reviews)');
