-- Photos that people add to what they publish: what is known of each, while its bytes lie in the photo store.
create table photos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users on delete cascade,
  -- The kind of content it was uploaded for, by its name in the registry, and the thing that shows it: null until attached.
  belongs_to text not null,
  subject_id uuid,
  -- Public id of the place that it shows (ENT-26).
  venue_id text,
  -- 'pending': its files may be there or not, and nobody is shown it. 'ready': all of them are.
  state text not null default 'pending' check (state in ('pending', 'ready')),
  width integer,
  height integer,
  -- Of all its files together.
  bytes integer,
  thumbhash text,
  position smallint not null default 0,
  uploaded_at timestamptz not null default now(),
  -- Since when nothing shows it: what the sweep goes by.
  loose_since timestamptz default now(),
  is_hidden boolean not null default false,
  is_reported boolean not null default false,
  constraint photos_ready_is_known check (
    state = 'pending' or (width is not null and height is not null and bytes is not null and thumbhash is not null)),
  constraint photos_loose_or_shown check ((subject_id is null) = (loose_since is not null))
);
-- Serves: the photos of things, in their order.
create index photos_subject on photos (belongs_to, subject_id, position) where subject_id is not null;
-- Serves: erasing an account, and the photos of a person in the copy of their data.
create index photos_user on photos (user_id);
-- Serves: photos of a place, newest first.
create index photos_venue on photos (venue_id, uploaded_at desc) where venue_id is not null;
-- Serves: the sweep of what nothing shows.
create index photos_loose on photos (loose_since) where subject_id is null;

-- Reports that hide nothing, so that nobody's face is taken by one account, are looked at before all others.
alter table reports add column urgent boolean not null default false;
-- Serves: the front of the queue.
create index reports_urgent on reports (created_at, content_type, content_id) where decision_id is null and urgent;
