-- Who may see a thing is one function per kind, and every change is told the same way: with its topic, what it is about,
-- and who could see it.
-- oldest node: 0021

-- Who may see a pin (RUL-82). As in 0017: a chain of conditions without a sub-select, so that PostgreSQL writes it into the
-- statement. modules/places/pins/pins.policy.ts says the same, and a test holds them together.
create function pin_visible(owner uuid, is_public boolean, is_prive boolean, is_hidden boolean, is_reported boolean,
                            viewer uuid, prive boolean, blocked uuid[])
returns boolean language sql immutable parallel safe
return coalesce(owner = viewer, false)
  or (not is_hidden and not is_reported and (is_public or (is_prive and prive)) and owner <> all (blocked));

-- The same for a row of place_search or search_sources, where `vis` tells what the flags of a pin come to. Imported places
-- have no owner: everybody sees them.
create function place_visible(owner uuid, vis smallint, viewer uuid, prive boolean, blocked uuid[])
returns boolean language sql immutable parallel safe
return owner is null or coalesce(owner = viewer, false)
  or ((vis = 0 or (vis = 1 and prive)) and owner <> all (blocked));

-- Who sees a thing in full: 'nobody', its 'owner', besides them the members entitled to Privé pins ('prive'), all 'members',
-- or 'everybody'. Said by the functions that decide for one viewer, so that there is no second list of conditions.
create function plan_audience(plan date_plans) returns text language sql immutable parallel safe as $$
  select case
    when plan_full(plan.user_id, plan.is_public, plan.is_prive, plan.is_hidden, plan.is_reported, plan.deleted_at, null, false, '{}') then 'everybody'
    when plan_full(plan.user_id, plan.is_public, plan.is_prive, plan.is_hidden, plan.is_reported, plan.deleted_at, null, true, '{}') then 'members'
    when plan_full(plan.user_id, plan.is_public, plan.is_prive, plan.is_hidden, plan.is_reported, plan.deleted_at, plan.user_id, false, '{}') then 'owner'
    else 'nobody' end
$$;
create function pin_audience(pin dropped_pins) returns text language sql immutable parallel safe as $$
  select case
    when pin_visible(pin.user_id, pin.is_public, pin.is_prive, pin.is_hidden, pin.is_reported, null, false, '{}') then 'everybody'
    when pin_visible(pin.user_id, pin.is_public, pin.is_prive, pin.is_hidden, pin.is_reported, null, true, '{}') then 'prive'
    else 'owner' end
$$;

-- What a saver may see of their copy of a deleted plan (RUL-116): what they could see of the plan in the moment before.
-- copyVisibility (modules/plans/plans.policy.ts) says the same, and a test holds them together.
create function copy_full(creator uuid, audience text, withheld boolean, saver uuid, member boolean)
returns boolean language sql immutable parallel safe
return coalesce(creator = saver, false)
  or (not withheld and coalesce(audience = 'everybody' or (audience = 'members' and member), false));
create function copy_locked(creator uuid, audience text, withheld boolean, saver uuid, member boolean)
returns boolean language sql immutable parallel safe
return creator is distinct from saver and not withheld and not member and coalesce(audience = 'members', false);

drop trigger date_plans_last_audience_update on date_plans;
drop trigger date_plans_last_audience_delete on date_plans;
alter table saved_date_plans alter audience type text
  using (array['nobody', 'owner', 'members', 'everybody'])[audience + 1];
alter table saved_date_plans add check (audience in ('nobody', 'owner', 'members', 'everybody'));
create or replace function note_last_audience() returns trigger language plpgsql as $$
begin
  update saved_date_plans set audience = plan_audience(old) where date_plan_id = old.id;
  return null;
end $$;
create trigger date_plans_last_audience_update after update of deleted_at on date_plans
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function note_last_audience();
create trigger date_plans_last_audience_delete after delete on date_plans
  for each row when (old.deleted_at is null) execute function note_last_audience();

-- Live events anew: what one is about is a topic, a subject and an audience, whatever table it comes from. As in 0008 rows
-- hold ids only, are read by snapshot and kept for an hour; those kept now are gone, so that whoever is away starts afresh.
drop trigger date_plan_likes_live_insert on date_plan_likes;
drop trigger date_plan_likes_live_delete on date_plan_likes;
drop trigger saved_date_plans_live_insert on saved_date_plans;
drop trigger saved_date_plans_live_delete on saved_date_plans;
drop trigger date_plans_live_insert on date_plans;
drop trigger date_plans_live_update on date_plans;
drop trigger date_plans_live_delete on date_plans;
drop trigger dropped_pins_live_insert on dropped_pins;
drop trigger dropped_pins_live_update on dropped_pins;
drop trigger dropped_pins_live_unpublish on dropped_pins;
drop trigger dropped_pins_live_delete on dropped_pins;
drop trigger blocked_users_live_insert on blocked_users;
drop trigger blocked_users_live_delete on blocked_users;
drop trigger profiles_live_update on profiles;
drop trigger auth_sessions_live_delete on auth_sessions;
drop function tell_reactions, tell_plan_inserts, tell_plan_updates, tell_plan_deletes, tell_plans, tell_pins, tell_blocker,
  tell_member, tell_session_end, write_live_events, live_audience(timestamptz, boolean, boolean, boolean, boolean);
drop table live_events;
create table live_events (
  tx xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  -- 'everything': too much for one by one.
  topic text not null,
  -- What changed. Null: the topic alone is told, as a hint.
  subject uuid,
  -- Whose it is, or whom it concerns. Null: nobody's, or too many people's.
  owner uuid,
  -- Who could see the subject before the change; of a hint: whom it is told.
  audience text not null check (audience in ('nobody', 'owner', 'prive', 'members', 'everybody')),
  created_at timestamptz not null default now(),
  -- Serves: every transaction that a reader's last snapshot could not see, and what this one has told already.
  primary key (tx, id)
);
-- Serves: the sweep of events older than an hour.
create index live_events_created_at on live_events (created_at);
update live_swept set up_to = pg_current_xact_id();

-- Writes events, the same one once per transaction and at most 200: past that one 'everything' stands for all the rest, so
-- that an import or the end of a well-read account floods nobody.
--
-- Waking the readers: committing with a NOTIFY waits for every other such commit, which would put all likes in one queue. So
-- of likes under way at one time only one notifies; readers look again shortly after each find, and at least once a second.
create function write_live_events(of_topic text, subjects uuid[], owners uuid[], audiences text[])
returns void language plpgsql as $$
declare
  written int := coalesce(nullif(current_setting('liora.live_events', true), ''), '0')::int;
  added int;
begin
  if written > 200 or cardinality(subjects) = 0 then return; end if;
  if written + cardinality(subjects) > 200 then
    insert into live_events (topic, audience) values ('everything', 'everybody');
    added := 201;
  else
    insert into live_events (topic, subject, owner, audience)
      select of_topic, told.* from unnest(subjects, owners, audiences) told (subject, owner, audience)
      where not exists (
        select from live_events e where e.tx = pg_current_xact_id() and e.topic = of_topic and e.audience = told.audience
          and e.subject is not distinct from told.subject and e.owner is not distinct from told.owner);
    get diagnostics added = row_count;
  end if;
  if added = 0 then return; end if;
  perform set_config('liora.live_events', (written + added)::text, true);
  if of_topic <> 'reactions' or pg_try_advisory_xact_lock(20261123, 0) then
    perform pg_notify('liora_live', '');
  end if;
end $$;

-- The one trigger behind every topic, after each statement. Its arguments are the topic and expressions over a row `r`: the
-- subject (or null), the owner (or null), the audience, and what has to differ for an update to count (all of it if left out).
create function notify_live() returns trigger language plpgsql as $$
declare
  parts constant text := format('select %s as subject, %s as owner, %s as audience, %s as looks from ', tg_argv[1], tg_argv[2],
                                tg_argv[3], coalesce(tg_argv[4], 'r'));
  changed text;
  subjects uuid[];
  owners uuid[];
  audiences text[];
begin
  -- A change is told to whoever could see the subject before it or can after it: where neither is anybody, to nobody.
  changed := case
    when tg_op = 'INSERT' then format('select subject, owner, ''nobody'' as audience, audience as now from (%s new_rows r) n', parts)
    when tg_op = 'DELETE' then format('select subject, owner, audience, ''nobody'' as now from (%s old_rows r) o', parts)
    when tg_argv[1] = 'null' then format('select null::uuid as subject, owner, audience, audience as now from (%s old_rows r union all %s new_rows r) r', parts, parts)
    else format('select n.subject, n.owner, o.audience, n.audience as now from (%s old_rows r) o join (%s new_rows r) n
                 using (subject) where o.looks is distinct from n.looks', parts, parts) end;
  if tg_argv[1] = 'null' then
    -- A hint has no before and after, and is everybody's or somebody's.
    changed := format('select distinct null::uuid as subject, case when told <> ''everybody'' then owner end as owner, told as audience
      from (select owner, case audience when ''nobody'' then now else audience end as told from (%s) c) h where told <> ''nobody'' limit 201', changed);
  else
    changed := format('select distinct subject, owner, audience from (%s) c where audience <> ''nobody'' or now <> ''nobody'' limit 201', changed);
  end if;
  execute format('select coalesce(array_agg(subject), ''{}''), array_agg(owner), array_agg(audience) from (%s) c', changed)
    into subjects, owners, audiences;
  perform write_live_events(tg_argv[0], subjects, owners, audiences);
  return null;
end $$;

create trigger date_plans_live_insert after insert on date_plans referencing new table as new_rows
  for each statement execute function notify_live('plans', 'r.id', 'r.user_id', 'plan_audience(r::date_plans)');
create trigger date_plans_live_update after update on date_plans referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('plans', 'r.id', 'r.user_id', 'plan_audience(r::date_plans)');
create trigger date_plans_live_delete after delete on date_plans referencing old table as old_rows
  for each statement execute function notify_live('plans', 'r.id', 'r.user_id', 'plan_audience(r::date_plans)');

-- Counts are told as far as the plan can be seen when they are read; by whom they changed is nobody's business.
create trigger date_plan_likes_live_insert after insert on date_plan_likes referencing new table as new_rows
  for each statement execute function notify_live('reactions', 'r.date_plan_id', 'null::uuid', '''everybody''');
create trigger date_plan_likes_live_delete after delete on date_plan_likes referencing old table as old_rows
  for each statement execute function notify_live('reactions', 'r.date_plan_id', 'null::uuid', '''everybody''');
create trigger saved_date_plans_live_insert after insert on saved_date_plans referencing new table as new_rows
  for each statement execute function notify_live('reactions', 'r.date_plan_id', 'null::uuid', '''everybody''');
create trigger saved_date_plans_live_delete after delete on saved_date_plans referencing old table as old_rows
  for each statement execute function notify_live('reactions', 'r.date_plan_id', 'null::uuid', '''everybody''');

-- Pins: one hint per transaction for all who can see what changed, whatever it was (RT-01, RUL-98).
create trigger dropped_pins_live_insert after insert on dropped_pins referencing new table as new_rows
  for each statement execute function notify_live('pins', 'null', 'r.user_id', 'pin_audience(r::dropped_pins)');
create trigger dropped_pins_live_update after update on dropped_pins referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('pins', 'null', 'r.user_id', 'pin_audience(r::dropped_pins)');
create trigger dropped_pins_live_delete after delete on dropped_pins referencing old table as old_rows
  for each statement execute function notify_live('pins', 'null', 'r.user_id', 'pin_audience(r::dropped_pins)');

-- What one person may see changed: told to nobody else, least of all to whom they block (RUL-22).
create trigger blocked_users_live_insert after insert on blocked_users referencing new table as new_rows
  for each statement execute function notify_live('blocks', 'null', 'r.blocker_user_id', '''owner''');
create trigger blocked_users_live_delete after delete on blocked_users referencing old table as old_rows
  for each statement execute function notify_live('blocks', 'null', 'r.blocker_user_id', '''owner''');
create trigger profiles_live_update after update on profiles referencing old table as old_rows new table as new_rows
  for each statement execute function notify_live('membership', 'r.user_id', 'r.user_id', '''owner''',
    '(r.membership_tier, r.subscription_status, r.subscription_end_date, r.trial_status, r.admin_managed_tier)');
-- Sessions that run out by themselves are told to nobody: streams look at their session once a minute anyway.
create trigger auth_sessions_live_delete after delete on auth_sessions referencing old table as old_rows
  for each statement execute function notify_live('session', 'null', 'r.user_id',
    'case when r.expires_at > now() then ''owner'' else ''nobody'' end');
