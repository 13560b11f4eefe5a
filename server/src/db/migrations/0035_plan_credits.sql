-- Which plan another one was made of ('Make it yours'). The credit survives its source: the plan may be gone, and of whoever
-- made it stays the account, as long as there is one.
create table plan_credits (
  date_plan_id uuid primary key references date_plans on delete cascade,
  source_id uuid not null,
  source_creator uuid references auth_users on delete set null,
  -- The source was for members when it was copied: what is made of it stays theirs.
  for_members boolean not null
);
-- Serves: erasing an account.
create index plan_credits_creator on plan_credits (source_creator) where source_creator is not null;
