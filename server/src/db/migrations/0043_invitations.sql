-- Date invitations (ENT-23, INV-01 to INV-16): who asks whom, where and when, and what became of it.

create table date_invitations (
  id uuid primary key default gen_random_uuid(),
  -- Hash of the code in its link. The code itself is made of the id, so nothing that opens it is stored (RUL-108).
  invitation_code text not null,
  sender_id uuid not null references auth_users on delete cascade,
  -- Who answered, or who alone may; with their account the name goes.
  recipient_id uuid references auth_users on delete set null,
  -- It was sent to one person: nobody else answers it, also when they are gone.
  for_one boolean not null default false,
  -- Whether it has expired is a question of time alone.
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
  responded_at timestamptz,
  response_notes text check (char_length(response_notes) <= 500),
  -- The server's own facts as they were.
  venue_name text not null,
  venue_address text,
  -- The earliest of the proposed times, then the chosen one.
  planned_date timestamptz,
  notes text check (char_length(notes) <= 500),
  -- What it leads to: the public id that it was made with, read as what that stands for today (current_place_id).
  place_id text check (place_id ~ '^[A-Za-z0-9_-]{1,80}$'),
  plan_id uuid references date_plans on delete set null,
  -- Its days are days of this zone.
  time_zone text not null,
  -- The end of its last day (RUL-38).
  expires_at timestamptz not null,
  called_off_at timestamptz,
  called_off_by text check (called_off_by in ('sender', 'recipient')),
  -- Chosen by the client, so that a second press makes nothing twice.
  request_id uuid not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint date_invitations_code_key unique (invitation_code),
  constraint date_invitations_request_key unique (sender_id, request_id),
  constraint date_invitations_not_self check (recipient_id <> sender_id),
  constraint date_invitations_answered check ((status = 'pending') = (responded_at is null)),
  constraint date_invitations_called_off check ((called_off_at is null) = (called_off_by is null))
);
-- Serves: what somebody sent, newest first.
create index date_invitations_sent on date_invitations (sender_id, created_at desc, id desc);
-- Serves: what somebody received, newest first; erasing an account.
create index date_invitations_received on date_invitations (recipient_id, created_at desc, id desc)
  where recipient_id is not null;
-- Serves: dates to come, of either side.
create index date_invitations_sent_dates on date_invitations (sender_id, expires_at) where status = 'accepted';
create index date_invitations_received_dates on date_invitations (recipient_id, expires_at) where status = 'accepted';
-- Serves: a plan that is erased.
create index date_invitations_plan on date_invitations (plan_id) where plan_id is not null;

-- The times that are proposed, one to five; none for an invitation without a date.
create table invitation_times (
  invitation_id uuid not null references date_invitations on delete cascade,
  starts_at timestamptz not null,
  primary key (invitation_id, starts_at)
);

-- Wishes for another time (RUL-40), and what the sender said to each.
create table invitation_requests (
  id uuid primary key default gen_random_uuid(),
  invitation_id uuid not null references date_invitations on delete cascade,
  user_id uuid not null references auth_users on delete cascade,
  suggested_at timestamptz,
  notes text check (char_length(notes) <= 500),
  reply text check (reply in ('accepted', 'suggested', 'kept')),
  replied_at timestamptz,
  created_at timestamptz not null default now()
);
-- Serves: the newest wish of an invitation, and of one person among them.
create index invitation_requests_newest on invitation_requests (invitation_id, created_at desc, id desc);
-- Serves: erasing an account.
create index invitation_requests_person on invitation_requests (user_id);

-- Whoever answered is gone: so are their words.
create function forget_recipient() returns trigger language plpgsql as $$
begin
  new.response_notes := null;
  return new;
end $$;
create trigger date_invitations_forget before update of recipient_id on date_invitations for each row
  when (old.recipient_id is not null and new.recipient_id is null) execute function forget_recipient();

-- A hint to sender and recipient, and to nobody else.
create trigger date_invitations_live_insert after insert on date_invitations referencing new table as new_rows
  for each statement execute function notify_live('invitations', 'null', 'r.sender_id', '''owner''');
create trigger date_invitations_live_update after update on date_invitations referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('invitations', 'null', 'r.sender_id', '''owner''');
create trigger date_invitations_live_received after insert on date_invitations referencing new table as new_rows
  for each statement execute function notify_live('invitations', 'null', 'r.recipient_id',
    'case when r.recipient_id is null then ''nobody'' else ''owner'' end');
create trigger date_invitations_live_answered after update on date_invitations referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('invitations', 'null', 'r.recipient_id',
    'case when r.recipient_id is null then ''nobody'' else ''owner'' end');
create trigger invitation_requests_live_insert after insert on invitation_requests referencing new table as new_rows
  for each statement execute function notify_live('invitations', 'null',
    '(select i.sender_id from date_invitations i where i.id = r.invitation_id)', '''owner''');
create trigger invitation_requests_live_update after update on invitation_requests
  referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('invitations', 'null', 'r.user_id', '''owner''');
create trigger invitation_requests_live_replied after update on invitation_requests
  referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('invitations', 'null',
    '(select i.sender_id from date_invitations i where i.id = r.invitation_id)', '''owner''');
