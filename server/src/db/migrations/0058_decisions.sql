-- What moderators decide besides restoring and hiding: deleting, warning, suspending; taking a decision back for a minute; and
-- the one objection that an author has.

-- Whom a decision is about; null once that account is gone.
alter table moderation_decisions
  add column about_user_id uuid references auth_users on delete set null,
  -- Of a suspension: null until somebody ends it.
  add column suspended_until timestamptz,
  -- Whether it was hidden before, so that the decision can be taken back.
  add column was_hidden boolean not null default false,
  -- Taken back by who made it: it stands no more, and stays in the history.
  add column undone_at timestamptz,
  -- The job that does what cannot be taken back, a minute later.
  add column job_id uuid,
  drop constraint moderation_decisions_action_check,
  add constraint moderation_decisions_action_check check (action in ('restore', 'hide', 'delete', 'warn', 'suspend')),
  add constraint moderation_decisions_suspended check (suspended_until is null or action = 'suspend');
-- Serves: what stands about one person; erasing the account.
create index moderation_decisions_about on moderation_decisions (about_user_id, id desc);

-- An author objects once to a decision; null while nobody has answered.
create table objections (
  decision_id bigint primary key references moderation_decisions,
  user_id uuid not null references auth_users on delete cascade,
  words text not null check (btrim(words) <> '' and char_length(words) <= 500),
  created_at timestamptz not null,
  answer_id bigint references moderation_decisions
);
-- Serves: those that wait, oldest first.
create index objections_open on objections (created_at) where answer_id is null;
-- Serves: erasing the account.
create index objections_user on objections (user_id);
-- Serves: what a decision answered.
create index objections_answer on objections (answer_id) where answer_id is not null;

-- A suspended account signs in and sees why; nobody sees anything of it, as of a closed one.
alter table profiles
  add column suspended_at timestamptz,
  -- Null until somebody ends it.
  add column suspended_until timestamptz,
  -- Closed by its owner or suspended: nobody else sees anything of it.
  add column is_away boolean not null generated always as (closed_at is not null or suspended_at is not null) stored,
  add constraint profiles_suspended check (suspended_until is null or suspended_at is not null);
-- Serves: suspensions whose time is over, and those that began a moment ago.
create index profiles_suspended on profiles (suspended_at) where suspended_at is not null;

-- Who is suspended is told at once: their streams end.
drop trigger profiles_live_update on profiles;
create trigger profiles_live_update after update on profiles referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('membership', 'r.user_id', 'r.user_id', '''owner''',
    '(r.membership_tier, r.subscription_status, r.subscription_end_date, r.trial_status, r.admin_managed_tier, r.suspended_at)');
