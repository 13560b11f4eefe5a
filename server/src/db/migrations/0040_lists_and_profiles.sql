-- Lists that people bring along are told of afterwards, and what they bring keeps its day.

-- What the file was; null: it was brought before that was noted.
alter table list_imports add column format text check (format in ('gpx', 'kml', 'geojson', 'csv', 'zip'));

-- `created_at` is the day that is shown and sorted by: of a place that was brought along the one that its file tells. Then
-- this is when it came here, which is what undo and the limit of the free plan ask for; null: the same.
alter table saved_places add column added_at timestamptz;
-- The day that the file of a waiting row tells.
alter table waiting_rows add column saved_at timestamptz;

-- Serves: a person's reviews as their profile lists them, newest first.
create index liora_reviews_by_author on liora_reviews (user_id, created_at desc, id desc) where counts;
-- Serves: a person's published pins as their profile lists and counts them; lists that were brought along make thousands of
-- private ones.
create index dropped_pins_published on dropped_pins (user_id, created_at desc, id desc)
  where deleted_at is null and (is_public or is_prive);

-- What was told closed for good can be told open again, the same way.
alter table place_proposals drop constraint place_proposals_kind_check;
alter table place_proposals add constraint place_proposals_kind_check
  check (kind in ('closed', 'moved', 'wrong_hours', 'reopened'));

-- The id that a place was saved under, where a merge has led it on since; null: the same. When the two are two places again
-- the save goes back. Of two saves that a merge made one the other is kept, `removed_at` 'infinity': nobody is shown it and
-- no sweep takes it.
alter table saved_places add column saved_as text;
-- Serves: the saves of a place that no longer leads to another one.
create index saved_places_saved_as on saved_places (saved_as) where saved_as is not null;

create or replace function merge_saved_places() returns trigger language plpgsql as $$
begin
  -- What was taken out does not come back by a merge, nor stands in the way of what was not.
  delete from saved_places o using saved_places n
    where o.place_id = old.place_id and n.place_id = new.redirect_to and n.user_id = o.user_id
      and o.removed_at is not null and o.removed_at < 'infinity' and n.removed_at is distinct from 'infinity';
  delete from saved_places n using saved_places o
    where o.place_id = old.place_id and n.place_id = new.redirect_to and n.user_id = o.user_id
      and n.removed_at is not null and n.removed_at < 'infinity' and o.removed_at is distinct from 'infinity';
  insert into saved_place_categories (user_id, place_id, category_id)
    select k.user_id, new.redirect_to, k.category_id from saved_place_categories k
    join saved_places o on o.user_id = k.user_id and o.place_id = k.place_id and o.removed_at is null
    join saved_places n on n.user_id = k.user_id and n.place_id = new.redirect_to and n.removed_at is null
    where k.place_id = old.place_id order by k.position
    on conflict do nothing;
  -- Words of both stay readable; those of the other one are kept whole with it.
  update saved_places n set mark = coalesce(n.mark, o.mark),
                            note = left(nullif(concat_ws(e'\n', n.note, nullif(o.note, n.note)), ''), 1000),
                            created_at = least(n.created_at, o.created_at)
    from saved_places o
    where o.place_id = old.place_id and n.place_id = new.redirect_to and n.user_id = o.user_id
      and o.removed_at is null and n.removed_at is null;
  update saved_places o set removed_at = 'infinity' from saved_places n
    where o.place_id = old.place_id and n.place_id = new.redirect_to and n.user_id = o.user_id and o.removed_at is null;
  update saved_places set place_id = new.redirect_to, saved_as = coalesce(saved_as, place_id)
    where place_id = old.place_id and removed_at is distinct from 'infinity';
  return null;
end $$;

-- Two places again: what was saved as this one is saved as this one. What was said since stays where it was said.
create function part_saved_places() returns trigger language plpgsql as $$
begin
  update saved_places s set place_id = new.place_id, saved_as = null, removed_at = nullif(s.removed_at, 'infinity')
    where s.saved_as = new.place_id
      and not exists (select from saved_places o where o.user_id = s.user_id and o.place_id = new.place_id);
  update saved_places set removed_at = null where place_id = new.place_id and removed_at = 'infinity';
  return null;
end $$;
create trigger places_saved_part after update on places for each row
  when (new.redirect_to is null and old.redirect_to is not null)
  execute function part_saved_places();
