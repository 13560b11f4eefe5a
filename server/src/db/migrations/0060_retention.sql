-- What the policy names and nothing kept so far: what people searched for, where they want that, and what broke in the app.

-- Who wants their searches remembered. Without a row here nothing can be stored of somebody, and with it all of it goes.
create table search_histories (
  user_id uuid primary key references auth_users on delete cascade,
  created_at timestamptz not null
);

-- The words and the town, never a position; who sees it is its owner alone.
create table remembered_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references search_histories on delete cascade,
  words text not null check (char_length(words) between 1 and 64),
  -- The town that was searched around, where it was chosen by its name.
  town text check (char_length(town) between 1 and 120),
  searched_at timestamptz not null
);
-- The same words again are the same search. Serves: remembering one.
create unique index remembered_searches_once on remembered_searches (user_id, lower(words));
-- Serves: the list, newest first, and what is beyond its end.
create index remembered_searches_newest on remembered_searches (user_id, searched_at desc, id desc);
-- Serves: forgetting what is older than twelve months (POL-08).
create index remembered_searches_age on remembered_searches (searched_at);

-- What broke, of nobody: no account, no address, no words of people (POL-10).
create table crash_logs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('screen', 'page')),
  message text not null check (char_length(message) <= 200),
  -- Files of the app with line and column, the innermost first.
  frames text[] not null check (cardinality(frames) <= 10),
  -- The file that the app began with: its name changes with every release.
  version text not null check (char_length(version) <= 80),
  browser text check (char_length(browser) <= 40),
  created_at timestamptz not null
);
-- Serves: the newest, and forgetting what is older than ninety days.
create index crash_logs_age on crash_logs (created_at);
