-- Notifications as a list: one line per thread, reading and removing that can be taken back, and other devices follow
-- (NOTIF-06, RUL-41).

alter table notifications
  -- What belongs together is one line: its latest news takes the place of those before. Null: a line of its own.
  add column thread text check (char_length(thread) between 1 and 120),
  -- The press of 'mark all' that read it, by which the same press is taken back. Null: unread, or read by itself.
  add column read_mark uuid,
  -- Taken out; can be brought back for ten minutes, then a sweep removes it. Nobody is shown it meanwhile.
  add column removed_at timestamptz,
  -- Whether its owner wanted such ones in their list when it came.
  add column in_app boolean not null default true;

-- Serves: the one line of a thread.
create unique index notifications_thread on notifications (user_id, from_user_id, thread) nulls not distinct
  where thread is not null;
-- Serves: what somebody has not read.
create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null and removed_at is null;
-- Serves: taking back 'mark all'.
create index notifications_read_mark on notifications (read_mark) where read_mark is not null;
-- Serves: the sweep of old ones.
create index notifications_created on notifications (created_at);
-- Serves: the sweep of what was taken out more than ten minutes ago.
create index notifications_removed on notifications (removed_at) where removed_at is not null;
-- Serves: erasing an account, and the end of a block.
drop index notifications_from;
create index notifications_from on notifications (from_user_id, user_id) where from_user_id is not null;

-- What somebody chose of their notifications; without a row all is as it is by default.
create table notification_settings (
  user_id uuid primary key references auth_users on delete cascade,
  -- 'type.channel' to true or false, of what was ever chosen: two devices that change two of them lose neither.
  choices jsonb not null default '{}',
  -- Nothing interrupts between these, by the clock of the zone. Minutes of the day.
  quiet boolean not null default true,
  quiet_from smallint not null default 1320 check (quiet_from between 0 and 1425 and quiet_from % 15 = 0),
  quiet_until smallint not null default 480 check (quiet_until between 0 and 1425 and quiet_until % 15 = 0),
  -- IANA name; null until a device has said where its person is.
  time_zone text check (char_length(time_zone) <= 64),
  digest boolean not null default false
);
create trigger notification_settings_live_insert after insert on notification_settings referencing new table as new_rows
  for each statement execute function notify_live('notifications', 'null', 'r.user_id', '''owner''');
create trigger notification_settings_live_update after update on notification_settings referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('notifications', 'null', 'r.user_id', '''owner''');

-- What came before a block is hidden by it; when the block ends it does not pour out (RUL-22).
create function forget_notifications_held() returns trigger language plpgsql as $$
begin
  delete from notifications n using old_rows o
    where n.from_user_id = o.blocked_user_id and n.user_id = o.blocker_user_id;
  return null;
end $$;
create trigger blocked_users_notifications after delete on blocked_users referencing old table as old_rows
  for each statement execute function forget_notifications_held();

-- A hint to whose they are. What is swept after it was taken out is no news.
create trigger notifications_live_insert after insert on notifications referencing new table as new_rows
  for each statement execute function notify_live('notifications', 'null', 'r.user_id', '''owner''');
create trigger notifications_live_update after update on notifications referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('notifications', 'null', 'r.user_id', '''owner''');
create trigger notifications_live_delete after delete on notifications referencing old table as old_rows
  for each statement execute function notify_live('notifications', 'null', 'r.user_id',
    'case when r.removed_at is null then ''owner'' else ''nobody'' end');
