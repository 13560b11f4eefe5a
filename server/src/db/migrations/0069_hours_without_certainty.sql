-- Hours of which only a part can be known (RUL-126). `hours_exceptions` has, beside its dates, under 'unknown' the minutes of the
-- week of which nobody can say whether a place is open, and under 'unknown YYYY-MM-DD' those of that date instead.

-- Open by the wall clock of the place: `wall` is local time. Null when the hours are unknown (RUL-107), or unknown then.
create or replace function open_by_the_wall(weekly int4multirange, exceptions jsonb, wall timestamp) returns boolean
language sql stable parallel safe
return case
  when weekly is null or wall is null then null
  when case
    when exceptions operator(pg_catalog.?) pg_catalog.to_char(wall, 'YYYY-MM-DD')
      then (exceptions operator(pg_catalog.->>) pg_catalog.to_char(wall, 'YYYY-MM-DD'))::int4multirange
           operator(pg_catalog.@>) (extract(hour from wall)::int4 * 60 + extract(minute from wall)::int4)
    else weekly operator(pg_catalog.@>) ((extract(isodow from wall)::int4 - 1) * 1440
           + extract(hour from wall)::int4 * 60 + extract(minute from wall)::int4)
    end then true
  when not exceptions operator(pg_catalog.?) 'unknown' then false
  when case
    when exceptions operator(pg_catalog.?) ('unknown ' || pg_catalog.to_char(wall, 'YYYY-MM-DD'))
      then (exceptions operator(pg_catalog.->>) ('unknown ' || pg_catalog.to_char(wall, 'YYYY-MM-DD')))::int4multirange
           operator(pg_catalog.@>) (extract(hour from wall)::int4 * 60 + extract(minute from wall)::int4)
    else (exceptions operator(pg_catalog.->>) 'unknown')::int4multirange
         operator(pg_catalog.@>) ((extract(isodow from wall)::int4 - 1) * 1440
           + extract(hour from wall)::int4 * 60 + extract(minute from wall)::int4)
    end then null
  else false
end;
