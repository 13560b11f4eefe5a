-- What people tell of places: that something is wrong (a proposal, which an admin accepts into place_corrections or dismisses),
-- and that everything is still right (a confirmation).

create table place_proposals (
  id uuid primary key default gen_random_uuid(),
  -- Today's public id: a trigger follows when the place leads to another one.
  place_id text not null references places,
  kind text not null check (kind in ('closed', 'moved', 'wrong_hours')),
  note text check (char_length(note) <= 500),
  reported_by uuid references auth_users on delete set null,
  created_at timestamptz not null default now(),
  decision text check (decision in ('accept', 'dismiss')),
  decision_reason text,
  decided_by uuid references auth_users on delete set null,
  decided_at timestamptz,
  constraint place_proposals_decided check ((decision is null) = (decided_at is null)
    and (decision is null) = (decision_reason is null) and (decision is not null or decided_by is null))
);
-- Serves: one open proposal per person, place and kind.
create unique index place_proposals_open on place_proposals (reported_by, place_id, kind) where decision is null;
-- Serves: what waits for a decision, oldest first.
create index place_proposals_waiting on place_proposals (created_at, id) where decision is null;
-- Serves: the proposals of a place that is decided about or leads to another one.
create index place_proposals_place on place_proposals (place_id);
-- Serves: erasing an account, and the copy of somebody's data.
create index place_proposals_reporter on place_proposals (reported_by) where reported_by is not null;
create index place_proposals_decider on place_proposals (decided_by) where decided_by is not null;

create table place_confirmations (
  id bigint generated always as identity primary key,
  place_id text not null references places,
  confirmed_by uuid references auth_users on delete set null,
  confirmed_at timestamptz not null,
  day date not null
);
-- Serves: one confirmation per person, place and day.
create unique index place_confirmations_daily on place_confirmations (confirmed_by, place_id, day);
-- Serves: the newest confirmation of a place.
create index place_confirmations_newest on place_confirmations (place_id, confirmed_at desc);

-- Two places became one: so does what people said of them. Of what somebody said of both the place that stays has its own.
create function lead_place_facts() returns trigger language plpgsql as $$
begin
  delete from place_proposals o using place_proposals n
    where o.place_id = old.place_id and n.place_id = new.redirect_to and n.reported_by = o.reported_by and n.kind = o.kind
      and o.decision is null and n.decision is null;
  update place_proposals set place_id = new.redirect_to where place_id = old.place_id;
  delete from place_confirmations o using place_confirmations n
    where o.place_id = old.place_id and n.place_id = new.redirect_to and n.confirmed_by = o.confirmed_by and n.day = o.day;
  update place_confirmations set place_id = new.redirect_to where place_id = old.place_id;
  return null;
end $$;
create trigger places_facts_follow after update on places for each row
  when (new.redirect_to is not null and old.redirect_to is distinct from new.redirect_to)
  execute function lead_place_facts();
