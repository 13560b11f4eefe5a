-- A new plan has no likes to count, and sweeping a plan that is deleted already changes no total: both cost one row now
-- where all plans of their curator were counted before.
create or replace function count_changed_plan() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- Nobody has liked it yet.
    insert into curator_totals as t (user_id, total_date_plans) values (new.user_id, is_published(new)::int)
    on conflict (user_id) do update set total_date_plans = t.total_date_plans + excluded.total_date_plans;
  elsif tg_op = 'DELETE' then
    if is_published(old) then perform recount_curator(old.user_id); end if;
  elsif is_published(old) <> is_published(new) then
    perform recount_curator(new.user_id);
  end if;
  return null;
end $$;
