-- Accounts: the sign-in library's tables (its own field names, ours in snake case), profiles, rate limits.
create table auth_users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  -- The box at sign-up: 18 or over, terms and privacy accepted (RUL-30).
  adult_confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Serves: sign-in and reset by e-mail, whatever the letter case.
create unique index auth_users_email_key on auth_users (lower(email));

create table auth_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Serves: ending all sessions of a user after a password change.
create index auth_sessions_user on auth_sessions (user_id);

create table auth_accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Serves: the password of a user at sign-in.
create index auth_accounts_user on auth_accounts (user_id);

create table auth_verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Serves: looking up a mailed link; the identifier holds the hash of its token, so a link exists once.
create unique index auth_verifications_identifier_key on auth_verifications (identifier);

create table profiles (
  user_id uuid primary key references auth_users on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  username text not null,
  bio text check (char_length(bio) <= 300),
  profile_photo_url text,
  is_public_profile boolean not null default true,
  membership_tier text not null default 'free' check (membership_tier in ('free', 'prive', 'premium')),
  subscription_status text,
  subscription_end_date timestamptz,
  trial_status text check (trial_status in ('active', 'expired')),
  trial_start_date timestamptz,
  admin_managed_tier boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Serves: sign-in by username, the availability check, and decides who gets a name first (RUL-27).
create unique index profiles_username_key on profiles (lower(username));

-- Server-side switches (the premium override of RUL-01), one row each.
create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Fixed windows, shared by all app nodes. `key` is a hash: no address or identifier is kept in clear.
create table rate_limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
-- Serves: sweeping windows that are over.
create index rate_limits_resets_at on rate_limits (resets_at);

-- Mail of a server without SMTP: its last letters, read on the mailbox page of the machine itself.
create table local_mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null default now()
);

create table blocked_users (
  id uuid primary key default gen_random_uuid(),
  blocker_user_id uuid not null references auth_users on delete cascade,
  blocked_user_id uuid not null references auth_users on delete cascade,
  created_at timestamptz not null default now(),
  constraint blocked_users_pair_key unique (blocker_user_id, blocked_user_id),
  constraint blocked_users_not_self check (blocker_user_id <> blocked_user_id)
);
