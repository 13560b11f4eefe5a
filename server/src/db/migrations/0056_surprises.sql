-- Surprises: one of two partners plans an evening, and the other is told when it is, what to wear, and what opens by itself.

-- It goes by no place and no plan; who was invited opens what is told of it so far elsewhere.
alter table date_invitations add column is_surprise boolean not null default false;

-- The plan of a surprise is its maker's alone until the evening is over, whatever is sent.
alter table date_plans add column is_surprise boolean not null default false;
alter table date_plans add constraint date_plans_surprise
  check (not is_surprise or not (is_public or is_prive or shared_with_partner));

create table surprises (
  id uuid primary key default gen_random_uuid(),
  -- Who plans it, and for whom; it lives no longer than their link.
  user_id uuid not null references auth_users (id) on delete cascade,
  for_user_id uuid not null references auth_users (id) on delete cascade,
  link_id uuid not null references partner_links (id) on delete cascade,
  plan_id uuid not null references date_plans (id) on delete cascade,
  -- When it begins is the invitation's; how the other answers, too.
  invitation_id uuid not null unique references date_invitations (id) on delete cascade,
  minutes smallint not null check (minutes between 30 and 1440),
  -- How far apart anything of it lies, in miles: a size, never a place.
  area_miles smallint not null check (area_miles in (1, 3, 10, 30)),
  dress text check (char_length(dress) between 1 and 200),
  -- What has been told by a notification.
  told text[] not null default '{}',
  -- It is over or called off, and its plan is a plan like others.
  ended_at timestamptz,
  version integer not null default 1,
  request_id uuid not null,
  created_at timestamptz not null,
  unique (user_id, request_id),
  check (user_id <> for_user_id)
);
-- Serves: those of a link; ending a link.
create index surprises_link on surprises (link_id, created_at desc, id desc);
-- Serves: what is to be told or ended.
create index surprises_open on surprises (created_at) where ended_at is null;
-- One surprise at a time of a plan. Serves: a plan that is erased.
create unique index surprises_plan_open on surprises (plan_id) where ended_at is null;
create index surprises_plan on surprises (plan_id);
-- Serves: erasing an account.
create index surprises_for on surprises (for_user_id);

-- What opens before its end, and when: minutes before the surprise begins, of which fewer than none are after that.
create table surprise_reveals (
  surprise_id uuid not null references surprises (id) on delete cascade,
  what text not null check (what in ('neighborhood', 'first_stop', 'everything')),
  minutes_before smallint not null check (minutes_before between -1440 and 20160),
  primary key (surprise_id, what)
);

-- What somebody needs of an evening that they do not know: surprises are checked against it. Their partner is told of each
-- only whether it is met.
create table date_limits (
  user_id uuid primary key references auth_users (id) on delete cascade,
  diet text,
  -- Dollars for two.
  budget integer check (budget between 1 and 100000),
  longest_walk_minutes smallint check (longest_walk_minutes between 1 and 240),
  version integer not null default 1
);

-- A hint to either of the two when what they see of it changed; the plan itself tells its maker alone.
create trigger surprises_live_insert after insert on surprises referencing new table as new_rows
  for each statement execute function notify_live('surprises', 'null', 'r.user_id', '''owner''');
create trigger surprises_live_update after update on surprises referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('surprises', 'null', 'r.user_id', '''owner''');
create trigger surprises_live_delete after delete on surprises referencing old table as old_rows
  for each statement execute function notify_live('surprises', 'null', 'r.user_id', '''owner''');
create trigger surprises_live_insert_for after insert on surprises referencing new table as new_rows
  for each statement execute function notify_live('surprises', 'null', 'r.for_user_id', '''owner''');
create trigger surprises_live_update_for after update on surprises referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('surprises', 'null', 'r.for_user_id', '''owner''');
create trigger surprises_live_delete_for after delete on surprises referencing old table as old_rows
  for each statement execute function notify_live('surprises', 'null', 'r.for_user_id', '''owner''');
