-- Calendar feeds: the address at which the calendars of a person read their dates, one each.

create table calendar_feeds (
  user_id uuid primary key references auth_users on delete cascade,
  -- Random; under the session secret it makes the token of the address, so that its owner is shown it again.
  seed text not null check (char_length(seed) >= 22),
  -- SHA-256 of that token: who reads the table holds no address (RUL-108). Serves: a calendar that asks.
  token_hash text not null unique,
  -- Everything, or only when its owner is busy.
  detail text not null check (detail in ('full', 'busy')),
  -- The press that made this address, so that a second one makes no other.
  request_id uuid not null,
  created_at timestamptz not null
);

-- A hint to the person's other devices.
create trigger calendar_feeds_live_insert after insert on calendar_feeds referencing new table as new_rows
  for each statement execute function notify_live('calendar', 'null', 'r.user_id', '''owner''');
create trigger calendar_feeds_live_update after update on calendar_feeds referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('calendar', 'null', 'r.user_id', '''owner''');
create trigger calendar_feeds_live_delete after delete on calendar_feeds referencing old table as old_rows
  for each statement execute function notify_live('calendar', 'null', 'r.user_id', '''owner''');
