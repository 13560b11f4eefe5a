-- A name may go between the moment it is found and the moment it is locked, and has to be written anew. Whoever has written
-- later names meanwhile gives those back first: two who hold what the other one wants would wait for each other.
create or replace function plan_tag_ids(tags text[]) returns integer[] language plpgsql as $$
declare
  names text[] := array(select distinct lower(tag) from unnest(tags) tag order by 1);
  ids integer[];
begin
  loop
    begin
      insert into plan_tag_names (name)
        select wanted from unnest(names) wanted where not exists (select from plan_tag_names n where n.name = wanted) order by 1
        on conflict do nothing;
      ids := array(select n.id from plan_tag_names n where n.name = any(names) order by n.name for key share);
      if cardinality(ids) = cardinality(names) then return ids; end if;
      raise exception 'a name has gone' using errcode = 'LI001';
    exception when sqlstate 'LI001' then
      null;
    end;
  end loop;
end $$;
