import type { AppPushService } from '@liora/domain/rules/notificationSettings';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { LOCKS } from '../../../db/locks.ts';

/** A browser, and the keys with which it is written to. */
interface Browser {
  service: 'web';
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** An app on a phone: its token stands where a browser has an address. */
interface App {
  service: AppPushService;
  endpoint: string;
  p256dh: null;
  auth: null;
}

export type NewDevice = (Browser & { serverKey: string }) | (App & { serverKey: null });

/** Until the end of the transaction nobody else changes which devices somebody has. */
export async function lockSubscriptions(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.pushSubscriptions}, hashtext(${userId}))`.execute(db);
}

/**
 * A device belongs to whoever is signed in there now. False where the session has ended, also at this moment. Serves:
 * auth_sessions_token_key, push_subscriptions_endpoint.
 */
export async function upsertSubscription(
  db: Db,
  userId: string,
  { service, endpoint, p256dh, auth, serverKey }: NewDevice,
  { sessionToken, now }: { sessionToken: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into push_subscriptions as p (user_id, session_id, service, endpoint, p256dh, auth, server_key, created_at)
    select ${userId}::uuid, s.id, ${service}, ${endpoint}, ${p256dh}, ${auth}, ${serverKey}, ${now}::timestamptz
    from (select id from auth_sessions where token = ${sessionToken} and user_id = ${userId}::uuid for key share) s
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      service = excluded.service, p256dh = excluded.p256dh, auth = excluded.auth, server_key = excluded.server_key, created_at = excluded.created_at`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Nobody has more than the newest. Serves: push_subscriptions_user. */
export async function trimSubscriptions(db: Db, userId: string, most: number): Promise<void> {
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId}::uuid
      order by created_at desc, id desc offset ${most})`.execute(db);
}

/** A device of somebody's own. */
export async function deleteSubscription(db: Db, userId: string, endpoint: string): Promise<void> {
  await sql`delete from push_subscriptions where user_id = ${userId}::uuid and endpoint = ${endpoint}`.execute(
    db,
  );
}

/** What the push service says is gone, unless it came back under new keys meanwhile. */
export async function deleteGone(db: Db, { id, auth }: Pick<SubscriptionRow, 'id' | 'auth'>): Promise<void> {
  await sql`delete from push_subscriptions where id = ${id}::uuid and auth is not distinct from ${auth}`.execute(
    db,
  );
}

export type SubscriptionRow = (Browser | App) & { id: string };

interface WantedSubscriptions {
  userId: string;
  serverKey: string;
  /** That one alone. */
  id?: string | undefined;
  now: Date;
}

/** Of each the apps, and the browsers that take messages of its key; or one of them. Serves: push_subscriptions_user. */
export async function subscriptionsOf(
  db: Db,
  wanted: readonly WantedSubscriptions[],
): Promise<SubscriptionRow[][]> {
  const { rows } = await sql<SubscriptionRow & { at: string }>`
    select w.at, p.id, p.service, p.endpoint, p.p256dh, p.auth
    from unnest(${wanted.map(({ userId }) => userId)}::uuid[], ${wanted.map(({ serverKey }) => serverKey)}::text[],
                ${wanted.map(({ id }) => id ?? null)}::uuid[], ${wanted.map(({ now }) => now)}::timestamptz[])
      with ordinality w (user_id, server_key, id, now, at)
    join push_subscriptions p on p.user_id = w.user_id and (p.service <> 'web' or p.server_key = w.server_key)
      and (w.id is null or p.id = w.id)
    join auth_sessions s on s.id = p.session_id and s.expires_at > w.now`.execute(db);
  return wanted.map((_, index) => rows.flatMap(({ at, ...row }) => (Number(at) === index + 1 ? row : [])));
}
