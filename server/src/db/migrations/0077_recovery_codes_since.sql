-- When a set of recovery codes was made: those of somebody who had taken over the account end when it is taken back. Of sets
-- from before nobody knows; they count as made now.
alter table recovery_codes add column created_at timestamptz not null default now();
