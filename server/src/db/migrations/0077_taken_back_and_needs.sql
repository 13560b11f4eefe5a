-- When a set of recovery codes was made: those of somebody who had taken over the account end when it is taken back. Of sets
-- from before nobody knows; they count as made now.
alter table recovery_codes add column created_at timestamptz not null default now();

-- What is told of needs is told of few plans, and of limits that were not moved to find a plan out (docs/decisions/0057).
alter table date_limits add column changed_at timestamptz not null default 'epoch';
alter table date_limits alter column changed_at set default now();
-- The states of a plan, as digests, of which its planner was told whether they meet what the guest needs.
create table surprise_checks (
  surprise_id uuid not null references surprises on delete cascade,
  digest text not null,
  primary key (surprise_id, digest)
);
