-- What whoever reported something was told became of it; null while they are not, and where they are told nothing: that somebody who
-- reports in vain is told nothing (RUL-120) `notified_at` does not say, as it marks whom the job has gone through.
alter table date_plan_reports add column outcome text check (outcome in ('hidden', 'nothing_found', 'gone'));
alter table reports add column outcome text check (outcome in ('hidden', 'nothing_found', 'gone'));
-- Of before this was noted it is known of those who were always told.
with told as (
  select r.id, case d.action when 'restore' then 'nothing_found' else 'hidden' end as outcome
  from date_plan_reports r join moderation_decisions d on d.id = r.decision_id
  where r.notified_at is not null and (
    select count(*) from all_reports o join moderation_decisions e on e.id = o.decision_id
    where o.reporter_user_id = r.reporter_user_id and e.action = 'restore') < 3)
update date_plan_reports r set outcome = told.outcome from told where told.id = r.id;
with told as (
  select r.id, case d.action when 'restore' then 'nothing_found' else 'hidden' end as outcome
  from reports r join moderation_decisions d on d.id = r.decision_id
  where r.notified_at is not null and (
    select count(*) from all_reports o join moderation_decisions e on e.id = o.decision_id
    where o.reporter_user_id = r.reporter_user_id and e.action = 'restore') < 3)
update reports r set outcome = told.outcome from told where told.id = r.id;

create or replace view all_reports as
select id, 'plan' as content_type, date_plan_id as content_id, reporter_user_id, reported_user_id, reason, details,
       content_title, decision_id, created_at, hides, reporter_network, outcome
from date_plan_reports
union all
select id, content_type, content_id, reporter_user_id, reported_user_id, reason, details, content_title, decision_id,
       created_at, hides, reporter_network, outcome
from reports;

-- Serves: what one person reported, newest first, and how it was decided; erasing the account.
create index date_plan_reports_reporter_newest on date_plan_reports (reporter_user_id, created_at desc, id desc);
create index reports_reporter_newest on reports (reporter_user_id, created_at desc, id desc);
drop index date_plan_reports_reporter, reports_reporter;
