-- Places as the specification names them, with where each fact comes from (RUL-109).
-- `place_id` is the public id used in addresses; ids of imports are '<source>-<source id>'.

create table venues (
  id uuid primary key default gen_random_uuid(),
  place_id text not null unique check (place_id ~ '^[A-Za-z0-9_-]{1,80}$'),
  name text not null check (name <> ''),
  -- Alternative, former, official and foreign names: all of them are found by search.
  other_names text[] not null default '{}',
  address text,
  locality text,
  rating numeric(3, 1),
  price_range text,
  price_level smallint check (price_level between 0 and 4),
  is_open boolean,
  category text not null,
  subcategory text,
  -- Every category the place belongs to, the main one first.
  categories text[] not null default '{}',
  latitude double precision check (latitude between -85 and 85),
  longitude double precision check (longitude between -180 and 180),
  date_vibe text[] not null default '{}',
  dietary_tags text[] not null default '{}',
  aesthetic_tags text[] not null default '{}',
  outdoor_seating boolean,
  -- As written at the source; `hours_weekly` is what could be understood of it (null: unknown).
  hours text,
  -- Minutes of the week in the place's own time zone, Monday 00:00 = 0.
  hours_weekly int4multirange,
  -- Local date (YYYY-MM-DD) -> int4multirange text of minutes of that day, instead of the weekly pattern.
  hours_exceptions jsonb not null default '{}',
  time_zone text not null default 'UTC',
  photo_url text,
  phone text,
  website text,
  description text,
  curator_notes text,
  source text not null,
  source_id text not null,
  licence text not null,
  -- Date of the data at the source, not of the import.
  source_date date not null,
  -- Set when the place disappeared from its source; never deleted, plans refer to it.
  gone_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null)),
  constraint venues_source_key unique (source, source_id)
);

create table restaurants (
  like venues including defaults including constraints,
  cuisine text,
  price_tier text,
  primary key (id),
  constraint restaurants_place_id_key unique (place_id),
  constraint restaurants_source_key unique (source, source_id)
);

-- What people corrected. Wins over every later import: the trigger below lays it over each row that is written.
create table place_corrections (
  place_id text primary key,
  -- Column name -> corrected value, as jsonb_populate_record reads it.
  fields jsonb not null,
  corrected_by uuid references auth_users on delete set null,
  corrected_at timestamptz not null default now()
);

create function apply_place_correction() returns trigger language plpgsql as $$
declare
  correction jsonb;
begin
  select fields into correction from place_corrections where place_id = new.place_id;
  if correction is not null then
    new := jsonb_populate_record(new, correction);
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger venues_correction before insert or update on venues
  for each row execute function apply_place_correction();
create trigger restaurants_correction before insert or update on restaurants
  for each row execute function apply_place_correction();

create function touch_corrected_place() returns trigger language plpgsql as $$
begin
  update venues set updated_at = now() where place_id = new.place_id;
  update restaurants set updated_at = now() where place_id = new.place_id;
  return null;
end $$;
create trigger place_corrections_touch after insert or update on place_corrections
  for each row execute function touch_corrected_place();

-- One row per import of one file: what "data of" and "gone" are counted from.
create table place_imports (
  id bigint generated always as identity primary key,
  source text not null,
  file_name text not null,
  source_date date not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  report jsonb
);

create table category_mappings (
  id bigint generated always as identity primary key,
  search_term text not null,
  normalized_term text not null,
  place_ids text[] not null default '{}',
  relevance_score double precision not null default 0,
  confidence_level text not null default 'medium' check (confidence_level in ('low', 'medium', 'high'))
);
create unique index category_mappings_term on category_mappings (normalized_term, search_term);

-- Reviews are written in a later version; the summary already reads them.
create table liora_reviews (
  id uuid primary key default gen_random_uuid(),
  place_id text not null,
  user_id uuid not null references auth_users on delete cascade,
  vibe smallint not null check (vibe between 1 and 10),
  quality smallint not null check (quality between 1 and 10),
  experience smallint not null check (experience between 1 and 10),
  created_at timestamptz not null default now(),
  constraint liora_reviews_once unique (place_id, user_id)
);

-- avg_food is Quality and avg_date is Experience (RUL-50). Unrounded: filters compare these values.
create view place_ratings_summary as
select r.place_id,
       coalesce(v.name, t.name) as place_name,
       avg((r.vibe + r.quality + r.experience) / 3.0)::float8 as overall_rating,
       count(*)::int as review_count,
       avg(r.vibe)::float8 as avg_vibe,
       avg(r.quality)::float8 as avg_food,
       avg(r.experience)::float8 as avg_date
from liora_reviews r
left join venues v on v.place_id = r.place_id
left join restaurants t on t.place_id = r.place_id
group by r.place_id, coalesce(v.name, t.name);

create table dropped_pins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users on delete cascade,
  title text not null check (title <> ''),
  description text,
  address text,
  rating numeric(3, 1) check (rating between 1 and 10),
  category text not null,
  subcategory text,
  is_public boolean not null default true,
  is_prive boolean not null default false,
  is_hidden boolean not null default false,
  is_reported boolean not null default false,
  latitude double precision check (latitude between -85 and 85),
  longitude double precision check (longitude between -180 and 180),
  photo_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null)),
  constraint dropped_pins_not_public_and_prive check (not (is_public and is_prive))
);
-- Serves: a user's own pins.
create index dropped_pins_user on dropped_pins (user_id);
