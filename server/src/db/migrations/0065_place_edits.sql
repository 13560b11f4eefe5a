-- What admins edit of imported places (RUL-95, docs/decisions/0050). What is set lies in place_corrections, which no import
-- touches; here is what each edit changed of it, so that it can be taken back.

create table place_edits (
  id bigint generated always as identity primary key,
  -- The id of the record. It stays when that is led on to another one.
  place_id text not null references places,
  edited_by uuid references auth_users on delete set null,
  edited_at timestamptz not null,
  -- By field: what was shown, and the columns that lay over the source's record; null: none did.
  before jsonb not null,
  after jsonb not null,
  reason text not null,
  undone_at timestamptz,
  undone_by uuid references auth_users on delete set null
);
-- Serves: the history of a place, newest first.
create index place_edits_place on place_edits (place_id, id desc);
-- Serve: erasing an account, and the copy of somebody's data.
create index place_edits_by on place_edits (edited_by) where edited_by is not null;
create index place_edits_undone_by on place_edits (undone_by) where undone_by is not null;

-- Serve: places that are closed, by their ids: those that their source has no longer, and those that people have closed.
create index venues_gone on venues (place_id) where gone_at is not null;
create index restaurants_gone on restaurants (place_id) where gone_at is not null;
create index place_corrections_closed on place_corrections (place_id) where fields ->> 'gone_at' is not null;

-- As in 0063; edits refer to a place, too.
create or replace function place_in_use(id text) returns boolean language sql stable as $$
  select exists (select from saved_places where place_id = $1) or exists (select from saved_places where saved_as = $1)
    or exists (select from date_plan_stops where place_id = $1) or exists (select from liora_reviews where place_id = $1)
    or exists (select from photos where venue_id = $1 and state = 'ready' and not is_hidden and not is_reported)
    or exists (select from bucket_items where place_id = $1) or exists (select from date_invitations where place_id = $1)
    or exists (select from date_memories where place_id = $1) or exists (select from place_corrections where place_id = $1)
    or exists (select from place_proposals where place_id = $1) or exists (select from place_edits where place_id = $1)
    or exists (select from place_confirmations where place_id = $1) or exists (select from places where redirect_to = $1)
    or exists (select from place_merges where from_place = $1) or exists (select from place_merges where to_place = $1)
    or exists (select from distinct_places where one = $1) or exists (select from distinct_places where other = $1)
$$;
