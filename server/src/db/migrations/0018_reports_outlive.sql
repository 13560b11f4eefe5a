-- Reports outlive who made them and whom they are about: as data without a name. They used to go with their reporter, and
-- what they had hidden stayed hidden with nothing in the queue.
alter table date_plan_reports
  alter reporter_user_id drop not null,
  alter reported_user_id drop not null,
  drop constraint date_plan_reports_reporter_user_id_fkey,
  drop constraint date_plan_reports_reported_user_id_fkey,
  add constraint date_plan_reports_reporter_user_id_fkey foreign key (reporter_user_id) references auth_users on delete set null,
  add constraint date_plan_reports_reported_user_id_fkey foreign key (reported_user_id) references auth_users on delete set null,
  -- Whether it hides what it is about: further ones than ten a day only queue (RUL-120).
  add hides boolean not null default true,
  -- A keyed hash of the reporter's network, to tell three networks apart.
  add reporter_network text;
alter table reports
  alter reporter_user_id drop not null,
  alter reported_user_id drop not null,
  drop constraint reports_reporter_user_id_fkey,
  drop constraint reports_reported_user_id_fkey,
  add constraint reports_reporter_user_id_fkey foreign key (reporter_user_id) references auth_users on delete set null,
  add constraint reports_reported_user_id_fkey foreign key (reported_user_id) references auth_users on delete set null,
  add hides boolean not null default true,
  add reporter_network text;

create or replace view all_reports as
select id, 'plan' as content_type, date_plan_id as content_id, reporter_user_id, reported_user_id, reason, details,
       content_title, decision_id, created_at, hides, reporter_network
from date_plan_reports
union all
select id, content_type, content_id, reporter_user_id, reported_user_id, reason, details, content_title, decision_id,
       created_at, hides, reporter_network
from reports;

-- What a saver may see of their copy once the plan is gone (RUL-116): the audience, as live_audience counts it, that the
-- plan had in the moment before. Null while there is the plan itself.
alter table saved_date_plans add audience smallint;
update saved_date_plans s set audience = live_audience(null, p.is_hidden, p.is_reported, p.is_public, p.is_prive)
  from date_plans p where p.id = s.date_plan_id and p.deleted_at is not null;
-- Of plans that went before this was noted nothing is known but that their savers saw them.
update saved_date_plans s set audience = 3
  where not exists (select from date_plans p where p.id = s.date_plan_id);

create function note_last_audience() returns trigger language plpgsql as $$
begin
  update saved_date_plans
    set audience = live_audience(null, old.is_hidden, old.is_reported, old.is_public, old.is_prive)
    where date_plan_id = old.id;
  return null;
end $$;
create trigger date_plans_last_audience_update after update of deleted_at on date_plans
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function note_last_audience();
create trigger date_plans_last_audience_delete after delete on date_plans
  for each row when (old.deleted_at is null) execute function note_last_audience();

-- As in 0008, under a lock number of its own (db/locks.ts): it shared that of searches and of billing.
create or replace function write_live_events(of_kind text, plans uuid[], persons uuid[], befores smallint[])
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
  if of_kind <> 'reactions' or pg_try_advisory_xact_lock(20261123, 0) then
    perform pg_notify('liora_live', '');
  end if;
end $$;
