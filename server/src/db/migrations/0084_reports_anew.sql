-- What somebody has reported, and was told the outcome of, they may report anew once its author has changed it. `round` counts
-- what they have reported of it before.
alter table date_plan_reports add column round int not null default 0;
alter table reports add column round int not null default 0;
-- By their names of before: nodes of the version before name them when they store a report.
alter table date_plan_reports drop constraint date_plan_reports_once,
  add constraint date_plan_reports_once unique (date_plan_id, reporter_user_id, round);
alter table reports drop constraint reports_once,
  add constraint reports_once unique (content_type, content_id, reporter_user_id, round);

create or replace view all_reports as
select id, 'plan' as content_type, date_plan_id as content_id, reporter_user_id, reported_user_id, reason, details,
       content_title, decision_id, created_at, hides, reporter_network, outcome, round
from date_plan_reports
union all
select id, content_type, content_id, reporter_user_id, reported_user_id, reason, details, content_title, decision_id,
       created_at, hides, reporter_network, outcome, round
from reports;
