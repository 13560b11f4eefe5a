-- Two places again, as in 0062: what was saved as this one is saved as this one, and the saves that took others over are as they
-- were, with what their owners have changed since. Of the save that comes back, too, where they decided of both in one: kept
-- from the partner it stays kept, and what was taken out a moment ago does not come back by half.
create or replace function part_saved_places() returns trigger language plpgsql as $$
begin
  update saved_places o
    set shared_with_partner = o.shared_with_partner
          and (n.shared_with_partner or m.after ->> 'shared_with_partner' is distinct from 'true'),
        removed_at = coalesce(n.removed_at, o.removed_at)
    from merged_saves m join saved_places n on n.id = m.save_id
    where m.of_place = new.place_id and o.user_id = m.user_id and o.place_id = new.place_id and o.removed_at = 'infinity';
  update saved_places n set (mark, note, created_at, shared_with_partner, partner_seen) = (
      select r.mark, r.note, r.created_at, r.shared_with_partner, r.partner_seen
      from jsonb_populate_record(n, words_before(words_of_save(n), m.after, m.before)) r)
    from merged_saves m where m.of_place = new.place_id and n.id = m.save_id;
  delete from saved_place_categories k using merged_saves m, saved_places n
    where m.of_place = new.place_id and n.id = m.save_id and k.user_id = n.user_id and k.place_id = n.place_id
      and k.category_id = any(m.added);
  delete from merged_saves where of_place = new.place_id;
  update saved_places s set place_id = new.place_id, saved_as = null, removed_at = nullif(s.removed_at, 'infinity')
    where s.saved_as = new.place_id
      and not exists (select from saved_places o where o.user_id = s.user_id and o.place_id = new.place_id);
  update saved_places set removed_at = null where place_id = new.place_id and removed_at = 'infinity';
  return null;
end $$;
