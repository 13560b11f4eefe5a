import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { LOCKS } from '../../../db/locks.ts';
import type { BillingEvent } from './billingEvent.rules.ts';

/** Keeps an event once, by its id. */
export async function insertBillingEvent(db: Db, event: BillingEvent): Promise<void> {
  await db
    .insertInto('billing_events')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Events of these customers and of these subscriptions.
 * Serves from billing_events_customers and billing_events_subscription.
 */
export async function selectBillingEvents(
  db: Db,
  customers: readonly string[],
  subscriptions: readonly string[],
  withSandbox: boolean,
): Promise<BillingEvent[]> {
  const { rows } = await sql<BillingEvent>`
    select id, type, event_at, customer, customers, transferred_from, transferred_to, subscription, product, store,
           sandbox, period, purchased_at, expires_at, grace_until, reason, refunded
    from billing_events
    where (customers && ${[...customers]}::text[] or subscription = any(${[...subscriptions]}::text[]))
      and (${withSandbox} or not sandbox)`.execute(db);
  return rows;
}

/** Forgets events from before `before`, the oldest first, at most `limit`. Serves from billing_events_age. */
export async function deleteBillingEvents(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from billing_events where id in (
      select id from billing_events where event_at < ${before} order by event_at limit ${limit})
    returning id`.execute(db);
  return rows.length;
}

/** Until the transaction ends nobody else works on these names; taken in one order, so that no two wait for each other. */
export async function lockBilling(db: Db, names: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${LOCKS.billing}, bucket) from (
      select distinct hashtext(name) as bucket from unnest(${[...names]}::text[]) name order by bucket) b`.execute(
    db,
  );
}
