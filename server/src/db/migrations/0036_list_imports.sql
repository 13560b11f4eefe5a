-- Lists that people bring along: what each import added, so that it can be taken back exactly, and rows that wait for their
-- place.

-- One per file that somebody brought; its id is chosen by the client, so that a call that is sent again belongs to it.
create table list_imports (
  user_id uuid not null references auth_users on delete cascade,
  id uuid not null,
  -- Rows that were sent: what somebody may bring in a day is counted by them.
  rows integer not null default 0,
  created_at timestamptz not null,
  -- Taken back: nothing that was still under way adds to it any more.
  undone_at timestamptz,
  constraint list_imports_pkey primary key (user_id, id)
);
-- Serves: what somebody brought within the last day.
create index list_imports_newest on list_imports (user_id, created_at desc);
-- Serves: the sweep of imports that nobody takes back any more.
create index list_imports_old on list_imports (created_at);

-- A row of a file for which there is no place yet.
create table waiting_rows (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users on delete cascade,
  -- Which row it is, whatever file it comes from: a hash of name, address and point.
  key text not null,
  name text not null check (char_length(name) between 1 and 200),
  address text check (char_length(address) <= 300),
  latitude double precision,
  longitude double precision,
  note text check (char_length(note) <= 1000),
  mark text check (mark in ('idea', 'want', 'been')),
  categories text[] not null default '{}',
  created_at timestamptz not null,
  -- The place or pin that it became. As long as that is among the person's own the row is known and does not wait again.
  place_id text,
  constraint waiting_rows_key unique (user_id, key)
);
-- Serves: what waits of somebody's, the last brought first.
create index waiting_rows_newest on waiting_rows (user_id, created_at desc, id desc) where place_id is null;

-- What an import added, and as what.
create table list_import_rows (
  user_id uuid not null,
  import_id uuid not null,
  -- The row of saved_places, dropped_pins, waiting_rows or categories.
  kind text not null check (kind in ('save', 'pin', 'wait', 'category')),
  subject_id uuid not null,
  -- What became of it when the import was taken back: removed, gone before, or kept because the person had changed it since.
  undone text check (undone in ('removed', 'gone', 'kept')),
  constraint list_import_rows_pkey primary key (user_id, import_id, kind, subject_id),
  constraint list_import_rows_import foreign key (user_id, import_id) references list_imports on delete cascade
);

-- Serves: whether somebody has a pin of this name already.
create index dropped_pins_own_title on dropped_pins (user_id, lower(title)) where deleted_at is null;
