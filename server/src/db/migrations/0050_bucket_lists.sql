-- What two people want to do together, or one alone (MEM-23, RUL-47).

create table bucket_items (
  id uuid primary key default gen_random_uuid(),
  -- Who added it.
  user_id uuid not null references auth_users on delete cascade,
  -- Over which link it is shared; null: it is its owner's alone.
  link_id uuid references partner_links on delete set null,
  kind text not null check (kind in ('place', 'plan', 'idea')),
  -- Own words for it.
  title text check (char_length(title) between 1 and 120),
  -- The public id that it was added with, read as what that stands for today (current_place_id).
  place_id text check (place_id ~ '^[A-Za-z0-9_-]{1,80}$'),
  -- For when its source loses it; null of a pin, of which nothing is kept.
  place_name text,
  -- Null again once the plan is erased.
  plan_id uuid references date_plans on delete set null,
  season text check (season in ('spring', 'summer', 'autumn', 'winter')),
  budget smallint check (budget between 0 and 4),
  effort text check (effort in ('easy', 'some', 'big')),
  note text check (char_length(note) <= 1000),
  -- The day on which it was done; null while it is to be done.
  done_on date,
  version integer not null default 1,
  -- Chosen by the client, so that a second press adds nothing twice; null of a copy.
  request_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Taken out; can be brought back for ten minutes, then a sweep removes it. Nobody is shown it meanwhile.
  removed_at timestamptz,
  constraint bucket_items_named check (kind <> 'idea' or title is not null),
  constraint bucket_items_place check ((kind = 'place') = (place_id is not null)),
  constraint bucket_items_plan check (kind = 'plan' or plan_id is null)
);
-- Serves: a request that is made again.
create unique index bucket_items_request_key on bucket_items (user_id, request_id) where request_id is not null;
-- Serves: what somebody added.
create index bucket_items_owner on bucket_items (user_id) where removed_at is null;
-- Serves: what two people share; the end of their link.
create index bucket_items_link on bucket_items (link_id) where link_id is not null;
-- Serves: a plan that is erased.
create index bucket_items_of_plan on bucket_items (plan_id) where plan_id is not null;
-- Serves: the sweep of what was taken out more than ten minutes ago.
create index bucket_items_removed on bucket_items (removed_at) where removed_at is not null;

-- How much each of the two wishes for an item; no row is no wish.
create table bucket_wishes (
  item_id uuid not null references bucket_items on delete cascade,
  user_id uuid not null references auth_users on delete cascade,
  wish smallint not null check (wish between 1 and 3),
  constraint bucket_wishes_pkey primary key (item_id, user_id)
);
-- Serves: erasing an account.
create index bucket_wishes_person on bucket_wishes (user_id);

-- A hint to whoever sees it; a wish touches its item (updated_at). What is swept after it was taken out is no news.
create trigger bucket_items_live_insert after insert on bucket_items referencing new table as new_rows
  for each statement execute function notify_live('bucketLists', 'null', 'r.user_id',
    'case when r.link_id is null then ''owner'' else ''partner'' end');
create trigger bucket_items_live_update after update on bucket_items referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('bucketLists', 'null', 'r.user_id',
    'case when r.link_id is null then ''owner'' else ''partner'' end');
