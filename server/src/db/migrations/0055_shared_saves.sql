-- What partners share of their saved places (RUL-47).

-- Of places that became one the save of somebody who kept either to themself stays theirs alone; what their partner looked
-- at has been looked at. The rest is as in 0040.
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
                            created_at = least(n.created_at, o.created_at),
                            shared_with_partner = n.shared_with_partner and o.shared_with_partner,
                            partner_seen = n.partner_seen or o.partner_seen
    from saved_places o
    where o.place_id = old.place_id and n.place_id = new.redirect_to and n.user_id = o.user_id
      and o.removed_at is null and n.removed_at is null;
  update saved_places o set removed_at = 'infinity' from saved_places n
    where o.place_id = old.place_id and n.place_id = new.redirect_to and n.user_id = o.user_id and o.removed_at is null;
  update saved_places set place_id = new.redirect_to, saved_as = coalesce(saved_as, place_id)
    where place_id = old.place_id and removed_at is distinct from 'infinity';
  return null;
end $$;

-- 'saved' tells a person's own devices of their places, 'shared_saves' whoever sees what two share: the partner of what is
-- shared with them, and the devices of who looked at it. That they did is told to nobody else, so what changed decides, and
-- mark, note and categories are nobody's but their writer's (RUL-47).
create function is_shared_save(save saved_places) returns boolean language sql immutable parallel safe
return save.shared_with_partner and save.removed_at is null;

create function tell_saves(of_topic text, people uuid[], of_audience text) returns void language sql as $$
  select write_live_events(of_topic, array_fill(null::uuid, array[cardinality(people)]), people,
                           array_fill(of_audience, array[cardinality(people)]));
$$;

create function tell_new_saves() returns trigger language plpgsql as $$
begin
  perform tell_saves('saved', array(select distinct user_id from new_rows limit 201), 'owner');
  perform tell_saves('shared_saves', array(select distinct user_id from new_rows r where is_shared_save(r::saved_places) limit 201), 'partner');
  return null;
end $$;

create function tell_changed_saves() returns trigger language plpgsql as $$
begin
  perform tell_saves('saved', array(
    select distinct n.user_id from old_rows o join new_rows n using (id)
    where to_jsonb(o) - 'partner_seen' is distinct from to_jsonb(n) - 'partner_seen' limit 201), 'owner');
  perform tell_saves('shared_saves', array(
    select distinct n.user_id from old_rows o join new_rows n using (id)
    where is_shared_save(o::saved_places) is distinct from is_shared_save(n::saved_places)
       or is_shared_save(n::saved_places) and (o.place_id, o.created_at) is distinct from (n.place_id, n.created_at)
    limit 201), 'partner');
  perform tell_saves('shared_saves', array(
    select distinct l.partner_id from old_rows o join new_rows n using (id) join linked_people l on l.user_id = n.user_id
    where n.partner_seen and not o.partner_seen limit 201), 'owner');
  return null;
end $$;

drop trigger saved_places_live_insert on saved_places;
drop trigger saved_places_live_update on saved_places;
create trigger saved_places_live_insert after insert on saved_places referencing new table as new_rows
  for each statement execute function tell_new_saves();
create trigger saved_places_live_update after update on saved_places referencing old table as old_rows new table as new_rows
  for each statement execute function tell_changed_saves();

-- Serves: what partners have looked at of somebody's places, when their link ends.
create index saved_places_seen on saved_places (user_id) where partner_seen;

-- 'Were the hours right?', asked once per date and person: what they said, or that they would rather not be asked.
create table hours_answers (
  invitation_id uuid not null references date_invitations on delete cascade,
  user_id uuid not null references auth_users on delete cascade,
  answer text not null check (answer in ('yes', 'no', 'unasked')),
  answered_at timestamptz not null,
  constraint hours_answers_pkey primary key (invitation_id, user_id)
);
-- Serves: erasing an account, and somebody's copy of their data.
create index hours_answers_person on hours_answers (user_id);
