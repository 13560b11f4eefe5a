-- Notifications: what somebody is to learn of when they look at the bell (NOTIF-05, RUL-41). Only the server writes them, in
-- the transaction of what they are about.

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  -- Whose doing it was; with their account it goes. Null: nobody's.
  from_user_id uuid references auth_users (id) on delete cascade,
  type text not null,
  -- What its title and message are made of when it is read; ids and words, never a link that works.
  data jsonb not null,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
-- Serves: somebody's newest.
create index notifications_newest on notifications (user_id, created_at desc, id desc);
-- Serves: erasing an account.
create index notifications_from on notifications (from_user_id) where from_user_id is not null;
