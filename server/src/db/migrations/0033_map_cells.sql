-- How many places there are per cell of the map, so that a map of the world counts no place (docs/decisions/0020).

-- Where a position lies on the square of the web map, from 0 to 2^30 - 1 from west to east and from north to south. Not
-- declared strict: only then are they written into the statement. Never asked of a null.
create function map_x(pos point) returns int language sql immutable parallel safe
return least(1073741823, greatest(0, pg_catalog.floor((pos[0] / 24875.136 + 0.5) * 1073741824)))::int;
create function map_y(pos point) returns int language sql immutable parallel safe
return least(1073741823, greatest(0, pg_catalog.floor((0.5 - pos[1] / (7918 * pg_catalog.pi())) * 1073741824)))::int;

-- Whether another row is the same place and leads: bit 1 among what everybody sees, bit 2 among what members entitled to
-- Privé pins see. Means something only where `twins` is set; nothing hidden has a part in either.
alter table place_search add column led smallint not null default 0;
-- Whether a row of place_search counts for everybody, and for members entitled to Privé pins who own and block nothing.
create function counts_for_everybody(vis smallint, twins int8, led smallint) returns boolean
language sql immutable parallel safe return vis = 0 and (twins is null or led & 1 = 0);
create function counts_for_members(vis smallint, twins int8, led smallint) returns boolean
language sql immutable parallel safe return vis <= 1 and (twins is null or led & 2 = 0);

-- Serves: a map's corrections for one viewer, who sees own pins and no pins of whom they blocked.
create index place_search_owner on place_search (owner) where owner is not null;

-- As in 0014, and who leads for whom.
create or replace function mark_twins(keys int8[]) returns void language sql as $$
  with grouped as materialized (
    select u.head, s.key, s.source, s.vis, s.lat, s.price, s.weekly from group_twins(keys) g
    cross join lateral unnest(g.members, g.heads) u (key, head) join place_search s on s.key = u.key),
  places as (
    select head, (array_agg(key order by source desc, key))[1] as leader,
           (array_agg(key order by source desc, key) filter (where vis = 0))[1] as for_everybody,
           (array_agg(key order by source desc, key) filter (where vis <= 1))[1] as for_members,
           (array_agg(key order by source desc, key) filter (where source < 2))[1] as business,
           (array_agg(key order by source desc, key) filter (where source < 2 and lat is not null))[1] as spot,
           (array_agg(key order by source desc, key) filter (where source < 2 and price is not null))[1] as price,
           (array_agg(key order by source desc, key) filter (where source < 2 and weekly is not null))[1] as hours
    from grouped group by head having count(*) > 1)
  update place_search p set
    twins = places.head,
    has_twin = p.key <> places.leader,
    led = (case when p.key <> places.for_everybody then 1 else 0 end
           + case when p.key <> places.for_members then 2 else 0 end)::smallint,
    ref = case when p.source = 2 then coalesce(b.ref, p.ref) else p.ref end,
    lat = coalesce(p.lat, l.lat),
    lng = case when p.lat is null then l.lng else p.lng end,
    price = coalesce(p.price, c.price),
    feat = case when p.price is null and c.price is not null then p.feat | (10 + c.price) else p.feat end,
    weekly = coalesce(p.weekly, h.weekly),
    exceptions = case when p.weekly is null and h.weekly is not null then h.exceptions else p.exceptions end,
    time_zone = case when p.weekly is null and h.weekly is not null then h.time_zone else p.time_zone end
  from grouped join places on places.head = grouped.head
  left join place_search b on b.key = places.business
  left join place_search l on l.key = places.spot
  left join place_search c on c.key = places.price
  left join place_search h on h.key = places.hours
  where p.key = grouped.key
$$;

-- Levels 0 to 14, every second one: a level cuts the map into 2^level by 2^level cells, a level between is four cells each of
-- the next. With the number goes the sum of the positions, in whole numbers, so that adding and taking away leaves no trace.
create table place_cells (
  level smallint not null check (level between 0 and 14 and level % 2 = 0),
  x int not null,
  y int not null,
  category text not null,
  -- What everybody sees.
  everybody int not null,
  everybody_x int8 not null,
  everybody_y int8 not null,
  -- What members entitled to Privé pins see.
  members int not null,
  members_x int8 not null,
  members_y int8 not null,
  -- Serves: the cells of a map's view.
  primary key (level, x, y, category)
);

-- What has changed since the cells were last written, by cells of level 14. Only ever added to, so that no pin waits for
-- another one at the one cell of the world; fold_place_cells() takes it away.
create table place_cell_changes (
  id int8 generated always as identity primary key,
  x int not null,
  y int not null,
  category text not null,
  everybody int not null,
  everybody_x int8 not null,
  everybody_y int8 not null,
  members int not null,
  members_x int8 not null,
  members_y int8 not null
);
-- Serves: what has changed within a map's view.
create index place_cell_changes_cell on place_cell_changes (x, y);

-- Rows of place_search that came, went or changed. What counted before and after as much cancels out.
create function change_place_cells() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into place_cell_changes (x, y, category, everybody, everybody_x, everybody_y, members, members_x, members_y)
    select x >> 16, y >> 16, category, sum(e), sum(e::int8 * x), sum(e::int8 * y), sum(m), sum(m::int8 * x), sum(m::int8 * y)
    from (select category, map_x(pos) as x, map_y(pos) as y, counts_for_everybody(vis, twins, led)::int as e,
                 counts_for_members(vis, twins, led)::int as m
          from new_rows where pos is not null and vis <= 1) d
    group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into place_cell_changes (x, y, category, everybody, everybody_x, everybody_y, members, members_x, members_y)
    select x >> 16, y >> 16, category, -sum(e), -sum(e::int8 * x), -sum(e::int8 * y), -sum(m), -sum(m::int8 * x), -sum(m::int8 * y)
    from (select category, map_x(pos) as x, map_y(pos) as y, counts_for_everybody(vis, twins, led)::int as e,
                 counts_for_members(vis, twins, led)::int as m
          from old_rows where pos is not null and vis <= 1) d
    group by 1, 2, 3;
  else
    insert into place_cell_changes (x, y, category, everybody, everybody_x, everybody_y, members, members_x, members_y)
    select x >> 16, y >> 16, category, sum(e), sum(e::int8 * x), sum(e::int8 * y), sum(m), sum(m::int8 * x), sum(m::int8 * y)
    from (select category, map_x(pos) as x, map_y(pos) as y, counts_for_everybody(vis, twins, led)::int as e,
                 counts_for_members(vis, twins, led)::int as m
          from new_rows where pos is not null and vis <= 1
          union all
          select category, map_x(pos), map_y(pos), -counts_for_everybody(vis, twins, led)::int,
                 -counts_for_members(vis, twins, led)::int
          from old_rows where pos is not null and vis <= 1) d
    group by 1, 2, 3
    having (sum(e), sum(m), sum(e::int8 * x), sum(e::int8 * y), sum(m::int8 * x), sum(m::int8 * y)) <> (0, 0, 0, 0, 0, 0);
  end if;
  return null;
end $$;
create trigger place_search_cells_insert after insert on place_search referencing new table as new_rows
  for each statement execute function change_place_cells();
create trigger place_search_cells_update after update on place_search referencing old table as old_rows new table as new_rows
  for each statement execute function change_place_cells();
create trigger place_search_cells_delete after delete on place_search referencing old table as old_rows
  for each statement execute function change_place_cells();

-- Writes the oldest changes into the cells, at most so many, and says how many there were. One at a time: who comes
-- second leaves it to the first. A reader sees a change in one place or the other, never in both.
create function fold_place_cells(most int) returns int language plpgsql as $$
declare
  taken int;
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
  select (select count(*) from taken), array_agg(f.level), array_agg(f.x), array_agg(f.y), array_agg(f.category)
  into taken, empty_levels, empty_x, empty_y, empty_categories
  from folded f where f.everybody = 0 and f.members = 0;
  delete from place_cells c using unnest(empty_levels, empty_x, empty_y, empty_categories) e (level, x, y, category)
  where (c.level, c.x, c.y, c.category) = (e.level, e.x, e.y, e.category);
  return taken;
end $$;

-- What is there already: who leads among the rows of one place, then the cells, the finest from the rows and each coarser
-- one from the next. The triggers above keep writers out until this is done.
alter table place_search disable trigger place_search_cells_update;
with leaders as (
  select dkey, twins, (array_agg(key order by source desc, key) filter (where vis = 0))[1] as for_everybody,
         (array_agg(key order by source desc, key) filter (where vis <= 1))[1] as for_members
  from place_search where twins is not null group by dkey, twins)
update place_search p set
  led = (case when p.key <> l.for_everybody then 1 else 0 end + case when p.key <> l.for_members then 2 else 0 end)::smallint
from leaders l
where p.dkey = l.dkey and p.twins = l.twins and (p.key <> l.for_everybody or p.key <> l.for_members);
alter table place_search enable trigger place_search_cells_update;
insert into place_cells
select 14, map_x(pos) >> 16, map_y(pos) >> 16, category,
       count(*) filter (where e), coalesce(sum(map_x(pos)) filter (where e), 0), coalesce(sum(map_y(pos)) filter (where e), 0),
       count(*) filter (where m), coalesce(sum(map_x(pos)) filter (where m), 0), coalesce(sum(map_y(pos)) filter (where m), 0)
from (select pos, category, counts_for_everybody(vis, twins, led) as e, counts_for_members(vis, twins, led) as m
      from place_search where pos is not null and vis <= 1) s
where e or m group by 2, 3, 4;
do $$
begin
  for coarser in reverse 12 .. 0 by 2 loop
    insert into place_cells
    select coarser, x >> 2, y >> 2, category, sum(everybody), sum(everybody_x), sum(everybody_y), sum(members),
           sum(members_x), sum(members_y)
    from place_cells c where c.level = coarser + 2 group by x >> 2, y >> 2, category;
  end loop;
end $$;
analyze place_cells;
