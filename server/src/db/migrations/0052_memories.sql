-- Date memories: what somebody, or two linked people together, keep of a date (RUL-47). They are nobody else's to see.

create table date_memories (
  id uuid primary key default gen_random_uuid(),
  -- Who made it.
  user_id uuid not null references auth_users on delete cascade,
  -- The link of the two whose it is; null: its maker's alone.
  link_id uuid references partner_links on delete set null,
  -- What they call the place, whatever becomes of it.
  place_name text not null check (char_length(place_name) between 1 and 120),
  -- Public id that it was made with, read as what that stands for today (current_place_id).
  place_id text check (place_id ~ '^[A-Za-z0-9_-]{1,80}$'),
  plan_id uuid references date_plans on delete set null,
  date_completed date not null,
  -- Of the place; else of whoever wrote it down. By its clock the day comes round.
  time_zone text not null,
  rating smallint not null check (rating between 1 and 10),
  mood text check (mood in ('magical', 'intimate', 'outdoorsy', 'lively', 'artsy', 'serene')),
  reflection text check (char_length(reflection) <= 2000),
  -- In a copy that outlived a link: what the other one had written there and both had read.
  other_reflection text check (char_length(other_reflection) <= 1000),
  -- The one who did not make it has changed it, or added photos: neither takes it for themself any more.
  of_both boolean not null default false,
  -- Who changed it last; null: nobody has, or it is no longer theirs to know.
  edited_by uuid references auth_users on delete set null,
  version integer not null default 1,
  -- Chosen by the client, so that a second press makes nothing twice.
  request_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- In the trash since then; erased thirty days later.
  deleted_at timestamptz,
  constraint date_memories_request_key unique (user_id, request_id)
);
-- Serves: somebody's own, newest first, and those of certain days.
create index date_memories_own on date_memories (user_id, date_completed desc, created_at desc, id desc);
-- Serves: those of two, newest first, and those of certain days; the end of a link.
create index date_memories_joint on date_memories (link_id, date_completed desc, created_at desc, id desc)
  where link_id is not null;
-- Serves: the trash of somebody, and of two.
create index date_memories_own_trash on date_memories (user_id, deleted_at desc, id desc) where deleted_at is not null;
create index date_memories_joint_trash on date_memories (link_id, deleted_at desc, id desc)
  where deleted_at is not null and link_id is not null;
-- Serves: the sweep of what has lain in the trash for long.
create index date_memories_deleted on date_memories (deleted_at) where deleted_at is not null;
-- Serves: a plan that is erased.
create index date_memories_plan on date_memories (plan_id) where plan_id is not null;
-- Serves: erasing an account.
create index date_memories_edited_by on date_memories (edited_by) where edited_by is not null;

-- What either of two wrote for the other alone: nobody reads the other's before both are there.
create table memory_reflections (
  memory_id uuid not null references date_memories on delete cascade,
  user_id uuid not null references auth_users on delete cascade,
  words text not null check (char_length(words) between 1 and 1000),
  written_at timestamptz not null default now(),
  primary key (memory_id, user_id)
);
-- Serves: erasing an account, and the copy of somebody's data.
create index memory_reflections_person on memory_reflections (user_id);

-- Several photos may show one file, so that a memory of two can become one of each without its pictures being stored again.
alter table photos
  -- The photo under whose id the files lie; null: its own.
  add column file_id uuid,
  add column caption text check (char_length(caption) <= 140),
  -- Taken out by somebody; can be put back for thirty days.
  add column trashed_at timestamptz;
-- Serves: whether any photo shows a file still.
create index photos_file on photos (file_id) where file_id is not null;
-- Serves: the sweep of what was taken out long ago.
create index photos_trashed on photos (trashed_at) where trashed_at is not null;
-- Serves: what somebody, and their partner, took out last.
create index photos_trash on photos (user_id, trashed_at desc, id desc) where trashed_at is not null;
create trigger date_memories_photos after delete on date_memories referencing old table as gone
  for each statement execute function loosen_photos('memory');

-- A hint to its maker, and to the two while it is theirs.
create trigger date_memories_live_insert after insert on date_memories referencing new table as new_rows
  for each statement execute function notify_live('memories', 'null', 'r.user_id',
    'case when r.link_id is null then ''owner'' else ''partner'' end');
create trigger date_memories_live_update after update on date_memories referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('memories', 'null', 'r.user_id',
    'case when r.link_id is null then ''owner'' else ''partner'' end');
create trigger date_memories_live_delete after delete on date_memories referencing old table as old_rows
  for each statement execute function notify_live('memories', 'null', 'r.user_id',
    'case when r.link_id is null then ''owner'' else ''partner'' end');
-- Of what one has written the other hears nothing before both have.
create trigger memory_reflections_live_insert after insert on memory_reflections referencing new table as new_rows
  for each statement execute function notify_live('memories', 'null', 'r.user_id',
    'case when exists (select from memory_reflections o where o.memory_id = r.memory_id and o.user_id <> r.user_id) then ''partner'' else ''owner'' end');
create trigger memory_reflections_live_update after update on memory_reflections
  referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('memories', 'null', 'r.user_id',
    'case when exists (select from memory_reflections o where o.memory_id = r.memory_id and o.user_id <> r.user_id) then ''partner'' else ''owner'' end');
create trigger memory_reflections_live_delete after delete on memory_reflections referencing old table as old_rows
  for each statement execute function notify_live('memories', 'null', 'r.user_id',
    'case when exists (select from memory_reflections o where o.memory_id = r.memory_id and o.user_id <> r.user_id) then ''partner'' else ''owner'' end');
