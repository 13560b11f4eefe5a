-- Shared memories (RUL-42, ENT-27): what somebody shows to whoever has a link, as it was when they made the link.

create table memory_shares (
  id uuid primary key default gen_random_uuid(),
  -- Hash of the code in its link. The code itself is made of the id, so nothing that opens it is stored (RUL-108).
  code_hash text not null,
  user_id uuid not null references auth_users on delete cascade,
  memory_id uuid not null references date_memories on delete cascade,
  place_name text not null check (char_length(place_name) between 1 and 120),
  date_completed date not null,
  rating smallint not null check (rating between 1 and 10),
  reflection text check (char_length(reflection) <= 2000),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- Chosen by the client, so that a second press makes nothing twice.
  request_id uuid not null,
  created_at timestamptz not null default now(),
  constraint memory_shares_code_key unique (code_hash),
  constraint memory_shares_request_key unique (user_id, request_id)
);
-- Serves: the links of a memory, newest first; erasing it.
create index memory_shares_memory on memory_shares (memory_id, created_at desc, id desc);
-- Serves: the sweep of links that have ended.
create index memory_shares_ended on memory_shares (least(revoked_at, expires_at));
create trigger memory_shares_photos after delete on memory_shares referencing old table as gone
  for each statement execute function loosen_photos('shared_memory');

-- The link that a memory was added by: nobody adds one twice.
alter table date_memories add column claimed_share uuid references memory_shares on delete set null;
create unique index date_memories_claimed on date_memories (user_id, claimed_share) where claimed_share is not null;
-- Serves: a link that is erased.
create index date_memories_claimed_share on date_memories (claimed_share) where claimed_share is not null;

-- A hint that a link is there or has ended: to the two whose memory it is.
create trigger memory_shares_live_insert after insert on memory_shares referencing new table as new_rows
  for each statement execute function notify_live('memories', 'null', 'r.user_id',
    'case when exists (select from date_memories m where m.id = r.memory_id and m.link_id is not null) then ''partner'' else ''owner'' end');
create trigger memory_shares_live_update after update on memory_shares referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('memories', 'null', 'r.user_id',
    'case when exists (select from date_memories m where m.id = r.memory_id and m.link_id is not null) then ''partner'' else ''owner'' end');
