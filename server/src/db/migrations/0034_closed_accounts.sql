-- An account that its owner has deleted (RUL-92): at once nobody sees anything of it, a sign-in within seven days opens it
-- again, and then it is erased.
alter table profiles add column closed_at timestamptz;
-- Serves: accounts whose time to come back is over, and those closed a moment ago.
create index profiles_closed on profiles (closed_at) where closed_at is not null;

-- What was hidden because its owner closed the account, and nothing else: it comes back with them.
create table withdrawn_content (
  user_id uuid not null references auth_users on delete cascade,
  content_type text not null,
  content_id uuid not null,
  primary key (user_id, content_type, content_id)
);
-- Serves: a decision about one thing.
create index withdrawn_content_thing on withdrawn_content (content_type, content_id);

-- Serves: copies of a person's plans, which lose the name when the account is erased.
create index saved_date_plans_creator on saved_date_plans (creator_id) where creator_id is not null;
