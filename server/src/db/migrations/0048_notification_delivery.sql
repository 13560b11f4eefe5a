-- Notifications leave by mail and push, and a digest comes once a week (NOTIF-06).

-- How often a line began anew: what was queued for an earlier round of it is not sent for a later one.
alter table notifications add column round integer not null default 1;

-- What is to leave, or has left, of a notification: one row per way, written with it. When it leaves is the queue's.
create table notification_deliveries (
  notification_id uuid not null references notifications on delete cascade,
  channel text not null check (channel in ('push', 'email')),
  user_id uuid not null references auth_users on delete cascade,
  round integer not null,
  -- Null: not yet.
  sent_at timestamptz,
  primary key (notification_id, channel)
);
-- Serves: how many somebody was sent lately, and erasing an account.
create index notification_deliveries_sent on notification_deliveries (user_id, channel, sent_at);

-- A browser that shows notices, for whoever is signed in there: it goes with the session.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users on delete cascade,
  session_id uuid not null references auth_sessions on delete cascade,
  -- Where the browser's push service takes messages for it; whoever knows it and both keys can send one.
  endpoint text not null check (char_length(endpoint) <= 1024),
  p256dh text not null check (char_length(p256dh) <= 128),
  auth text not null check (char_length(auth) <= 64),
  -- The key of this server that it takes messages from.
  server_key text not null,
  created_at timestamptz not null
);
-- Serves: a browser belongs to one person at a time.
create unique index push_subscriptions_endpoint on push_subscriptions (endpoint);
-- Serves: all browsers of a person, newest first.
create index push_subscriptions_user on push_subscriptions (user_id, created_at desc, id desc);
-- Serves: the end of a session.
create index push_subscriptions_session on push_subscriptions (session_id);

-- The pair of keys by which push services know this server, where the settings name none.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  -- Encrypted under the session secret.
  private_key bytea not null,
  created_at timestamptz not null
);

alter table notification_settings
  -- Whether a notice may say who and what on a screen that others see.
  add column push_details boolean not null default false,
  -- When the next digest is due; null: none is wanted.
  add column digest_at timestamptz;
-- Serves: whose digest is due.
create index notification_settings_digest on notification_settings (digest_at) where digest_at is not null;
-- Thursday, 5 PM UTC; from then on by the clock of each.
update notification_settings set digest_at = date_trunc('week', now(), 'UTC') + interval '10 days 17 hours' where digest;
