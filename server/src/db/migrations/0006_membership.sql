-- Membership: what the billing provider reported, and the columns that are made of it.

-- Whether the store will charge again at the end of the paid period.
alter table profiles add column subscription_will_renew boolean not null default false;
-- Serves: the expiry job, which looks for memberships whose time is over.
create index profiles_membership_running on profiles (subscription_end_date)
  where not admin_managed_tier and (subscription_status = 'active' or trial_status = 'active');

-- Every event of the billing provider once, by the provider's own id; never changed, so that a membership can be worked
-- out again from the beginning. Of a person it holds account id and store transaction, nothing that names them.
create table billing_events (
  id text primary key,
  type text not null,
  -- When the provider made the event: the order in which events count, ties by id.
  event_at timestamptz not null,
  -- Whose it is: the account's id, else the provider's anonymous one. Null for a transfer.
  customer text,
  -- Everybody it concerns: the customer, or both sides of a transfer.
  customers text[] not null,
  transferred_from text[] not null default '{}',
  transferred_to text[] not null default '{}',
  -- One subscription at its store: the first transaction of it.
  subscription text,
  product text,
  store text,
  sandbox boolean not null default false,
  period text,
  purchased_at timestamptz,
  expires_at timestamptz,
  grace_until timestamptz,
  -- Of a cancellation or an expiration, in the provider's words.
  reason text,
  refunded boolean not null default false,
  received_at timestamptz not null default now()
);
-- Serves: all events of an account, and both sides of a transfer.
create index billing_events_customers on billing_events using gin (customers);
-- Serves: the history of one subscription, whoever had it.
create index billing_events_subscription on billing_events (subscription) where subscription is not null;
-- Serves: forgetting purchases after seven years.
create index billing_events_age on billing_events (event_at);
