-- Match decks: two hands of cards for a pair, dealt from a secret seed, and the votes on them. What both said yes to is told
-- to both from one moment on; every other vote is nobody's to know but its own voter's, and is erased at that moment.

create table match_decks (
  id uuid primary key default gen_random_uuid(),
  -- Who started it. Both know that there is one; with the link it goes.
  user_id uuid not null references auth_users on delete cascade,
  link_id uuid not null references partner_links on delete cascade,
  -- What both hands were drawn from: who knows it knows the other hand.
  seed bytea not null check (octet_length(seed) = 32),
  -- Both written down when it is dealt: that moment is noon of a Saturday there.
  time_zone text not null check (char_length(time_zone) <= 64),
  reveals_at timestamptz not null,
  -- When the votes that met none were erased, and both were told; a clock alone decides whether anything is shown.
  settled_at timestamptz check (settled_at >= reveals_at),
  request_id uuid not null,
  created_at timestamptz not null,
  unique (user_id, request_id)
);
-- Serves: the newest deck of a pair, and what they were dealt lately.
create index match_decks_newest on match_decks (link_id, created_at desc, id desc);
-- Serves: at most one deck of a pair waits; who starts one at the same time gets it.
create unique index match_decks_waiting on match_decks (link_id) where settled_at is null;
-- Serves: decks that are to be settled.
create index match_decks_due on match_decks (reveals_at) where settled_at is null;
-- Serves: the sweep of old ones.
create index match_decks_created on match_decks (created_at);

-- A card of one hand. Not voted, yes and no are alike in size, and each is one update of one row.
create table match_cards (
  id uuid primary key default gen_random_uuid(),
  deck_id uuid not null references match_decks on delete cascade,
  user_id uuid not null references auth_users on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('place', 'plan')),
  -- Id of the place or plan. No reference: what is gone is left out when a hand is shown.
  ref text not null check (char_length(ref) <= 80),
  vote character(1) not null default '-' check (vote in ('-', 'y', 'n'))
);
-- Serves: somebody's hand in its order.
create unique index match_cards_hand on match_cards (deck_id, user_id, position);
-- Serves: the same card in the other hand; no hand has it twice.
create unique index match_cards_ref on match_cards (deck_id, ref, kind, user_id);
-- Serves: erasing an account, and somebody's copy of their data.
create index match_cards_person on match_cards (user_id);

-- Both hear of a deck; of a vote nobody but its voter's other devices.
create trigger match_decks_live_insert after insert on match_decks referencing new table as new_rows
  for each statement execute function notify_live('match', 'null', 'r.user_id', '''partner''');
create trigger match_decks_live_update after update on match_decks referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('match', 'null', 'r.user_id', '''partner''');
create trigger match_decks_live_delete after delete on match_decks referencing old table as old_rows
  for each statement execute function notify_live('match', 'null', 'r.user_id', '''partner''');
create trigger match_cards_live_update after update on match_cards referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('match', 'null', 'r.user_id', '''owner''');
