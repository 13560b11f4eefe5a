-- Imports that an admin looks at as a dry run, applies and rolls back (docs/decisions/0048).

alter table place_imports
  -- Of a file that nobody has read yet neither is known.
  alter column source drop not null,
  alter column source_date drop not null,
  -- 'comparing': a dry run waits or runs; 'compared': it has ended. 'stopped': written in part.
  add column state text not null default 'applied' check (state in
    ('comparing', 'compared', 'applying', 'applied', 'stopped', 'rolling_back', 'rolled_back', 'cancelled', 'failed')),
  -- The job of the queue that works on it; null: nobody does, or the command.
  add column job_id uuid,
  -- Size and time of the file at the dry run: another one under its name is not what was looked at.
  add column file_stamp text,
  -- How far the job is, in bytes while it reads and in places while it writes.
  add column progress_done bigint not null default 0,
  add column progress_total bigint not null default 0,
  -- Some places of each kind of change, for the check by eye.
  add column preview jsonb,
  -- Why it failed or stopped, by a word of the product.
  add column failure text,
  -- When it began to write; null: it never did.
  add column applied_at timestamptz default now(),
  -- Whether what it wrote over is kept in place_import_journal.
  add column journaled boolean not null default false,
  add column rolled_back_at timestamptz,
  -- How many records were restored, removed, hidden and kept.
  add column rolled_back jsonb;
update place_imports set applied_at = started_at;
-- Serves: one job on imports at a time.
create unique index place_imports_one_job on place_imports ((true)) where job_id is not null;
-- Serves: the newest import that wrote.
create index place_imports_applied on place_imports (applied_at desc, id desc) where applied_at is not null;
-- Serves: what is over and never wrote.
create index place_imports_unwritten on place_imports (started_at) where applied_at is null;

-- What each record was before an import wrote it: as far as sources say it, never what people wrote to it.
create table place_import_journal (
  import_id bigint not null references place_imports,
  -- `id` of the record, which stays the same in whichever of the two tables it lies.
  row_id uuid not null,
  ord bigint generated always as identity,
  -- Null: it was not there.
  was_table text check (was_table in ('venues', 'restaurants')),
  is_table text not null check (is_table in ('venues', 'restaurants')),
  before jsonb,
  -- Another id of the source that the import led to this place, and where it led before; null: it was not known.
  own_place_id text,
  own_led_to text,
  -- `updated_at` that the import gave it: with another one it was written since.
  written_at timestamptz not null,
  -- What rolling back made of it.
  outcome text check (outcome in ('restored', 'removed', 'hidden', 'kept')),
  primary key (import_id, row_id),
  check ((was_table is null) = (before is null))
);
-- Serves: what is still to be rolled back, the last written first.
create index place_import_journal_left on place_import_journal (import_id, ord desc) where outcome is null;

-- As in 0015; what is rolled back is as it was, its time included.
create or replace function record_written() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into places (place_id) values (new.place_id) on conflict do nothing;
  end if;
  if current_setting('liora.restoring', true) is distinct from 'on' then
    new.updated_at := now();
  end if;
  return new;
end $$;

-- Whether anything of people, or another id, refers to a place. Cards of a deck do not count: what is gone is left out there.
create function place_in_use(id text) returns boolean language sql stable as $$
  select exists (select from saved_places where place_id = $1) or exists (select from saved_places where saved_as = $1)
    or exists (select from date_plan_stops where place_id = $1) or exists (select from liora_reviews where place_id = $1)
    or exists (select from photos where venue_id = $1 and state = 'ready' and not is_hidden and not is_reported)
    or exists (select from bucket_items where place_id = $1) or exists (select from date_invitations where place_id = $1)
    or exists (select from date_memories where place_id = $1) or exists (select from place_corrections where place_id = $1)
    or exists (select from place_proposals where place_id = $1)
    or exists (select from place_confirmations where place_id = $1) or exists (select from places where redirect_to = $1)
    or exists (select from place_merges where from_place = $1) or exists (select from place_merges where to_place = $1)
    or exists (select from distinct_places where one = $1) or exists (select from distinct_places where other = $1)
$$;
-- Serve: place_in_use.
create index bucket_items_of_place on bucket_items (place_id) where place_id is not null;
create index date_invitations_of_place on date_invitations (place_id) where place_id is not null;
create index date_memories_of_place on date_memories (place_id) where place_id is not null;
create index place_merges_of_place on place_merges (from_place);
create index place_merges_to_place on place_merges (to_place);
create index distinct_places_other on distinct_places (other);

-- Backups that the command took: the newest hundred.
create table backups (
  id bigint generated always as identity primary key,
  -- The moment that it is of.
  taken_at timestamptz not null,
  -- How many rows it holds; null: it failed.
  row_count bigint
);
-- Serves: the newest that is whole.
create index backups_whole on backups (id desc) where row_count is not null;
