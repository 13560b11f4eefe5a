-- Live events: what changed, for the streams of every node. Triggers write a row in the changing transaction; the one
-- reader of each node (modules/live) is woken by NOTIFY, reads what its last snapshot could not see, and looks the rest
-- up as it is by then. Rows hold ids only. Kept for an hour.
create table live_events (
  tx xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  kind text not null check (kind in ('plan', 'reactions', 'pins', 'blocks', 'membership', 'session', 'many')),
  plan_id uuid,
  -- Creator of the plan; or whom it concerns alone: the blocker, the member, the owner of the session.
  person_id uuid,
  -- Of 'plan': who could see the plan before, as live_audience says.
  audience_before smallint,
  created_at timestamptz not null default now(),
  -- Serves: every transaction that a reader's last snapshot could not see.
  primary key (tx, id)
);
-- Serves: the sweep of events older than an hour.
create index live_events_created_at on live_events (created_at);

-- The newest transaction whose events were swept: whoever last looked before it has missed something.
create table live_swept (
  only_row boolean primary key default true check (only_row),
  up_to xid8 not null
);
insert into live_swept (up_to) values ('0');

-- Who sees a plan in full: 0 nobody, 1 its creator, 2 members, 3 everybody. The policy that says it per viewer is
-- planVisibility (modules/plans/plans.policy.ts); a test holds the two together.
create function live_audience(deleted_at timestamptz, is_hidden boolean, is_reported boolean, is_public boolean, is_prive boolean)
returns smallint language sql immutable parallel safe
return (case when deleted_at is not null then 0 when is_hidden or is_reported then 1
             when is_prive then 2 when is_public then 3 else 1 end)::smallint;

-- Writes events, at most 200 per transaction: past that one 'many' stands for all the rest, so that an import or the
-- end of a well-read account floods nobody.
--
-- Waking the readers: committing with a NOTIFY waits for every other such commit, which would put all likes in one
-- queue. So of likes under way at one time only one notifies; readers look again shortly after each find, and at least
-- once a second.
create function write_live_events(of_kind text, plans uuid[], persons uuid[], befores smallint[])
returns void language plpgsql as $$
declare
  written int := coalesce(nullif(current_setting('liora.live_events', true), ''), '0')::int;
  total int := written + greatest(cardinality(plans), cardinality(persons));
begin
  if total = written or written > 200 then return; end if;
  perform set_config('liora.live_events', total::text, true);
  if total > 200 then
    insert into live_events (kind) values ('many');
  else
    insert into live_events (kind, plan_id, person_id, audience_before)
      select of_kind, * from unnest(plans, persons, befores);
  end if;
  if of_kind <> 'reactions' or pg_try_advisory_xact_lock(20261121, 0) then
    perform pg_notify('liora_live', '');
  end if;
end $$;

create function tell_reactions() returns trigger language plpgsql as $$
begin
  perform write_live_events('reactions', array(select distinct date_plan_id from changed limit 201), '{}', '{}');
  return null;
end $$;
create trigger date_plan_likes_live_insert after insert on date_plan_likes referencing new table as changed
  for each statement execute function tell_reactions();
create trigger date_plan_likes_live_delete after delete on date_plan_likes referencing old table as changed
  for each statement execute function tell_reactions();
create trigger saved_date_plans_live_insert after insert on saved_date_plans referencing new table as changed
  for each statement execute function tell_reactions();
create trigger saved_date_plans_live_delete after delete on saved_date_plans referencing old table as changed
  for each statement execute function tell_reactions();

create function tell_plans(ids uuid[], creators uuid[], befores smallint[]) returns void language sql as $$
  select write_live_events('plan', coalesce(ids, '{}'), coalesce(creators, '{}'), coalesce(befores, '{}'))
$$;
create function tell_plan_inserts() returns trigger language plpgsql as $$
begin
  perform tell_plans(array_agg(n.id), array_agg(n.user_id), array_agg(0::smallint)) from new_rows n
  where live_audience(n.deleted_at, n.is_hidden, n.is_reported, n.is_public, n.is_prive) > 0;
  return null;
end $$;
create function tell_plan_updates() returns trigger language plpgsql as $$
begin
  perform tell_plans(array_agg(id), array_agg(user_id), array_agg(before)) from (
    select n.id, n.user_id, live_audience(o.deleted_at, o.is_hidden, o.is_reported, o.is_public, o.is_prive) as before,
           live_audience(n.deleted_at, n.is_hidden, n.is_reported, n.is_public, n.is_prive) as after
    from new_rows n join old_rows o using (id) where n is distinct from o) changed
  where before > 0 or after > 0;
  return null;
end $$;
create function tell_plan_deletes() returns trigger language plpgsql as $$
begin
  perform tell_plans(array_agg(o.id), array_agg(o.user_id),
                     array_agg(live_audience(o.deleted_at, o.is_hidden, o.is_reported, o.is_public, o.is_prive)))
  from old_rows o where live_audience(o.deleted_at, o.is_hidden, o.is_reported, o.is_public, o.is_prive) > 0;
  return null;
end $$;
create trigger date_plans_live_insert after insert on date_plans referencing new table as new_rows
  for each statement execute function tell_plan_inserts();
create trigger date_plans_live_update after update on date_plans referencing old table as old_rows new table as new_rows
  for each statement execute function tell_plan_updates();
create trigger date_plans_live_delete after delete on date_plans referencing old table as old_rows
  for each statement execute function tell_plan_deletes();

-- Public pins: one hint per transaction, whatever it changed (RT-01).
create function tell_pins() returns trigger language plpgsql as $$
begin
  if current_setting('liora.live_pins', true) = 'told' or not exists (select from changed where is_public) then
    return null;
  end if;
  perform set_config('liora.live_pins', 'told', true);
  insert into live_events (kind) values ('pins');
  perform pg_notify('liora_live', '');
  return null;
end $$;
create trigger dropped_pins_live_insert after insert on dropped_pins referencing new table as changed
  for each statement execute function tell_pins();
-- Two triggers: a pin that becomes public and one that ceases to be.
create trigger dropped_pins_live_update after update on dropped_pins referencing new table as changed
  for each statement execute function tell_pins();
create trigger dropped_pins_live_unpublish after update on dropped_pins referencing old table as changed
  for each statement execute function tell_pins();
create trigger dropped_pins_live_delete after delete on dropped_pins referencing old table as changed
  for each statement execute function tell_pins();

-- What one person may see changed: told to nobody else, least of all to whom they block (RUL-22).
create function tell_blocker() returns trigger language plpgsql as $$
begin
  perform write_live_events('blocks', '{}', array(select distinct blocker_user_id from changed limit 201), '{}');
  return null;
end $$;
create trigger blocked_users_live_insert after insert on blocked_users referencing new table as changed
  for each statement execute function tell_blocker();
create trigger blocked_users_live_delete after delete on blocked_users referencing old table as changed
  for each statement execute function tell_blocker();

create function tell_member() returns trigger language plpgsql as $$
begin
  perform write_live_events('membership', '{}', array(
    select n.user_id from new_rows n join old_rows o using (user_id)
    where (n.membership_tier, n.subscription_status, n.subscription_end_date, n.trial_status, n.admin_managed_tier)
      is distinct from (o.membership_tier, o.subscription_status, o.subscription_end_date, o.trial_status, o.admin_managed_tier)
    limit 201), '{}');
  return null;
end $$;
create trigger profiles_live_update after update on profiles referencing old table as old_rows new table as new_rows
  for each statement execute function tell_member();

-- Sessions that run out by themselves are told to nobody: streams look at their session once a minute anyway.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform write_live_events('session', '{}',
    array(select distinct user_id from changed where expires_at > now() limit 200), '{}');
  return null;
end $$;
create trigger auth_sessions_live_delete after delete on auth_sessions referencing old table as changed
  for each statement execute function tell_session_end();
