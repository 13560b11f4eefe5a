-- Serves: the queue, which things wait and since when, and how many they are, by the index alone.
create index date_plan_reports_waiting on date_plan_reports (date_plan_id, created_at, id) where decision_id is null;
create index reports_waiting on reports (content_type, content_id, created_at, id) where decision_id is null;
