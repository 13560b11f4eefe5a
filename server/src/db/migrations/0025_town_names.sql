-- The towns of the world by what they are called: one row per name, filled from the gazetteer by the first node that starts
-- with its data (modules/location/gazetteer/fillTowns.runtime.ts).
create table town_names (
  -- As look-ups compare names: townKey.rules.ts.
  key text not null collate "C",
  name text not null,
  -- Country and, after a point, its first-level division: 'US.CA', 'DE.16'.
  division text not null,
  population integer not null,
  latitude double precision not null,
  longitude double precision not null,
  -- A district of a town.
  is_part boolean not null
);
-- Serves: towns of a name, and towns whose name begins so.
create index town_names_key on town_names (key);
-- Serves: the same for one to three letters, which begin so many names that only larger towns are looked at.
create index town_names_larger on town_names (key) where population >= 3000;
-- Serves: the towns around the neighbourhoods of places.
create index town_names_large on town_names (population) where population >= 50000;

-- Which data the towns were filled from.
create table town_names_filled (
  version text primary key,
  filled_at timestamptz not null default now()
);
