import { text } from '@liora/domain/contract/common';
import * as z from 'zod';
import { type BillingEvent, isAccountId } from '../../modules/membership/billing/billingEvent.rules.ts';

const MAX_ID_CHARS = 200;
const MAX_NAMES = 100;

const id = text(MAX_ID_CHARS).min(1);
/** Milliseconds since 1970. What is not a time is treated as missing: it must neither give nor take anything. */
const instant = z
  .number()
  .int()
  .min(0)
  .max(8.64e15)
  .transform((ms) => new Date(ms))
  .nullish()
  .catch(null);
const word = text(MAX_ID_CHARS).nullish().catch(null);
const names = z.array(id).max(MAX_NAMES).nullish().catch(null);

/**
 * https://www.revenuecat.com/docs/integrations/webhooks/event-types-and-fields. Only these fields are read: attributes,
 * country and price of a customer are never kept. Fields and types to come are no reason to refuse an event.
 */
const body = z.object({
  event: z.object({
    id,
    type: text(64).min(1),
    event_timestamp_ms: z.number().int().min(0).max(8.64e15),
    app_user_id: word,
    original_app_user_id: word,
    aliases: names,
    transferred_from: names,
    transferred_to: names,
    original_transaction_id: word,
    transaction_id: word,
    product_id: word,
    store: word,
    environment: word,
    period_type: word,
    purchased_at_ms: instant,
    expiration_at_ms: instant,
    grace_period_expiration_at_ms: instant,
    cancel_reason: word,
    expiration_reason: word,
  }),
});

type Reported = z.output<typeof body>['event'];

/** Refunds come as cancellations with this reason. */
const REFUND_REASONS = new Set(['CUSTOMER_SUPPORT', 'REFUND']);

/** What RevenueCat's webhook sent, or null when it is no event. */
export function readRevenueCatEvent(json: unknown): BillingEvent | null {
  const { success, data } = body.safeParse(json);
  return success ? toBillingEvent(data.event) : null;
}

function toBillingEvent(event: Reported): BillingEvent {
  const { type } = event;
  const customer = type === 'TRANSFER' ? null : customerOf(event);
  const transferred_from = lowered(event.transferred_from);
  const transferred_to = lowered(event.transferred_to);
  return {
    id: event.id,
    type,
    event_at: new Date(event.event_timestamp_ms),
    customer,
    customers: [...new Set([...(customer ? [customer] : []), ...transferred_from, ...transferred_to])],
    transferred_from,
    transferred_to,
    subscription: event.original_transaction_id ?? event.transaction_id ?? null,
    product: event.product_id ?? null,
    store: event.store ?? null,
    sandbox: isSandbox(event),
    period: event.period_type ?? null,
    purchased_at: event.purchased_at_ms ?? null,
    expires_at: event.expiration_at_ms ?? null,
    grace_until: event.grace_period_expiration_at_ms ?? null,
    reason: event.cancel_reason ?? event.expiration_reason ?? null,
    refunded: type === 'CANCELLATION' && REFUND_REASONS.has(event.cancel_reason ?? ''),
  };
}

/** What does not say that it was paid for was not. A transfer only moves what was bought, and need not say where. */
function isSandbox({ type, environment }: Reported): boolean {
  return environment ? environment !== 'PRODUCTION' : type !== 'TRANSFER';
}

/** The app signs its users in to the store under their account id; who bought before that has an anonymous one. */
function customerOf({ app_user_id, original_app_user_id, aliases }: Reported): string | null {
  const known = lowered([app_user_id, original_app_user_id, ...(aliases ?? [])]);
  return known.find(isAccountId) ?? known[0] ?? null;
}

/** Account ids in the one form the database knows; anonymous ids as they are. */
function lowered(customers: readonly (string | null | undefined)[] | null | undefined): string[] {
  return (customers ?? []).flatMap((name) => {
    if (!name) return [];
    const small = name.toLowerCase();
    return [isAccountId(small) ? small : name];
  });
}
