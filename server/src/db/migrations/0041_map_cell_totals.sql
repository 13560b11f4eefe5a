-- The number of places per cell of the map over all categories, so that a view reads one row per cell, however many
-- categories a growing city fills (docs/decisions/0020).

-- Every level from 0 to 14, those between two of place_cells as well. Told by the rows of place_cells alone, and written
-- again with them by fold_place_cells().
create table place_cell_totals (
  level smallint not null check (level between 0 and 14),
  x int not null,
  y int not null,
  -- What everybody sees, and its category where all are of one.
  everybody int not null,
  everybody_x int8 not null,
  everybody_y int8 not null,
  everybody_category text,
  -- What members entitled to Privé pins see.
  members int not null,
  members_x int8 not null,
  members_y int8 not null,
  members_category text,
  -- Serves: the cells of a map's view.
  primary key (level, x, y)
);

-- Writes the totals of the cells of one level anew: those of `columns` and `rows`, pairwise. A level between two of
-- place_cells is four cells each of the next.
create function total_place_cells(of_level int, columns int[], rows int[]) returns void language sql as $$
  with wanted as materialized (select distinct x, y from unnest(columns, rows) u (x, y)),
  totals as materialized (
    select w.x, w.y, t.* from wanted w cross join lateral (
      select sum(everybody) as everybody, sum(everybody_x) as everybody_x, sum(everybody_y) as everybody_y,
             case when min(category) filter (where everybody > 0) = max(category) filter (where everybody > 0)
                  then min(category) filter (where everybody > 0) end as everybody_category,
             sum(members) as members, sum(members_x) as members_x, sum(members_y) as members_y,
             case when min(category) filter (where members > 0) = max(category) filter (where members > 0)
                  then min(category) filter (where members > 0) end as members_category
      from place_cells c
      where c.level = of_level + of_level % 2
        and c.x between w.x << of_level % 2 and ((w.x + 1) << of_level % 2) - 1
        and c.y between w.y << of_level % 2 and ((w.y + 1) << of_level % 2) - 1) t),
  emptied as (
    delete from place_cell_totals p using totals t
    where p.level = of_level and p.x = t.x and p.y = t.y and t.everybody is null)
  insert into place_cell_totals
  select of_level, x, y, everybody, everybody_x, everybody_y, everybody_category, members, members_x, members_y, members_category
  from totals where everybody is not null
  on conflict (level, x, y) do update set
    everybody = excluded.everybody, everybody_x = excluded.everybody_x, everybody_y = excluded.everybody_y,
    everybody_category = excluded.everybody_category, members = excluded.members, members_x = excluded.members_x,
    members_y = excluded.members_y, members_category = excluded.members_category
$$;

-- As in 0033, and the totals of the cells that changed.
create or replace function fold_place_cells(most int) returns int language plpgsql as $$
declare
  taken int;
  changed_x int[];
  changed_y int[];
  empty_levels smallint[];
  empty_x int[];
  empty_y int[];
  empty_categories text[];
begin
  if not pg_try_advisory_xact_lock(20261133, 0) then return 0; end if;
  with taken as (
    delete from place_cell_changes where id in (select id from place_cell_changes order by id limit most) returning *),
  folded as (
    insert into place_cells as c (level, x, y, category, everybody, everybody_x, everybody_y, members, members_x, members_y)
    select level, x >> (14 - level), y >> (14 - level), category, sum(everybody), sum(everybody_x), sum(everybody_y),
           sum(members), sum(members_x), sum(members_y)
    from taken cross join generate_series(0, 14, 2) level
    group by 1, 2, 3, 4
    on conflict (level, x, y, category) do update set
      everybody = c.everybody + excluded.everybody, everybody_x = c.everybody_x + excluded.everybody_x,
      everybody_y = c.everybody_y + excluded.everybody_y, members = c.members + excluded.members,
      members_x = c.members_x + excluded.members_x, members_y = c.members_y + excluded.members_y
    returning c.level, c.x, c.y, c.category, c.everybody, c.members)
  select (select count(*) from taken), array_agg(f.x) filter (where f.level = 14), array_agg(f.y) filter (where f.level = 14),
         array_agg(f.level) filter (where f.everybody = 0 and f.members = 0),
         array_agg(f.x) filter (where f.everybody = 0 and f.members = 0),
         array_agg(f.y) filter (where f.everybody = 0 and f.members = 0),
         array_agg(f.category) filter (where f.everybody = 0 and f.members = 0)
  into taken, changed_x, changed_y, empty_levels, empty_x, empty_y, empty_categories
  from folded f;
  delete from place_cells c using unnest(empty_levels, empty_x, empty_y, empty_categories) e (level, x, y, category)
  where (c.level, c.x, c.y, c.category) = (e.level, e.x, e.y, e.category);
  for of_level in 0 .. 14 loop
    perform total_place_cells(of_level, array_agg(x >> (14 - of_level)), array_agg(y >> (14 - of_level)))
    from unnest(changed_x, changed_y) u (x, y);
  end loop;
  return taken;
end $$;

-- What is there already. The lock of folding keeps it still until this is done.
do $$
begin
  perform pg_advisory_xact_lock(20261133, 0);
  for of_level in 0 .. 14 loop
    insert into place_cell_totals
    select of_level, x, y, sum(everybody), sum(everybody_x), sum(everybody_y),
           case when min(category) filter (where everybody > 0) = max(category) filter (where everybody > 0)
                then min(category) filter (where everybody > 0) end,
           sum(members), sum(members_x), sum(members_y),
           case when min(category) filter (where members > 0) = max(category) filter (where members > 0)
                then min(category) filter (where members > 0) end
    from (select x >> of_level % 2 as x, y >> of_level % 2 as y, category, everybody, everybody_x, everybody_y, members,
                 members_x, members_y
          from place_cells where level = of_level + of_level % 2) c
    group by x, y;
  end loop;
end $$;
analyze place_cell_totals;
