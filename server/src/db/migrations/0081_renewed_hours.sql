-- Dates on which a place keeps other hours are written out for some months ahead. When the last of them is over, they are
-- written out anew (`renew-hours`): which places those are, an index has to know.

-- The last date (YYYY-MM-DD) among the keys of `hours_exceptions`, 'unknown YYYY-MM-DD' as well; null without one.
create function last_dated_hours(exceptions jsonb) returns text language sql immutable parallel safe
return (select max(right(key, 10)) from jsonb_object_keys(exceptions) key where key ~ '\d{4}-\d{2}-\d{2}$');

-- Serve: places whose dates are over, those of the source and those that somebody corrected.
create index venues_dated_hours on venues (last_dated_hours(hours_exceptions)) where hours_exceptions <> '{}';
create index restaurants_dated_hours on restaurants (last_dated_hours(hours_exceptions)) where hours_exceptions <> '{}';
create index place_corrections_dated_hours on place_corrections (last_dated_hours(fields -> 'hours_exceptions'))
  where fields ? 'hours_exceptions';
