-- Reports, what was decided about them, and who decides.

-- Who may decide. No procedure writes here: an operator does (docs/operations.md).
create table admins (
  user_id uuid primary key references auth_users on delete cascade,
  created_at timestamptz not null default now()
);

-- What was decided, newest last; never changed. `content_id` is that of a plan, pin, review or photo, or a user id.
create table moderation_decisions (
  id bigint generated always as identity primary key,
  content_type text not null check (content_type in ('plan', 'pin', 'review', 'photo', 'profile')),
  content_id uuid not null,
  content_title text not null,
  action text not null check (action in ('restore', 'hide')),
  reason text not null check (btrim(reason) <> '' and char_length(reason) <= 500),
  decided_by uuid references auth_users on delete set null,
  decided_at timestamptz not null default now()
);
-- Serves: earlier decisions about one thing, and the last one.
create index moderation_decisions_content on moderation_decisions (content_type, content_id, id desc);
-- Serves: erasing the account of somebody who decided.
create index moderation_decisions_by on moderation_decisions (decided_by);

-- Reports outlive the plan (its creator may delete it): no foreign key on date_plan_id, and the title as it was.
create table date_plan_reports (
  id uuid primary key default gen_random_uuid(),
  date_plan_id uuid not null,
  reporter_user_id uuid not null references auth_users on delete cascade,
  reported_user_id uuid not null references auth_users on delete cascade,
  reason text not null check (reason in ('inappropriate_content', 'spam', 'misleading_information',
    'copyright_violation', 'harassment', 'dangerous_activity', 'other')),
  details text check (char_length(details) <= 1000),
  content_title text not null,
  -- Null while the report waits; a report is decided once and never waits again.
  decision_id bigint references moderation_decisions,
  created_at timestamptz not null default now(),
  constraint date_plan_reports_once unique (date_plan_id, reporter_user_id),
  constraint date_plan_reports_not_own check (reporter_user_id <> reported_user_id)
);
-- Serves: the queue, oldest first.
create index date_plan_reports_open on date_plan_reports (created_at) where decision_id is null;
-- Serves: what one person reported, and how it was decided; erasing the account.
create index date_plan_reports_reporter on date_plan_reports (reporter_user_id);
-- Serves: reports about one person; erasing the account.
create index date_plan_reports_reported on date_plan_reports (reported_user_id);

create table reports (
  id uuid primary key default gen_random_uuid(),
  reporter_user_id uuid not null references auth_users on delete cascade,
  reported_user_id uuid not null references auth_users on delete cascade,
  content_type text not null check (content_type in ('pin', 'review', 'photo', 'profile')),
  content_id uuid not null,
  reason text not null check (reason in ('inappropriate', 'spam', 'harassment', 'false_information',
    'fake_location', 'other')),
  details text check (char_length(details) <= 1000),
  content_title text not null,
  decision_id bigint references moderation_decisions,
  created_at timestamptz not null default now(),
  constraint reports_once unique (content_type, content_id, reporter_user_id),
  constraint reports_not_own check (reporter_user_id <> reported_user_id),
  constraint reports_other_needs_details check (reason <> 'other' or coalesce(btrim(details), '') <> '')
);
-- Serves: the queue, oldest first.
create index reports_open on reports (created_at) where decision_id is null;
-- Serves: what one person reported, and how it was decided; erasing the account.
create index reports_reporter on reports (reporter_user_id);
-- Serves: reports about one person; erasing the account.
create index reports_reported on reports (reported_user_id);

-- Both tables as one, for the queue and for histories.
create view all_reports as
select id, 'plan' as content_type, date_plan_id as content_id, reporter_user_id, reported_user_id, reason, details,
       content_title, decision_id, created_at
from date_plan_reports
union all
select id, content_type, content_id, reporter_user_id, reported_user_id, reason, details, content_title, decision_id,
       created_at
from reports;

-- Serves: the list of blocked people, newest first.
create index blocked_users_newest on blocked_users (blocker_user_id, created_at desc, id desc);
-- Serves: erasing the account of a blocked person.
create index blocked_users_blocked on blocked_users (blocked_user_id);
