-- What waits for moderators, in the order in which it is looked at: what reports hide unjudged, what authors object to, what is
-- urgent, and all the rest.

-- Serves: plans that a waiting report hides, oldest first.
create index date_plan_reports_hiding on date_plan_reports (created_at, date_plan_id) where decision_id is null and hides;
-- Serves: plans whose waiting reports hide nothing, oldest first.
create index date_plan_reports_queued on date_plan_reports (created_at, date_plan_id) where decision_id is null and not hides;
-- Serves: the same of all other things. A review without a reporter was held back, and is out of sight, too.
create index reports_hiding on reports (created_at, content_type, content_id)
  where decision_id is null and (hides or (content_type = 'review' and reporter_user_id is null));
create index reports_queued on reports (created_at, content_type, content_id)
  where decision_id is null and not urgent and not (hides or (content_type = 'review' and reporter_user_id is null));

-- Which thing a moderator has open, for as long as they renew it; it keeps nobody else from deciding.
create table moderation_leases (
  user_id uuid primary key references auth_users on delete cascade,
  content_type text not null check (content_type in ('plan', 'pin', 'review', 'photo', 'profile')),
  content_id uuid not null,
  until timestamptz not null
);
-- Serves: what is open now, and forgetting what is not any more.
create index moderation_leases_until on moderation_leases (until);

-- When its reporter was told that it was decided; null while they are not, or where they are told nothing.
alter table date_plan_reports add column told_at timestamptz;
alter table reports add column told_at timestamptz;
-- Serves: whom to tell of a decision, and taking a decision back.
create index date_plan_reports_decision on date_plan_reports (decision_id) where decision_id is not null;
create index reports_decision on reports (decision_id) where decision_id is not null;
