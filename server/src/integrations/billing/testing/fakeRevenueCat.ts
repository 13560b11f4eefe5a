import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@liora/domain/durations';

/** Of one event; everything else is filled in as RevenueCat does. */
export interface EventWishes {
  id?: string;
  type: string;
  /** The account's id, unless the event names others itself. */
  user?: string;
  at: Date;
  /** Start and end of the period. */
  from?: Date;
  until?: Date | null;
  more?: Record<string, unknown>;
}

const MONTH_MS = 30 * DAY_MS;
const MONTHLY = 'app.liora.prive.monthly';

/** The bytes that RevenueCat posts for an event, after its documented samples, with the personal data it adds. */
export function revenueCatBody({ id, type, user, at, from, until, more }: EventWishes): string {
  const event = {
    event_timestamp_ms: at.getTime(),
    ...(type === 'TRANSFER' ? {} : { ...customer(user ?? ''), ...period(from ?? at, until) }),
    environment: 'PRODUCTION',
    store: 'APP_STORE',
    type,
    id: id ?? randomUUID().toUpperCase(),
    app_id: 'app1234567890',
    ...more,
  };
  return JSON.stringify({ event, api_version: '1.0' });
}

const customer = (user: string) => ({
  app_user_id: user,
  aliases: ['$RCAnonymousID:8069238d6049ce87cc529853916d624c', user],
  original_app_user_id: user,
  country_code: 'US',
  subscriber_attributes: { $email: { updated_at_ms: 1_662_955_084_635, value: 'firstlast@example.com' } },
});

const period = (from: Date, until: Date | null | undefined) => ({
  product_id: MONTHLY,
  period_type: 'NORMAL',
  purchased_at_ms: from.getTime(),
  expiration_at_ms: until === null ? null : (until?.getTime() ?? from.getTime() + MONTH_MS),
  entitlement_id: null,
  entitlement_ids: ['prive'],
  presented_offering_id: null,
  transaction_id: '2000000000000001',
  original_transaction_id: '2000000000000001',
  is_family_share: false,
  currency: 'USD',
  price: 1.99,
  price_in_purchased_currency: 1.99,
  takehome_percentage: 0.85,
  tax_percentage: 0,
  commission_percentage: 0.15,
  offer_code: null,
});

/** Posts bytes to the webhook as RevenueCat does. */
export function deliver(address: string, authorization: string, body: string): Promise<Response> {
  return fetch(new URL('/webhooks/revenuecat', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body,
  });
}

/** What a type needs besides the ordinary. REFUND is how people call a cancellation with the money back. */
const COMMANDS: Record<string, Pick<EventWishes, 'type' | 'more'>> = {
  REFUND: { type: 'CANCELLATION', more: { cancel_reason: 'CUSTOMER_SUPPORT', price: -1.99 } },
  CANCELLATION: { type: 'CANCELLATION', more: { cancel_reason: 'UNSUBSCRIBE' } },
  TRIAL: { type: 'INITIAL_PURCHASE', more: { period_type: 'TRIAL', price: 0 } },
};

/** docs/operations.md, Billing. Each account has one subscription; periods begin now and an expiration ends at once. */
async function main([address = '', type = '', user = '']: string[]): Promise<void> {
  const now = new Date();
  const wishes = COMMANDS[type] ?? { type };
  const ids = { transaction_id: `fake-${user}`, original_transaction_id: `fake-${user}` };
  const ends = type === 'EXPIRATION' ? { until: now, from: new Date(now.getTime() - MONTH_MS) } : {};
  const more = { ...ids, ...wishes.more };
  const body = revenueCatBody({ ...wishes, user, at: now, ...ends, more });
  const answer = await deliver(address, process.env.REVENUECAT_WEBHOOK_SECRET ?? '', body);
  process.stdout.write(`${answer.status} ${await answer.text()}\n`);
  process.exitCode = answer.ok ? 0 : 1;
}

if (import.meta.main) await main(process.argv.slice(2));
