-- A review that its author brings back after its place was merged with another one is the newest again, if it was: meanwhile an
-- older one has stood in its place.
create function stand_again() returns trigger language plpgsql as $$
begin
  perform lead_reviews(array[new.place_id]);
  return null;
end $$;
create trigger liora_reviews_back after update of deleted_at on liora_reviews for each row
  when (old.deleted_at is not null and new.deleted_at is null and new.superseded)
  execute function stand_again();
-- Of what was brought back before.
select lead_reviews(array(select place_id from liora_reviews where superseded and deleted_at is null));
