-- Admins merge places that are one, and part them again with everything as it was (RUL-115 rule 3).

-- One row per merge by an admin: what stood before it, where a redirect alone does not say so.
create table place_merges (
  id bigint generated always as identity primary key,
  -- The id that leads on, and the place that stays.
  from_place text not null references places,
  to_place text not null references places,
  -- How alike the two were, 0 to 99.
  score smallint not null check (score between 0 and 99),
  -- Ids that led to the first one before.
  aliases text[] not null,
  -- The corrections of the place that stays as they were, null where it had none, and what was taken over into them.
  fields_before jsonb,
  taken_over jsonb not null,
  merged_at timestamptz not null,
  undone_at timestamptz
);
-- Serves: whether a place was merged; a place leads to one other.
create unique index place_merges_standing on place_merges (from_place) where undone_at is null;
-- Serves: whether something was merged into a place since.
create index place_merges_into on place_merges (to_place, id) where undone_at is null;

-- Two places that look like one and are two: an admin has said so.
create table distinct_places (
  one text not null references places,
  other text not null references places,
  decided_at timestamptz not null,
  constraint distinct_places_pkey primary key (one, other),
  constraint distinct_places_order check (one < other collate "C")
);

-- What of a phone number and of a website is the same however it is written: the last eight digits; host and path.
create function phone_key(phone text) returns text language sql immutable parallel safe
return (select case when pg_catalog.length(d) >= 7 then pg_catalog."right"(d, 8) end
        from pg_catalog.regexp_replace(phone, '\D', '', 'g') d);
create function site_key(website text) returns text language sql immutable parallel safe
return nullif(pg_catalog.regexp_replace(pg_catalog.lower(website), '^(https?://)?(www\.)?|/*([?#].*)?$', '', 'g'), '');

-- Serves: imported places that may be one, by name, phone and website, in a strip as high as two of them lie apart. With the
-- latitude, because a chain has one website in a thousand towns.
create index place_search_names on place_search (name_fold, lat) where source < 2;
create index venues_phone on venues (phone_key(phone), latitude) where phone is not null;
create index restaurants_phone on restaurants (phone_key(phone), latitude) where phone is not null;
create index venues_site on venues (site_key(website), latitude) where website is not null;
create index restaurants_site on restaurants (site_key(website), latitude) where website is not null;

-- Of two saves of one person that became one: what the one that stayed was before, and after it had taken the other one over.
-- It goes with the save.
create table merged_saves (
  save_id uuid not null references saved_places (id) on delete cascade,
  user_id uuid not null references auth_users on delete cascade,
  -- The place of the other save, which leads on.
  of_place text not null,
  before jsonb not null,
  after jsonb not null,
  -- Categories that it took over.
  added uuid[] not null,
  constraint merged_saves_pkey primary key (save_id, of_place)
);
-- Serves: the saves of a place that is a place of its own again.
create index merged_saves_place on merged_saves (of_place);
-- Serves: erasing an account, and the copy of somebody's data.
create index merged_saves_person on merged_saves (user_id);

-- What a merge may change of a save.
create function words_of_save(save saved_places) returns jsonb language sql stable
return jsonb_build_object('mark', save.mark, 'note', save.note, 'created_at', save.created_at,
                          'shared_with_partner', save.shared_with_partner, 'partner_seen', save.partner_seen);
-- As it was before, but for what its owner has changed since.
create function words_before(current jsonb, after jsonb, before jsonb) returns jsonb language sql immutable
return (select jsonb_object_agg(c.key, case when c.value = after -> c.key then before -> c.key else c.value end)
        from jsonb_each(current) c);

-- Whether an id leads elsewhere because what it led to is a place of its own again; else its end was led on, and what was
-- said under it goes with that.
create function leads_back(redirect_before text) returns boolean language sql stable
return not exists (select from places where place_id = redirect_before and redirect_to is not null);

-- As in 0055; what the save that stays was before is kept, and of chains every link can be undone, the last one first.
create or replace function merge_saved_places() returns trigger language plpgsql as $$
begin
  if old.redirect_to is not null then
    update saved_places s set place_id = new.redirect_to
      where s.saved_as = new.place_id and s.place_id = old.redirect_to and leads_back(old.redirect_to)
        and not exists (select from saved_places o where o.user_id = s.user_id and o.place_id = new.redirect_to);
    return null;
  end if;
  -- What was taken out does not come back by a merge, nor stands in the way of what was not.
  delete from saved_places o using saved_places n
    where o.place_id = old.place_id and n.place_id = new.redirect_to and n.user_id = o.user_id
      and o.removed_at is not null and o.removed_at < 'infinity' and n.removed_at is distinct from 'infinity';
  delete from saved_places n using saved_places o
    where o.place_id = old.place_id and n.place_id = new.redirect_to and n.user_id = o.user_id
      and n.removed_at is not null and n.removed_at < 'infinity' and o.removed_at is distinct from 'infinity';
  insert into merged_saves (save_id, user_id, of_place, before, after, added)
    select n.id, n.user_id, old.place_id, words_of_save(n), '{}', array(
      select k.category_id from saved_place_categories k where k.user_id = o.user_id and k.place_id = o.place_id
      except select k.category_id from saved_place_categories k where k.user_id = n.user_id and k.place_id = n.place_id)
    from saved_places o join saved_places n on n.user_id = o.user_id and n.place_id = new.redirect_to and n.removed_at is null
    where o.place_id = old.place_id and o.removed_at is null;
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
  update merged_saves m set after = words_of_save(n) from saved_places n where m.of_place = old.place_id and n.id = m.save_id;
  update saved_places o set removed_at = 'infinity' from saved_places n
    where o.place_id = old.place_id and n.place_id = new.redirect_to and n.user_id = o.user_id and o.removed_at is null;
  update saved_places set place_id = new.redirect_to, saved_as = coalesce(saved_as, place_id)
    where place_id = old.place_id and removed_at is distinct from 'infinity';
  return null;
end $$;

-- Two places again: what was saved as this one is saved as this one, and the saves that took others over are as they were,
-- with what their owners have changed since.
create or replace function part_saved_places() returns trigger language plpgsql as $$
begin
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

-- The save that was hidden behind another one goes with that one: what somebody takes out does not come back when the places part.
create function erase_hidden_saves() returns trigger language plpgsql as $$
begin
  -- Of what it deletes itself nothing more goes.
  if not exists (select from gone where removed_at is distinct from 'infinity') then return null; end if;
  delete from saved_places o using gone g, places p
    where g.removed_at is distinct from 'infinity' and p.redirect_to = g.place_id
      and o.user_id = g.user_id and o.place_id = p.place_id and o.removed_at = 'infinity';
  return null;
end $$;
create trigger saved_places_hidden after delete on saved_places referencing old table as gone
  for each statement execute function erase_hidden_saves();

-- As in 0030; of two places that part, also the reviews of the one that stays: the newer one of its author leaves it.
create or replace function lead_reviews(of_places text[]) returns void language plpgsql as $$
declare
  around text[] := of_places || array(select distinct ref from liora_reviews where place_id = any(of_places));
begin
  if cardinality(around) = cardinality(of_places) then return; end if;
  update liora_reviews l set superseded = true from standing_reviews(around) n
    where n.id = l.id and n.rank > 1 and not l.superseded;
  update liora_reviews l set ref = n.ref from standing_reviews(around) n where n.id = l.id and n.ref <> l.ref;
  update liora_reviews l set superseded = false from standing_reviews(around) n
    where n.id = l.id and n.rank = 1 and l.superseded;
end $$;

-- The id that something was told under, where a merge has led it on since; null: the same. Of what one person told of both,
-- the other one stays where it was told, and nobody is asked about it while that id leads on.
alter table place_proposals add column told_as text;
alter table place_confirmations add column told_as text;
-- Serves: what was told of a place that is a place of its own again.
create index place_proposals_told_as on place_proposals (told_as) where told_as is not null;
create index place_confirmations_told_as on place_confirmations (told_as) where told_as is not null;

create or replace function lead_place_facts() returns trigger language plpgsql as $$
begin
  if old.redirect_to is not null then
    update place_proposals set place_id = new.redirect_to
      where told_as = new.place_id and place_id = old.redirect_to and leads_back(old.redirect_to);
    update place_confirmations set place_id = new.redirect_to
      where told_as = new.place_id and place_id = old.redirect_to and leads_back(old.redirect_to);
    return null;
  end if;
  update place_proposals o set place_id = new.redirect_to, told_as = coalesce(o.told_as, o.place_id)
    where o.place_id = old.place_id and not (o.decision is null and exists (
      select from place_proposals n where n.place_id = new.redirect_to and n.reported_by = o.reported_by and n.kind = o.kind
        and n.decision is null));
  update place_confirmations o set place_id = new.redirect_to, told_as = coalesce(o.told_as, o.place_id)
    where o.place_id = old.place_id and not exists (
      select from place_confirmations n where n.place_id = new.redirect_to and n.confirmed_by = o.confirmed_by and n.day = o.day);
  return null;
end $$;

create function part_place_facts() returns trigger language plpgsql as $$
begin
  update place_proposals set place_id = new.place_id, told_as = null where told_as = new.place_id;
  update place_confirmations set place_id = new.place_id, told_as = null where told_as = new.place_id;
  return null;
end $$;
create trigger places_facts_part after update on places for each row
  when (new.redirect_to is null and old.redirect_to is not null)
  execute function part_place_facts();
