-- What people did, without what they did it with: paths without codes, tokens as short fingerprints (RUL-86).
create table analytics_events (
  id bigint generated always as identity primary key,
  event_type text not null,
  user_id uuid references auth_users on delete set null,
  -- path, token, source, timestamp (ENT-21).
  event_data jsonb not null,
  created_at timestamptz not null default now()
);
-- Serves: folding old events into daily counts.
create index analytics_events_age on analytics_events (created_at);
-- Serves: erasing an account.
create index analytics_events_user on analytics_events (user_id) where user_id is not null;

-- What stays of old events: how many of which kind on which day, of nobody.
create table analytics_daily (
  day date not null,
  event_type text not null,
  path text not null,
  source text not null,
  count integer not null check (count > 0),
  primary key (day, event_type, path, source)
);
