-- Apps on phones are reached by Apple's and Google's services: a token stands where a browser has an address, and there are no
-- keys of either side. Older nodes store browsers alone, without naming the service.
alter table push_subscriptions
  add column service text not null default 'web' check (service in ('web', 'apns', 'fcm')),
  alter column p256dh drop not null,
  alter column auth drop not null,
  alter column server_key drop not null,
  add constraint push_subscriptions_keys
    check (case when service = 'web' then num_nulls(p256dh, auth, server_key) = 0
                else num_nonnulls(p256dh, auth, server_key) = 0 end);
