-- Plans by their tags: a page of a list with a tag reads as many rows as it shows, however rare the tag is and however many
-- plans there are. Kept by triggers, in the transaction of the change.

-- Every tag that a listed plan has, once and in lower case: a selected tag is looked for as a part of these.
create table plan_tag_names (
  id integer generated always as identity primary key,
  name text not null unique
);
-- Serves: the tags that what somebody selected is part of.
create index plan_tag_names_parts on plan_tag_names using gin (name gin_trgm_ops) with (fastupdate = off);

-- One row for each tag of each plan that is neither deleted nor hidden nor reported, with what decides who sees the plan,
-- when and where it stands: lists with a tag are answered from an index alone.
create table date_plan_tags (
  date_plan_id uuid not null references date_plans on delete cascade,
  tag_id integer not null references plan_tag_names,
  user_id uuid not null,
  is_public boolean not null,
  is_prive boolean not null,
  created_at timestamptz not null,
  cell integer,
  latitude double precision,
  longitude double precision,
  primary key (date_plan_id, tag_id)
);
-- Serves: plans with a tag, newest first, and their count.
create index date_plan_tags_newest on date_plan_tags (tag_id, created_at desc, date_plan_id desc)
  include (user_id, is_public, is_prive);
-- Serves: plans with a tag near a known location and their count: the cells around it, before the exact distance.
create index date_plan_tags_cell on date_plan_tags (tag_id, cell, created_at desc, date_plan_id desc)
  include (user_id, is_public, is_prive, latitude, longitude) where cell is not null;

-- The tags' numbers, those of new names among them. They stay until this transaction ends: who takes unused names away
-- passes over what is locked here.
create function plan_tag_ids(tags text[]) returns integer[] language plpgsql as $$
declare
  names text[] := array(select distinct lower(tag) from unnest(tags) tag order by 1);
  ids integer[];
begin
  loop
    insert into plan_tag_names (name)
      select wanted from unnest(names) wanted where not exists (select from plan_tag_names n where n.name = wanted) order by 1
      on conflict do nothing;
    ids := array(select n.id from plan_tag_names n where n.name = any(names) order by n.name for key share);
    -- A name may have gone between the two.
    if cardinality(ids) = cardinality(names) then return ids; end if;
  end loop;
end $$;

create function keep_plan_tags() returns trigger language plpgsql as $$
declare
  ids integer[] := '{}';
begin
  if tg_op = 'UPDATE' and
     (old.tags, old.is_public, old.is_prive, old.is_hidden, old.is_reported, old.deleted_at, old.latitude, old.longitude, old.created_at)
     is not distinct from
     (new.tags, new.is_public, new.is_prive, new.is_hidden, new.is_reported, new.deleted_at, new.latitude, new.longitude, new.created_at)
  then return null; end if;
  if cardinality(new.tags) > 0 and new.deleted_at is null and not new.is_hidden and not new.is_reported then
    ids := plan_tag_ids(new.tags);
    insert into date_plan_tags (date_plan_id, tag_id, user_id, is_public, is_prive, created_at, cell, latitude, longitude)
      select new.id, id, new.user_id, new.is_public, new.is_prive, new.created_at, new.cell, new.latitude, new.longitude
      from unnest(ids) id
      on conflict (date_plan_id, tag_id) do update
        set is_public = excluded.is_public, is_prive = excluded.is_prive, created_at = excluded.created_at,
            cell = excluded.cell, latitude = excluded.latitude, longitude = excluded.longitude;
  end if;
  delete from date_plan_tags where date_plan_id = new.id and tag_id <> all (ids);
  return null;
end $$;
create trigger date_plans_tags after insert or update on date_plans
  for each row execute function keep_plan_tags();

-- A name that no listed plan has goes with the last one that had it, for it may say something about whoever wrote it. Names
-- that somebody else is just using or leaving are passed over, so that nobody waits for anybody; what two who leave at once
-- leave behind, the sweep of names takes (modules/plans/plans.jobs.ts). Locked in a statement before the one that looks again.
create function drop_unused_plan_tags(ids integer[]) returns void language plpgsql as $$
declare
  unused integer[] := array(
    select n.id from plan_tag_names n
    where n.id = any(ids) and not exists (select from date_plan_tags t where t.tag_id = n.id)
    for update skip locked);
begin
  if cardinality(unused) = 0 then return; end if;
  delete from plan_tag_names n
  where n.id = any(unused) and not exists (select from date_plan_tags t where t.tag_id = n.id);
end $$;

create function drop_left_plan_tags() returns trigger language plpgsql as $$
begin
  perform drop_unused_plan_tags(array(select distinct tag_id from gone));
  return null;
end $$;
create trigger date_plan_tags_unused after delete on date_plan_tags referencing old table as gone
  for each statement execute function drop_left_plan_tags();

insert into plan_tag_names (name)
  select distinct lower(tag) from date_plans p, unnest(p.tags) tag
  where p.deleted_at is null and not p.is_hidden and not p.is_reported;
insert into date_plan_tags (date_plan_id, tag_id, user_id, is_public, is_prive, created_at, cell, latitude, longitude)
  select distinct on (p.id, n.id) p.id, n.id, p.user_id, p.is_public, p.is_prive, p.created_at, p.cell, p.latitude, p.longitude
  from date_plans p, unnest(p.tags) tag, plan_tag_names n
  where n.name = lower(tag) and p.deleted_at is null and not p.is_hidden and not p.is_reported;
