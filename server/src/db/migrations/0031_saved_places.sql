-- Saved places and their categories (GEN-07, SAVE-01 to SAVE-11).

create table categories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users on delete cascade,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 40),
  -- Chosen by the client per new category, so that a second press makes nothing twice.
  request_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  constraint categories_request_key unique (user_id, request_id),
  -- What references are made to, so that nobody's place can lie in somebody else's category.
  constraint categories_owner_key unique (user_id, id)
);
-- Serves: a name is one person's once, whatever its letters' case (RUL-105).
create unique index categories_name_key on categories (user_id, lower(name));
-- Serves: somebody's categories, newest first (SAVE-11).
create index categories_newest on categories (user_id, created_at desc, id desc);

-- What somebody saved (ENT-07): the facts are a copy of the server's own rows, for when the place is gone. What is shown are
-- the facts of today.
create table saved_places (
  -- What the rows of one's own list are called by: it stays when the place is merged, and says nothing of a pin that its
  -- saver may no longer see.
  id uuid not null unique default gen_random_uuid(),
  user_id uuid not null references auth_users on delete cascade,
  -- Today's public id: a trigger follows when the place leads to another one.
  place_id text not null check (place_id ~ '^[A-Za-z0-9_-]{1,80}$'),
  source text not null check (source in ('venues', 'restaurants', 'dropped_pins')),
  place_name text not null,
  place_address text,
  photo_url text,
  rating double precision,
  price_level smallint check (price_level between 0 and 4),
  latitude double precision,
  longitude double precision,
  phone_number text,
  website_url text,
  place_types text[] not null default '{}',
  category text not null,
  subcategory text,
  is_open boolean,
  -- The first of its categories; the next one when that goes, null without any (RUL-105).
  category_id uuid references categories on delete set null,
  mark text check (mark in ('idea', 'want', 'been')),
  note text check (char_length(note) <= 1000),
  partner_seen boolean not null default false,
  shared_with_partner boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Taken out; can be brought back for ten minutes, then a sweep removes it. Nobody is shown it meanwhile.
  removed_at timestamptz,
  constraint saved_places_pkey primary key (user_id, place_id)
);
-- Serves: somebody's saved places, the last saved first, and how many they are.
create index saved_places_newest on saved_places (user_id, created_at desc, id desc) where removed_at is null;
-- Serves: the savers of a place that leads to another one now.
create index saved_places_place on saved_places (place_id);
-- Serves: the sweep of what was taken out more than ten minutes ago.
create index saved_places_removed on saved_places (removed_at) where removed_at is not null;
-- Serves: what lies first in a category that is deleted.
create index saved_places_category on saved_places (category_id) where category_id is not null;

create table saved_place_categories (
  user_id uuid not null,
  place_id text not null,
  category_id uuid not null,
  -- Which came first.
  position bigint generated always as identity,
  constraint saved_place_categories_pkey primary key (user_id, place_id, category_id),
  constraint saved_place_categories_place foreign key (user_id, place_id)
    references saved_places on delete cascade on update cascade,
  constraint saved_place_categories_category foreign key (user_id, category_id)
    references categories (user_id, id) on delete cascade
);
-- Serves: the places of a category, and deleting one.
create index saved_place_categories_category on saved_place_categories (user_id, category_id);

-- Keeps saved_places.category_id at the first category of each place that changed.
create function note_first_category() returns trigger language plpgsql as $$
begin
  update saved_places s set category_id = f.first
  from (select distinct user_id, place_id from changed) c
  cross join lateral (select (select k.category_id from saved_place_categories k
                              where k.user_id = c.user_id and k.place_id = c.place_id order by k.position limit 1) as first) f
  where s.user_id = c.user_id and s.place_id = c.place_id and s.category_id is distinct from f.first;
  return null;
end $$;
create trigger saved_place_categories_first_insert after insert on saved_place_categories referencing new table as changed
  for each statement execute function note_first_category();
create trigger saved_place_categories_first_delete after delete on saved_place_categories referencing old table as changed
  for each statement execute function note_first_category();

-- Two places became one: so do their saves. Who had saved both has one, with the categories of both, the marks and words of
-- the one that stays where it has any, and the earlier day.
create function merge_saved_places() returns trigger language plpgsql as $$
begin
  -- What was taken out does not come back by a merge, nor stands in the way of what was not.
  delete from saved_places o using saved_places n
    where o.place_id = old.place_id and n.place_id = new.redirect_to and n.user_id = o.user_id and o.removed_at is not null;
  delete from saved_places n using saved_places o
    where o.place_id = old.place_id and n.place_id = new.redirect_to and n.user_id = o.user_id and n.removed_at is not null;
  insert into saved_place_categories (user_id, place_id, category_id)
    select k.user_id, new.redirect_to, k.category_id from saved_place_categories k
    join saved_places n on n.user_id = k.user_id and n.place_id = new.redirect_to
    where k.place_id = old.place_id order by k.position
    on conflict do nothing;
  update saved_places n set mark = coalesce(n.mark, o.mark), note = coalesce(n.note, o.note),
                            created_at = least(n.created_at, o.created_at)
    from saved_places o where o.place_id = old.place_id and n.place_id = new.redirect_to and n.user_id = o.user_id;
  delete from saved_places o using saved_places n
    where o.place_id = old.place_id and n.place_id = new.redirect_to and n.user_id = o.user_id;
  update saved_places set place_id = new.redirect_to where place_id = old.place_id;
  return null;
end $$;
create trigger places_saved_follow after update on places for each row
  when (new.redirect_to is not null and old.redirect_to is distinct from new.redirect_to)
  execute function merge_saved_places();

-- Other devices of the same person follow; nobody else is told.
create trigger saved_places_live_insert after insert on saved_places referencing new table as new_rows
  for each statement execute function notify_live('saved', 'null', 'r.user_id', '''owner''');
create trigger saved_places_live_update after update on saved_places referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('saved', 'null', 'r.user_id', '''owner''');
create trigger saved_place_categories_live_insert after insert on saved_place_categories referencing new table as new_rows
  for each statement execute function notify_live('saved', 'null', 'r.user_id', '''owner''');
create trigger saved_place_categories_live_delete after delete on saved_place_categories referencing old table as old_rows
  for each statement execute function notify_live('saved', 'null', 'r.user_id', '''owner''');
create trigger categories_live_insert after insert on categories referencing new table as new_rows
  for each statement execute function notify_live('saved', 'null', 'r.user_id', '''owner''');
create trigger categories_live_update after update on categories referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('saved', 'null', 'r.user_id', '''owner''');
create trigger categories_live_delete after delete on categories referencing old table as old_rows
  for each statement execute function notify_live('saved', 'null', 'r.user_id', '''owner''');
