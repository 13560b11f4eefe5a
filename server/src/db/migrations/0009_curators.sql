-- Totals of everybody who has published plans, kept by triggers, so that the ten most liked are read and never counted.
create table curator_totals (
  user_id uuid primary key references auth_users on delete cascade,
  total_date_plans integer not null default 0 check (total_date_plans >= 0),
  total_likes integer not null default 0 check (total_likes >= 0)
);
-- Serves: the curators with the most likes.
create index curator_totals_top on curator_totals (total_likes desc, total_date_plans desc, user_id)
  where total_date_plans > 0;

-- Whether a plan counts for its curator: others can see it.
create function is_published(plan date_plans) returns boolean language sql immutable as $$
  select (plan.is_public or plan.is_prive) and not plan.is_hidden and not plan.is_reported and plan.deleted_at is null
$$;

-- The lock comes first, in a statement of its own: what is counted afterwards includes every like that held it before.
create function recount_curator(curator uuid) returns void language plpgsql as $$
begin
  perform 1 from curator_totals where user_id = curator for update;
  update curator_totals set
    total_date_plans = (select count(*) from date_plans p where p.user_id = curator and is_published(p)),
    total_likes = (select count(*) from date_plans p join date_plan_likes l on l.date_plan_id = p.id
                   where p.user_id = curator and is_published(p))
  where user_id = curator;
end $$;

create function count_changed_plan() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform recount_curator(old.user_id);
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into curator_totals (user_id) values (new.user_id) on conflict do nothing;
  elsif is_published(old) = is_published(new) then
    return null;
  end if;
  perform recount_curator(new.user_id);
  return null;
end $$;
create trigger date_plans_curator after insert or update or delete on date_plans
  for each row execute function count_changed_plan();

create function count_changed_like() returns trigger language plpgsql as $$
declare
  liked record;
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
  curator uuid;
begin
  if tg_op = 'INSERT' then liked := new; else liked := old; end if;
  select user_id into curator from date_plans where id = liked.date_plan_id;
  -- The plan itself is being deleted: its own trigger counts anew.
  if not found then return null; end if;
  perform 1 from curator_totals where user_id = curator for update;
  update curator_totals set total_likes = total_likes + step
  where user_id = curator
    and exists (select 1 from date_plans p where p.id = liked.date_plan_id and is_published(p));
  return null;
end $$;
create trigger date_plan_likes_curator after insert or delete on date_plan_likes
  for each row execute function count_changed_like();

insert into curator_totals (user_id) select distinct user_id from date_plans;
select recount_curator(user_id) from curator_totals;
