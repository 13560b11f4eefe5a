-- What admins do, as a list that can only grow; until when a tier is theirs to give; how members are found.

-- Account ids, never names or addresses: nothing in it has to go when an account is erased.
create table admin_actions (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: an operator at the machine, or the server itself. No foreign key: lines outlive the account.
  admin_id uuid,
  action text not null,
  -- What it was done to: 'member' with the account's id, a kind of content with the id of the thing.
  subject_type text,
  subject_id text,
  reason text check (char_length(reason) <= 500),
  details jsonb not null default '{}'
);
-- Serves: the list of one admin's actions, newest first.
create index admin_actions_admin on admin_actions (admin_id, id desc);
-- Serves: the list of one kind of action, newest first.
create index admin_actions_action on admin_actions (action, id desc);
-- Serves: what was done to one member, newest first.
create index admin_actions_member on admin_actions (subject_id, id desc) where subject_type = 'member';
-- Serves: the actions of one day.
create index admin_actions_at on admin_actions (at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% can only grow', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger admin_actions_grow before update or delete or truncate on admin_actions
  for each statement execute function refuse_change();

-- Until when an admin gave the tier; null: without an end (RUL-08).
alter table profiles add column admin_managed_until timestamptz;
-- Serves: the job that ends tiers whose time is over.
create index profiles_managed_until on profiles (admin_managed_until) where admin_managed_until is not null;

-- Serves: members by the beginning of their username, in the order of these.
create index profiles_username_beginning on profiles (lower(username) collate "C");
-- Serves: the newest members, and how many there are of today.
create index profiles_newest on profiles (created_at desc);
