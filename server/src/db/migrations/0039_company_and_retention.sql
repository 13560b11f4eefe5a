-- Company sign-in (RUL-122): an account of a provider, by its issuer and subject, belongs to one person.
-- Serves: whose account somebody is whom a company vouches for; decides between two who connect it at once.
create unique index auth_accounts_subject on auth_accounts (provider_id, account_id) where provider_id <> 'credential';
-- A person is one person of a company. Serves: whether somebody is connected.
create unique index auth_accounts_company on auth_accounts (user_id, provider_id) where provider_id <> 'credential';

-- Retention (POL-05): when somebody last used their account. For those who are here already it counts from today.
alter table auth_users
  add column last_active_at timestamptz not null default now(),
  -- How many letters have said that the account will be closed, and when the last of them was written.
  add column inactive_letters smallint not null default 0 check (inactive_letters between 0 and 2),
  add column inactive_letter_at timestamptz;
-- Serves: accounts that nobody has used for long.
create index auth_users_last_active on auth_users (last_active_at);

-- A session that begins, or is extended because somebody uses it: once a day at most.
create function note_activity() returns trigger language plpgsql as $$
begin
  update auth_users
  set last_active_at = greatest(last_active_at, new.updated_at), inactive_letters = 0, inactive_letter_at = null
  where id = new.user_id and (last_active_at < new.updated_at or inactive_letters > 0);
  return null;
end $$;
create trigger auth_sessions_activity after insert or update of updated_at on auth_sessions
  for each row execute function note_activity();
