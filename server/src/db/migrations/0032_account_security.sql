-- Second factors, passkeys, changes of e-mail, and when a session last proved whose it is.

-- When whoever uses the session last gave their password or passkey again: what changes how one signs in asks for it.
alter table auth_sessions add column proved_at timestamptz;

-- The app that shows codes: one per account. Until confirmed_at it is being set up and asked for by nobody.
create table second_factors (
  user_id uuid primary key references auth_users on delete cascade,
  -- Encrypted under a key made of the session secret: who reads the table makes no codes.
  secret bytea not null,
  confirmed_at timestamptz,
  -- Time step of the last code that was accepted: none counts twice, nor one from before it.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- What is left of them. Only keyed hashes; a used one is deleted.
create table recovery_codes (
  user_id uuid not null references auth_users on delete cascade,
  code_hash text not null,
  -- Serves: trying a code, counting what is left.
  primary key (user_id, code_hash)
);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users on delete cascade,
  credential_id text not null constraint passkeys_credential_key unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  backed_up boolean not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
-- Serves: the list of a person's passkeys, the oldest first.
create index passkeys_user on passkeys (user_id, created_at);

-- Challenges of passkeys are signed and kept nowhere; one that was answered stands here until it would have run out.
create table spent_challenges (
  challenge_hash text primary key,
  expires_at timestamptz not null
);
-- Serves: sweeping what has run out.
create index spent_challenges_expires on spent_challenges (expires_at);

-- A right password that still needs a second step. Opens nothing by itself; only its hash is kept.
create table sign_in_tickets (
  ticket_hash text primary key,
  user_id uuid not null references auth_users on delete cascade,
  expires_at timestamptz not null
);
-- Serves: a new password, which ends those of the old one.
create index sign_in_tickets_user on sign_in_tickets (user_id);
-- Serves: sweeping what has run out.
create index sign_in_tickets_expires on sign_in_tickets (expires_at);

-- Changes of an e-mail address: confirmed from the new one, taken back from the old one. Links are kept as hashes.
create table email_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users on delete cascade,
  old_email text not null,
  new_email text not null,
  confirm_hash text not null constraint email_changes_confirm_key unique,
  take_back_hash text not null constraint email_changes_take_back_key unique,
  created_at timestamptz not null default now(),
  confirm_until timestamptz not null,
  confirmed_at timestamptz,
  take_back_until timestamptz not null
);
-- Serves: a person's changes, the newest last.
create index email_changes_user on email_changes (user_id, created_at);
-- Serves: sweeping what can no longer be taken back.
create index email_changes_take_back_until on email_changes (take_back_until);
-- Serves: signing up with an address that can still be taken back.
create index email_changes_old_email on email_changes (lower(old_email));
