-- What a database held that was made with the migrations 0001 to 0012: something in every table that people fill.
insert into auth_users (id, name, email, email_verified, adult_confirmed_at) values
  ('00000000-0000-4000-8000-000000000001', 'ann', 'ann@example.org', true, '2026-01-01'),
  ('00000000-0000-4000-8000-000000000002', 'ben', 'ben@example.org', true, '2026-01-01'),
  ('00000000-0000-4000-8000-000000000003', 'cleo', 'cleo@example.org', false, '2026-01-01');
insert into auth_accounts (user_id, account_id, provider_id, password) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000001', 'credential', 'salt:hash');
insert into auth_sessions (user_id, token, expires_at) values
  ('00000000-0000-4000-8000-000000000001', 'a session', '2099-01-01');
insert into profiles (user_id, username, bio, membership_tier, subscription_status, subscription_end_date) values
  ('00000000-0000-4000-8000-000000000001', 'ann', 'Walks.', 'prive', 'active', '2099-01-01'),
  ('00000000-0000-4000-8000-000000000002', 'ben', null, 'free', null, null),
  ('00000000-0000-4000-8000-000000000003', 'cleo', null, 'free', null, null);
insert into billing_events (id, type, event_at, customer, customers, subscription, purchased_at, expires_at) values
  ('event-1', 'INITIAL_PURCHASE', '2026-01-02', '00000000-0000-4000-8000-000000000001',
   '{00000000-0000-4000-8000-000000000001}', 'first', '2026-01-02', '2099-01-01');
insert into venues (place_id, name, other_names, address, category, categories, latitude, longitude, hours_weekly,
                    source, source_id, licence, source_date) values
  ('osm-node-1', 'Café Lumière', '{Lampenhaus}', '1 Harbour Street', 'Cafe', '{Cafe}', 37.77, -122.42,
   '{[480,1080)}', 'osm', 'node-1', 'ODbL', '2026-01-01'),
  ('osm-node-2', 'The Long Pier', '{}', '2 Harbour Street', 'Outdoor', '{Outdoor}', 37.7702, -122.4202, null,
   'osm', 'node-2', 'ODbL', '2026-01-01'),
  ('osm-node-3', 'Closed Long Ago', '{}', null, 'Bar', '{Bar}', 37.7703, -122.4203, null,
   'osm', 'node-3', 'ODbL', '2026-01-01');
update venues set gone_at = '2026-02-01' where place_id = 'osm-node-3';
insert into restaurants (place_id, name, address, category, categories, latitude, longitude, cuisine, source, source_id,
                         licence, source_date) values
  ('osm-node-4', 'Hiroko', '4 Harbour Street', 'Restaurant', '{Restaurant}', 37.7704, -122.4204, 'Japanese',
   'osm', 'node-4', 'ODbL', '2026-01-01');
insert into place_corrections (place_id, fields, corrected_by) values
  ('osm-node-2', '{"name": "The Longest Pier"}', '00000000-0000-4000-8000-000000000001');
insert into liora_reviews (place_id, user_id, vibe, quality, experience) values
  ('osm-node-1', '00000000-0000-4000-8000-000000000002', 8, 9, 10);
insert into dropped_pins (user_id, title, category, latitude, longitude) values
  ('00000000-0000-4000-8000-000000000001', 'Bench with a view', 'Outdoor', 37.7705, -122.4205);
insert into date_plans (id, user_id, title, description, places, latitude, longitude, location_name, tags) values
  ('00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000001', 'Coffee, then the pier', 'Slowly.',
   '[{"id": "osm-node-1", "name": "Café Lumière", "latitude": 37.77, "longitude": -122.42, "order": 0},
     {"id": "osm-node-2", "name": "The Longest Pier", "latitude": 37.7702, "longitude": -122.4202, "order": 1}]',
   37.77, -122.42, 'San Francisco', '{slow}'),
  ('00000000-0000-4000-8000-000000000012', '00000000-0000-4000-8000-000000000002', 'Reported', '',
   '[{"id": "osm-node-1", "name": "Café Lumière", "order": 0}, {"id": "osm-node-4", "name": "Hiroko", "order": 1}]',
   37.77, -122.42, null, '{}');
insert into date_plan_likes (date_plan_id, user_id) values
  ('00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000002'),
  ('00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000003');
insert into saved_date_plans (user_id, date_plan_id, creator_id, title, description, places) values
  ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000011',
   '00000000-0000-4000-8000-000000000001', 'Coffee, then the pier', 'Slowly.', '[]');
insert into blocked_users (blocker_user_id, blocked_user_id) values
  ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000002');
insert into admins (user_id) values ('00000000-0000-4000-8000-000000000001');
insert into moderation_decisions (content_type, content_id, content_title, action, reason, decided_by) values
  ('plan', '00000000-0000-4000-8000-000000000012', 'Reported', 'hide', 'Not for here', '00000000-0000-4000-8000-000000000001');
insert into date_plan_reports (date_plan_id, reporter_user_id, reported_user_id, reason, content_title, decision_id) values
  ('00000000-0000-4000-8000-000000000012', '00000000-0000-4000-8000-000000000003',
   '00000000-0000-4000-8000-000000000002', 'spam', 'Reported', (select max(id) from moderation_decisions));
update date_plans set is_hidden = true, is_reported = true where id = '00000000-0000-4000-8000-000000000012';
