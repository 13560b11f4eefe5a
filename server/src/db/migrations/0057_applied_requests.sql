-- Requests of people that were carried out: one that comes again, because its answer got lost, changes nothing.

create table applied_requests (
  user_id uuid not null references auth_users (id) on delete cascade,
  request_id uuid not null,
  applied_at timestamptz not null,
  -- Serves: whether it was carried out; the same one at the same moment waits here for the other's end.
  primary key (user_id, request_id)
);
-- Serves: forgetting those that nobody sends again.
create index applied_requests_applied_at on applied_requests (applied_at);
