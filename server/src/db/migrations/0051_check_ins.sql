-- Check-ins of two linked people, and the evenings on which both are free (RUL-47). What somebody answered or marked alone is
-- written the same way whatever it is, and nothing of it reaches the other one: no row that they read, no hint, no count.

-- That two people do check-ins, and by whose clock their days and weeks turn. Who turned them on or off is nowhere.
create table check_in_couples (
  link_id uuid primary key references partner_links (id) on delete cascade,
  is_on boolean not null,
  -- IANA name.
  time_zone text not null check (char_length(time_zone) between 1 and 64)
);

create table check_ins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  -- Null: its writer's alone, since the link has ended.
  link_id uuid references partner_links (id) on delete set null,
  kind text not null check (kind in ('day', 'week')),
  -- The day, or the Monday of the week.
  period date not null check (kind = 'day' or extract(isodow from period) = 1),
  mood text not null check (mood in ('heavy', 'tired', 'even', 'good', 'glowing')),
  note text check (note is null or kind = 'day' and char_length(note) between 1 and 280),
  good text check (good is null or kind = 'week' and char_length(good) between 1 and 500),
  need text check (need is null or kind = 'week' and char_length(need) between 1 and 500),
  tags text[] not null default '{}' check (cardinality(tags) <= 3),
  -- When both had answered; null: nobody but its writer reads it.
  revealed_at timestamptz,
  version integer not null default 1,
  -- Of the last change, so that the same request twice is one.
  request_id uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- Once a day and once a week each. Serves: the answers of both, revealing them, the weeks of the trend, the end of a link.
create unique index check_ins_once on check_ins (link_id, kind, period, user_id);
-- Serves: somebody's list; erasing an account.
create index check_ins_own on check_ins (user_id, period desc, kind desc, id desc);

-- What somebody keeps to themself about check-ins.
create table check_in_settings (
  user_id uuid primary key references auth_users (id) on delete cascade,
  -- The last day and week that they put aside.
  skipped_day date,
  skipped_week date,
  remind_every text check (remind_every in ('day', 'week')),
  -- Monday = 0.
  remind_weekday smallint check (remind_weekday between 0 and 6),
  remind_minute smallint check (remind_minute between 0 and 1425 and remind_minute % 15 = 0),
  -- IANA name of where the person was when they chose it.
  time_zone text check (char_length(time_zone) between 1 and 64),
  -- When the next one is due.
  remind_at timestamptz,
  check (num_nulls(remind_every, remind_weekday, remind_minute, time_zone, remind_at) in (0, 5))
);
-- Serves: the reminders that are due.
create index check_in_settings_due on check_in_settings (remind_at) where remind_at is not null;

-- Evenings that somebody has marked as free.
create table free_evenings (
  link_id uuid not null references partner_links (id) on delete cascade,
  user_id uuid not null references auth_users (id) on delete cascade,
  evening date not null,
  primary key (link_id, evening, user_id)
);
-- Serves: somebody's own; erasing an account.
create index free_evenings_own on free_evenings (user_id, evening);
-- Serves: the sweep of what is over.
create index free_evenings_past on free_evenings (evening);

-- Evenings that both have marked: a row of their own, so that nobody's marks are read to tell the other one.
create table shared_evenings (
  link_id uuid not null references partner_links (id) on delete cascade,
  evening date not null,
  primary key (link_id, evening)
);
-- Serves: the sweep of what is over.
create index shared_evenings_past on shared_evenings (evening);

-- A hint to the writer's own devices. Revealing changes the rows of both, so that both are told in that moment; of what goes
-- away the other one learns where they could read it.
create trigger check_ins_live_insert after insert on check_ins referencing new table as new_rows
  for each statement execute function notify_live('check_ins', 'null', 'r.user_id', '''owner''');
create trigger check_ins_live_update after update on check_ins referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('check_ins', 'null', 'r.user_id', '''owner''');
create trigger check_ins_live_delete after delete on check_ins referencing old table as old_rows
  for each statement execute function notify_live('check_ins', 'null', 'r.user_id',
    'case when r.link_id is null or r.revealed_at is null then ''owner'' else ''partner'' end');

create trigger check_in_settings_live_insert after insert on check_in_settings referencing new table as new_rows
  for each statement execute function notify_live('check_ins', 'null', 'r.user_id', '''owner''');
create trigger check_in_settings_live_update after update on check_in_settings referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('check_ins', 'null', 'r.user_id', '''owner''');

-- What is both's is told to both, as of one of them and their partner.
create trigger check_in_couples_live_insert after insert on check_in_couples referencing new table as new_rows
  for each statement execute function notify_live('check_ins', 'null',
    '(select k.user_id_1 from partner_links k where k.id = r.link_id)', '''partner''');
create trigger check_in_couples_live_update after update on check_in_couples referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('check_ins', 'null',
    '(select k.user_id_1 from partner_links k where k.id = r.link_id)', '''partner''');

create trigger free_evenings_live_insert after insert on free_evenings referencing new table as new_rows
  for each statement execute function notify_live('free_evenings', 'null', 'r.user_id', '''owner''');
create trigger free_evenings_live_delete after delete on free_evenings referencing old table as old_rows
  for each statement execute function notify_live('free_evenings', 'null', 'r.user_id', '''owner''');
create trigger shared_evenings_live_insert after insert on shared_evenings referencing new table as new_rows
  for each statement execute function notify_live('free_evenings', 'null',
    '(select k.user_id_1 from partner_links k where k.id = r.link_id)', '''partner''');
create trigger shared_evenings_live_delete after delete on shared_evenings referencing old table as old_rows
  for each statement execute function notify_live('free_evenings', 'null',
    '(select k.user_id_1 from partner_links k where k.id = r.link_id)', '''partner''');
