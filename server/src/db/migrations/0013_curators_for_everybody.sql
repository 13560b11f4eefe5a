-- What everybody may know of a curator is counted from public plans alone: a total that counts Privé plans, too, tells whose
-- a locked card is (RUL-09). Members go on reading the totals of both.
alter table curator_totals
  add public_date_plans integer not null default 0 check (public_date_plans >= 0),
  add public_likes integer not null default 0 check (public_likes >= 0);
-- Serves: the curators with the most likes, for visitors and non-members.
create index curator_totals_public_top on curator_totals (public_likes desc, public_date_plans desc, user_id)
  where public_date_plans > 0;

create or replace function recount_curator(curator uuid) returns void language plpgsql as $$
begin
  perform 1 from curator_totals where user_id = curator for update;
  update curator_totals t set total_date_plans = plans.every, public_date_plans = plans.open,
                              total_likes = likes.every, public_likes = likes.open
  from (select count(*) as every, count(*) filter (where p.is_public) as open
        from date_plans p where p.user_id = curator and is_published(p)) plans,
       (select count(*) as every, count(*) filter (where p.is_public) as open
        from date_plans p join date_plan_likes l on l.date_plan_id = p.id
        where p.user_id = curator and is_published(p)) likes
  where t.user_id = curator;
end $$;

create or replace function count_changed_plan() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- Nobody has liked it yet.
    insert into curator_totals as t (user_id, total_date_plans, public_date_plans)
    values (new.user_id, is_published(new)::int, (is_published(new) and new.is_public)::int)
    on conflict (user_id) do update set total_date_plans = t.total_date_plans + excluded.total_date_plans,
                                        public_date_plans = t.public_date_plans + excluded.public_date_plans;
  elsif tg_op = 'DELETE' then
    if is_published(old) then perform recount_curator(old.user_id); end if;
  elsif is_published(old) <> is_published(new) or old.is_public <> new.is_public then
    perform recount_curator(new.user_id);
  end if;
  return null;
end $$;

create or replace function count_changed_like() returns trigger language plpgsql as $$
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
  update curator_totals t set total_likes = t.total_likes + step,
                              public_likes = t.public_likes + case when p.is_public then step else 0 end
  from date_plans p
  where t.user_id = curator and p.id = liked.date_plan_id and is_published(p);
  return null;
end $$;

select recount_curator(user_id) from curator_totals;
