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
alter table date_plan_reports add column notified_at timestamptz;
alter table reports add column notified_at timestamptz;
-- Serves: whom to tell of a decision, and taking a decision back.
create index date_plan_reports_decision on date_plan_reports (decision_id) where decision_id is not null;
create index reports_decision on reports (decision_id) where decision_id is not null;

-- What people have published, as moderators look through it: private plans and pins that nobody reported are not among it.
-- Serves: published plans, newest first.
create index date_plans_shown on date_plans (created_at desc, id desc) where deleted_at is null and (is_public or is_prive);
-- Serves: published plans by the beginning of their title.
create index date_plans_shown_title on date_plans ((left(lower(title), 40) collate "C"), id) where deleted_at is null and (is_public or is_prive);
-- Serves: plans that moderators have hidden, newest first.
create index date_plans_hidden on date_plans (created_at desc, id desc) where deleted_at is null and is_hidden;
-- Serves: plans that reports hide, newest first.
create index date_plans_reported on date_plans (created_at desc, id desc) where deleted_at is null and is_reported;
-- Serves: published pins, newest first.
create index dropped_pins_shown on dropped_pins (created_at desc, id desc) where deleted_at is null and (is_public or is_prive);
-- Serves: published pins by the beginning of their title.
create index dropped_pins_shown_title on dropped_pins ((left(lower(title), 40) collate "C"), id) where deleted_at is null and (is_public or is_prive);
-- Serves: pins that moderators have hidden, newest first.
create index dropped_pins_hidden on dropped_pins (created_at desc, id desc) where deleted_at is null and is_hidden;
-- Serves: pins that reports hide, newest first.
create index dropped_pins_reported on dropped_pins (created_at desc, id desc) where deleted_at is null and is_reported;
