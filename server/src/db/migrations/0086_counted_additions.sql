-- The additions that a line counts, newest first: of each that is taken back before the line is read it counts one less. The line
-- itself names the last three alone.
alter table notifications add column counted text[] not null default '{}';
