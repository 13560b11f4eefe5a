-- Who may see a plan, one function per answer. Each is one chain of conditions without a sub-select, so that PostgreSQL writes
-- it into the statement and the indexes serve it; whom the viewer blocks comes as an array. `viewer` is null for visitors.
-- modules/plans/planSight.policy.ts calls them; planVisibility (plans.policy.ts) says the same, and a test holds them together.

-- In full: what its address shows.
create function plan_full(creator uuid, is_public boolean, is_prive boolean, is_hidden boolean, is_reported boolean,
                          deleted_at timestamptz, viewer uuid, member boolean, blocked uuid[])
returns boolean language sql immutable parallel safe
return deleted_at is null
  and (coalesce(creator = viewer, false)
       or (not is_hidden and not is_reported and (is_public or (is_prive and member)) and creator <> all (blocked)));

-- In lists: in full, less own plans under review, which only their creator's own list shows.
create function plan_listed(creator uuid, is_public boolean, is_prive boolean, is_hidden boolean, is_reported boolean,
                            deleted_at timestamptz, viewer uuid, member boolean, blocked uuid[])
returns boolean language sql immutable parallel safe
return deleted_at is null and not is_hidden and not is_reported
  and (is_public or (is_prive and member) or coalesce(creator = viewer, false)) and creator <> all (blocked);

-- As a locked card.
create function plan_locked(creator uuid, is_prive boolean, is_hidden boolean, is_reported boolean, deleted_at timestamptz,
                            viewer uuid, member boolean, blocked uuid[])
returns boolean language sql immutable parallel safe
return deleted_at is null and not is_hidden and not is_reported and is_prive and not member
  and creator is distinct from viewer and creator <> all (blocked);

create or replace function is_published(plan date_plans) returns boolean language sql immutable as $$
  select plan_listed(plan.user_id, plan.is_public, plan.is_prive, plan.is_hidden, plan.is_reported, plan.deleted_at,
                     null, true, '{}')
$$;

-- As in 0008: 0 nobody, 1 its creator, 2 members, 3 everybody.
create or replace function live_audience(deleted_at timestamptz, is_hidden boolean, is_reported boolean, is_public boolean, is_prive boolean)
returns smallint language sql immutable parallel safe
return (case
  when plan_full('00000000-0000-0000-0000-000000000000', is_public, is_prive, is_hidden, is_reported, deleted_at, null, false, '{}') then 3
  when plan_full('00000000-0000-0000-0000-000000000000', is_public, is_prive, is_hidden, is_reported, deleted_at, null, true, '{}') then 2
  when plan_full('00000000-0000-0000-0000-000000000000', is_public, is_prive, is_hidden, is_reported, deleted_at, '00000000-0000-0000-0000-000000000000', false, '{}') then 1
  else 0 end)::smallint;

-- Counts of each plan, kept by triggers: a card reads them, whatever they have grown to. A table of their own, because a row
-- of date_plans stands in many indexes.
create table date_plan_counts (
  date_plan_id uuid primary key references date_plans on delete cascade,
  like_count integer not null default 0 check (like_count >= 0),
  save_count integer not null default 0 check (save_count >= 0)
);

-- The places of each plan, with what the plans of a place are sorted by.
create table date_plan_stops (
  date_plan_id uuid not null references date_plans on delete cascade,
  place_id text not null,
  like_count integer not null,
  created_at timestamptz not null,
  primary key (date_plan_id, place_id)
);
-- Serves: the plans with this place, most liked first.
create index date_plan_stops_place on date_plan_stops (place_id, like_count desc, created_at desc, date_plan_id);

insert into date_plan_counts
  select p.id, (select count(*) from date_plan_likes l where l.date_plan_id = p.id),
         (select count(*) from saved_date_plans s where s.date_plan_id = p.id)
  from date_plans p;

create function write_plan_stops(plan date_plans) returns void language sql as $$
  insert into date_plan_stops (date_plan_id, place_id, like_count, created_at)
  select distinct plan.id, stop ->> 'place_id', c.like_count, plan.created_at
  from jsonb_array_elements(plan.places) stop join date_plan_counts c on c.date_plan_id = plan.id
  where stop ->> 'place_id' not like 'custom\_%'
$$;
select write_plan_stops(p) from date_plans p;

-- A like locks the counts before the stops, and so does this.
create function keep_plan_stops() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into date_plan_counts (date_plan_id) values (new.id);
  elsif new.places = old.places then
    return null;
  else
    perform 1 from date_plan_counts where date_plan_id = new.id for update;
    delete from date_plan_stops where date_plan_id = new.id;
  end if;
  perform write_plan_stops(new);
  return null;
end $$;
create trigger date_plans_stops after insert or update of places on date_plans
  for each row execute function keep_plan_stops();

create function count_plan_like() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
  plan uuid := case tg_op when 'INSERT' then new.date_plan_id else old.date_plan_id end;
begin
  update date_plan_counts set like_count = like_count + step where date_plan_id = plan;
  update date_plan_stops set like_count = like_count + step where date_plan_id = plan;
  return null;
end $$;
create trigger date_plan_likes_count after insert or delete on date_plan_likes
  for each row execute function count_plan_like();

create function count_plan_save() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
  plan uuid := case tg_op when 'INSERT' then new.date_plan_id else old.date_plan_id end;
begin
  update date_plan_counts set save_count = save_count + step where date_plan_id = plan;
  return null;
end $$;
create trigger saved_date_plans_count after insert or delete on saved_date_plans
  for each row execute function count_plan_save();

create or replace view v_date_plans_enriched as
select p.id, p.user_id, p.title, p.description, p.places, p.latitude, p.longitude, p.location_name, p.tags, p.theme,
       p.is_public, p.is_prive, p.is_hidden, p.is_reported, p.created_at, p.updated_at, p.deleted_at,
       f.username, f.profile_photo_url,
       case when f.is_public_profile then f.bio end as bio,
       f.membership_tier,
       c.like_count, c.save_count
from date_plans p
join profiles f on f.user_id = p.user_id
join date_plan_counts c on c.date_plan_id = p.id;

-- Where a plan lies, as the number of a cell of a quarter of a degree; modules/plans/lists/planCells.rules.ts counts alike.
create function plan_cell(latitude float8, longitude float8) returns integer language sql immutable parallel safe
return floor((latitude + 90) * 4)::int * 1440 + floor((longitude + 180) * 4)::int % 1440;

-- All tags as one text that a part of a tag is looked for in; U+001F stands between them.
create function tag_words(tags text[]) returns text language sql immutable parallel safe
as $$ select lower(array_to_string(tags, E'\x1f')) $$;

alter table date_plans
  add cell integer generated always as (plan_cell(latitude, longitude)) stored,
  add tag_words text generated always as (tag_words(tags)) stored;
-- Whether a cell or a tag is full or empty decides how a list is best read.
alter table date_plans alter cell set statistics 1000, alter tag_words set statistics 1000;

drop index date_plans_newest, date_plans_where, date_plans_places, date_plans_user, saved_date_plans_newest;
-- Serves: lists newest first, and their counts without a look at the rows.
create index date_plans_newest on date_plans (created_at desc, id desc)
  include (user_id, is_public, is_prive, latitude, longitude)
  where deleted_at is null and not is_hidden and not is_reported;
-- Serves: plans near a known location and their counts: the cells around it, before the exact distance.
create index date_plans_cell on date_plans (cell, created_at desc, id desc)
  include (user_id, is_public, is_prive, latitude, longitude)
  where deleted_at is null and not is_hidden and not is_reported;
-- Serves: plans with a part of a tag.
create index date_plans_tags on date_plans using gin (tag_words gin_trgm_ops)
  where deleted_at is null and not is_hidden and not is_reported;
-- Serves: the shelf of locked cards.
create index date_plans_prive on date_plans (created_at desc, id desc)
  where is_prive and deleted_at is null and not is_hidden and not is_reported;
-- Serves: the plans of one person, to themself and to others.
create index date_plans_user on date_plans (user_id, created_at desc, id desc) where deleted_at is null;
-- Serves: the saver's list, newest first.
create index saved_date_plans_newest on saved_date_plans (user_id, created_at desc, date_plan_id desc);
