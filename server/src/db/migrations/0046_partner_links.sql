-- Two people linked as partners, and what that lets them see of each other (LINK-01 to LINK-29, RUL-43 to RUL-48).

create table partner_links (
  id uuid primary key default gen_random_uuid(),
  -- Whose code it was, and who accepted it.
  user_id_1 uuid not null references auth_users (id) on delete cascade,
  user_id_2 uuid not null references auth_users (id) on delete cascade,
  -- 'pending' is a code that nobody has used.
  status text not null check (status in ('accepted', 'declined')),
  disconnect_reason text check (disconnect_reason in ('user', 'block', 'entitlement_lapsed', 'account_closed')),
  -- When both were last seen to be members; checked_at: when that was last looked at.
  last_entitlement_ok_at timestamptz not null,
  checked_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (user_id_1 <> user_id_2),
  check ((status = 'declined') = (disconnect_reason is not null))
);
-- Serves: looking at the memberships of links again.
create index partner_links_checked on partner_links (checked_at) where status = 'accepted';
-- Serve: erasing an account, and somebody's copy of their data.
create index partner_links_user_1 on partner_links (user_id_1);
create index partner_links_user_2 on partner_links (user_id_2);

-- One partner each: a row for either person, as no unique index lies over two columns (LINK-05). It is there exactly while
-- the link is accepted.
create table linked_people (
  user_id uuid primary key references auth_users (id) on delete cascade,
  partner_id uuid not null unique references auth_users (id) on delete cascade,
  link_id uuid not null references partner_links (id) on delete cascade,
  check (user_id <> partner_id)
);
-- Serves: ending a link.
create index linked_people_link on linked_people (link_id);

-- The one code that somebody has made last. It stays when it is used, so that who used it and lost the answer may ask again.
create table link_codes (
  user_id uuid primary key references auth_users (id) on delete cascade,
  -- SHA-256: who reads the table holds no code (RUL-108).
  code_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid references auth_users (id) on delete cascade,
  check ((used_at is null) = (used_by is null))
);
create index link_codes_used_by on link_codes (used_by) where used_by is not null;
-- Serves: the sweep.
create index link_codes_expires_at on link_codes (expires_at);

-- Both are told at once when their link begins or ends (RT-03); neither learns of others.
create trigger linked_people_live_insert after insert on linked_people referencing new table as new_rows
  for each statement execute function notify_live('partner', 'null', 'r.user_id', '''owner''');
create trigger linked_people_live_delete after delete on linked_people referencing old table as old_rows
  for each statement execute function notify_live('partner', 'null', 'r.user_id', '''owner''');

-- A private plan is the partner's to see unless its creator keeps it to themself (RUL-47).
alter table date_plans add column shared_with_partner boolean not null default true;
create function plan_shared(owner uuid, is_public boolean, is_prive boolean, is_hidden boolean, is_reported boolean,
                            deleted_at timestamptz, shared_with_partner boolean, partner uuid)
returns boolean language sql immutable parallel safe
return coalesce(owner = partner, false) and deleted_at is null and not is_hidden and not is_reported
  and (shared_with_partner or is_public or is_prive);
create or replace view v_date_plans_enriched as
select p.id, p.user_id, p.title, p.description, p.places, p.latitude, p.longitude, p.location_name, p.tags, p.theme,
       p.is_public, p.is_prive, p.is_hidden, p.is_reported, p.created_at, p.updated_at, p.deleted_at,
       f.username, f.profile_photo_url,
       case when f.is_public_profile then f.bio end as bio,
       f.membership_tier,
       c.like_count, c.save_count, p.shared_with_partner
from date_plans p
join profiles f on f.user_id = p.user_id
join date_plan_counts c on c.date_plan_id = p.id;

-- 'partner': the owner and their partner, who is among 'members' and 'everybody' as well.
alter table live_events drop constraint live_events_audience_check;
alter table live_events add check (audience in ('nobody', 'owner', 'partner', 'prive', 'members', 'everybody'));
alter table saved_date_plans drop constraint saved_date_plans_audience_check;
alter table saved_date_plans add check (audience in ('nobody', 'owner', 'partner', 'members', 'everybody'));
create or replace function plan_audience(plan date_plans) returns text language sql immutable parallel safe as $$
  select case
    when plan_full(plan.user_id, plan.is_public, plan.is_prive, plan.is_hidden, plan.is_reported, plan.deleted_at, null, false, '{}') then 'everybody'
    when plan_full(plan.user_id, plan.is_public, plan.is_prive, plan.is_hidden, plan.is_reported, plan.deleted_at, null, true, '{}') then 'members'
    when plan_shared(plan.user_id, plan.is_public, plan.is_prive, plan.is_hidden, plan.is_reported, plan.deleted_at, plan.shared_with_partner, plan.user_id) then 'partner'
    when plan_full(plan.user_id, plan.is_public, plan.is_prive, plan.is_hidden, plan.is_reported, plan.deleted_at, plan.user_id, false, '{}') then 'owner'
    else 'nobody' end
$$;

-- What a saver may see of the copy of a plan that is gone: with 'partner' whoever is its creator's partner now.
create function copy_shared(creator uuid, audience text, withheld boolean, partner uuid)
returns boolean language sql immutable parallel safe
return coalesce(creator = partner, false) and not withheld and coalesce(audience in ('partner', 'members', 'everybody'), false);
