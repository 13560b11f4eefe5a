-- Curated date plans, likes and saves.
create table date_plans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users on delete cascade,
  title text not null check (btrim(title) <> '' and char_length(title) <= 100),
  description text not null default '' check (char_length(description) <= 2000),
  -- Array of plan place entries (ENT-03, ENT-04) in visiting order.
  places jsonb not null check (jsonb_typeof(places) = 'array'),
  latitude double precision,
  longitude double precision,
  location_name text,
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  theme text check (char_length(theme) <= 50),
  is_public boolean not null default true,
  is_prive boolean not null default false,
  is_hidden boolean not null default false,
  is_reported boolean not null default false,
  -- Chosen by the client per draft, so that a second press stores nothing twice (RUL-66).
  request_id uuid not null default gen_random_uuid(),
  -- Deleted by its creator; can be brought back for ten minutes, then a sweep removes it.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint date_plans_request_key unique (user_id, request_id),
  constraint date_plans_place_count check (jsonb_array_length(places) between 2 and 20),
  constraint date_plans_not_public_and_prive check (not (is_public and is_prive))
);
-- Serves: the curated list, newest first.
create index date_plans_newest on date_plans (created_at desc, id desc) where deleted_at is null;
-- Serves: the creator's own plans.
create index date_plans_user on date_plans (user_id, created_at desc);
-- Serves: "plans that include this place".
create index date_plans_places on date_plans using gin (places jsonb_path_ops) where deleted_at is null;
-- Serves: plans within 25 miles of a known location, by bounding box before the exact distance.
create index date_plans_where on date_plans (latitude, longitude) where deleted_at is null;
-- Serves: the sweep of plans deleted more than ten minutes ago.
create index date_plans_deleted on date_plans (deleted_at) where deleted_at is not null;

create table date_plan_likes (
  date_plan_id uuid not null references date_plans on delete cascade,
  user_id uuid not null references auth_users on delete cascade,
  created_at timestamptz not null default now(),
  constraint date_plan_likes_pkey primary key (date_plan_id, user_id)
);
-- Serves: erasing an account.
create index date_plan_likes_user on date_plan_likes (user_id);

-- A saver's own copy (ENT-06). The copy outlives a plan that its creator deletes (RUL-69): no foreign key on date_plan_id.
create table saved_date_plans (
  user_id uuid not null references auth_users on delete cascade,
  date_plan_id uuid not null,
  creator_id uuid,
  title text not null,
  description text not null,
  places jsonb not null,
  location_name text,
  latitude double precision,
  longitude double precision,
  tags text[] not null default '{}',
  theme text,
  creator_username text,
  creator_photo_url text,
  created_at timestamptz not null default now(),
  constraint saved_date_plans_pkey primary key (user_id, date_plan_id)
);
-- Serves: the save count of a plan.
create index saved_date_plans_plan on saved_date_plans (date_plan_id);
-- Serves: the saver's list, newest first.
create index saved_date_plans_newest on saved_date_plans (user_id, created_at desc);

create view v_date_plans_enriched as
select p.id, p.user_id, p.title, p.description, p.places, p.latitude, p.longitude, p.location_name, p.tags, p.theme,
       p.is_public, p.is_prive, p.is_hidden, p.is_reported, p.created_at, p.updated_at, p.deleted_at,
       f.username, f.profile_photo_url,
       case when f.is_public_profile then f.bio end as bio,
       f.membership_tier,
       (select count(*) from date_plan_likes l where l.date_plan_id = p.id)::int as like_count,
       (select count(*) from saved_date_plans s where s.date_plan_id = p.id)::int as save_count
from date_plans p
join profiles f on f.user_id = p.user_id;
