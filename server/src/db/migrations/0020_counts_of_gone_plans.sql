-- As in 0017, but for plans that are there. When one statement deletes many people, a plan goes before the likes and saves
-- of others who go with it; a count that is written after its plan, a second time in one transaction, breaks its foreign key.
create or replace function count_plan_like() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
  plan uuid := case tg_op when 'INSERT' then new.date_plan_id else old.date_plan_id end;
begin
  if not exists (select from date_plans where id = plan) then return null; end if;
  update date_plan_counts set like_count = like_count + step where date_plan_id = plan;
  update date_plan_stops set like_count = like_count + step where date_plan_id = plan;
  return null;
end $$;

create or replace function count_plan_save() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
  plan uuid := case tg_op when 'INSERT' then new.date_plan_id else old.date_plan_id end;
begin
  update date_plan_counts set save_count = save_count + step
  where date_plan_id = plan and exists (select from date_plans where id = plan);
  return null;
end $$;
