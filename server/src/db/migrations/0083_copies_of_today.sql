-- What a saver keeps of a plan is what they could see in the moment before it was deleted (RUL-116): the plan as it was by then,
-- not as it was when they saved it. What its author had taken out since was read again, and what they had added was lost.
-- Nothing more is copied for a saver who could not see it by then. Serves: saved_date_plans_plan.
create function copy_last_content(plan date_plans) returns void language sql as $$
  update saved_date_plans
    set title = plan.title, description = plan.description, places = plan.places, location_name = plan.location_name,
        latitude = plan.latitude, longitude = plan.longitude, tags = plan.tags, theme = plan.theme
    where date_plan_id = plan.id and (audience in ('members', 'everybody')
      or (audience = 'partner' and user_id in (select l.partner_id from linked_people l where l.user_id = plan.user_id)))
$$;
create or replace function note_last_audience() returns trigger language plpgsql as $$
begin
  update saved_date_plans set audience = plan_audience(old) where date_plan_id = old.id;
  perform copy_last_content(old);
  return null;
end $$;

-- Those that can still be brought back.
select copy_last_content(p) from date_plans p where p.deleted_at is not null;
