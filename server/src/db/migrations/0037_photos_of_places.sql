-- Photos of pins and reviews, and the newest of a place: whatever goes lets its photos go.

-- Serves: photos of a place that are not withheld, newest first.
drop index photos_venue;
create index photos_venue on photos (venue_id, uploaded_at desc, id desc)
  where venue_id is not null and state = 'ready' and not is_hidden and not is_reported;

-- A pin or review that is erased, by whatever way, shows nothing any more: the sweep finds its photos.
create function loosen_photos() returns trigger language plpgsql as $$
begin
  update photos set subject_id = null, loose_since = now(), position = 0, venue_id = null
  where belongs_to = tg_argv[0] and subject_id = any(array(select id from gone));
  return null;
end $$;
create trigger dropped_pins_photos after delete on dropped_pins referencing old table as gone
  for each statement execute function loosen_photos('pin');
create trigger liora_reviews_photos after delete on liora_reviews referencing old table as gone
  for each statement execute function loosen_photos('review');
