import { type BillingEvent, STUB_PURCHASE } from './billingEvent.rules.ts';

/** One subscription at its store, as the events up to some moment leave it. */
export interface Subscription {
  owner: string;
  kind: 'paid' | 'trial' | 'stub';
  /** Of the period that runs or ran last; null when unknown. */
  startedAt: Date | null;
  /** Null: for good. */
  endsAt: Date | null;
  /** The store still tries to charge; access goes on until then. */
  graceUntil: Date | null;
  willRenew: boolean;
  /** The end that a refund took away: none of the same period's later news brings it back, only a reversal does. */
  refundedFrom: { endsAt: Date | null } | null;
}

/** What an event makes of a subscription; undefined while nothing is known of one. */
type Step = (known: Subscription | undefined, event: Owned) => Subscription | undefined;
type Owned = BillingEvent & { customer: string };

const later = (a: Date | null, b: Date): Date | null => (a === null || a >= b ? a : b);
const earlier = (a: Date | null, b: Date): Date => (a === null || a > b ? b : a);

const NEVER_RENEWS = new Set(['PROMOTIONAL', 'PREPAID']);

/** A subscription known from this event alone: its purchase was lost, or comes later. */
function fromPeriod(event: Owned, endsAt: Date | null): Subscription {
  return {
    owner: event.customer,
    kind: event.period === 'TRIAL' ? 'trial' : 'paid',
    startedAt: event.purchased_at,
    endsAt,
    graceUntil: null,
    willRenew: false,
    refundedFrom: null,
  };
}

/** At least until the event's own end; an event without one says nothing about the period. */
function extended(known: Subscription | undefined, event: Owned): Subscription | undefined {
  if (!event.expires_at) return known;
  if (!known) return fromPeriod(event, event.expires_at);
  if (known.refundedFrom && later(known.refundedFrom.endsAt, event.expires_at) !== event.expires_at)
    return known;
  if (later(known.endsAt, event.expires_at) !== event.expires_at) return known;
  return { ...known, endsAt: event.expires_at, startedAt: event.purchased_at ?? known.startedAt };
}

/** A new period only lengthens: who changed products keeps what is paid for until the store says that it expired. */
const buy: Step = (known, event) => {
  const lifetime = event.type === 'NON_RENEWING_PURCHASE' && !event.expires_at;
  if (!event.expires_at && !lifetime) return known;
  const renews = event.type !== 'NON_RENEWING_PURCHASE' && event.type !== 'TEMPORARY_ENTITLEMENT_GRANT';
  const bought = fromPeriod(event, event.expires_at);
  const endsAt = known && bought.endsAt ? later(known.endsAt, bought.endsAt) : bought.endsAt;
  return { ...bought, endsAt, willRenew: renews && !NEVER_RENEWS.has(event.period ?? '') };
};

const cancel: Step = (known, event) => {
  if (event.refunded) return refund(known, event);
  const running = extended(known, event);
  return running && { ...running, willRenew: false };
};

/** The money went back: access ends at once. */
function refund(known: Subscription | undefined, event: Owned): Subscription | undefined {
  const running = known ?? extended(known, event);
  if (!running) return undefined;
  const endsAt = earlier(running.endsAt, event.event_at);
  const refundedFrom = running.refundedFrom ?? { endsAt: running.endsAt };
  return { ...running, endsAt, graceUntil: null, willRenew: false, refundedFrom };
}

const reverseRefund: Step = (known, event) =>
  extended(known?.refundedFrom ? { ...known, ...known.refundedFrom, refundedFrom: null } : known, event);

const expire: Step = (known, event) => {
  const { expires_at } = event;
  if (!known) return expires_at ? fromPeriod(event, expires_at) : undefined;
  const stillRuns = known.endsAt === null || known.endsAt > event.event_at;
  // Without an end it tells nothing of a period that runs; with an early one it speaks of a period before this one.
  if (expires_at ? known.startedAt !== null && expires_at <= known.startedAt : stillRuns) return known;
  const endsAt = expires_at ? earlier(known.endsAt, expires_at) : known.endsAt;
  return { ...known, endsAt, graceUntil: null, willRenew: false };
};

/** Access until the period's end, and through the grace period where the store grants one. */
const billingIssue: Step = (known, event) => {
  const running = extended(known, event);
  return running && { ...running, graceUntil: running.refundedFrom ? null : event.grace_until };
};

const resume: Step = (known, event) => {
  const running = extended(known, event);
  return running && { ...running, willRenew: true };
};

const pause: Step = (known, event) => {
  const running = extended(known, event);
  return running && { ...running, willRenew: false };
};

const buyStub: Step = (_known, event) => ({ ...fromPeriod(event, event.expires_at), kind: 'stub' });

/** Every documented event that says something about access. All others are kept and change nothing. */
const STEPS = new Map<string, Step>([
  ['INITIAL_PURCHASE', buy],
  ['RENEWAL', buy],
  ['NON_RENEWING_PURCHASE', buy],
  ['TEMPORARY_ENTITLEMENT_GRANT', buy],
  ['CANCELLATION', cancel],
  ['UNCANCELLATION', resume],
  ['SUBSCRIPTION_PAUSED', pause],
  ['SUBSCRIPTION_EXTENDED', extended],
  // A change takes effect with the renewal that follows it.
  ['PRODUCT_CHANGE', extended],
  ['BILLING_ISSUE', billingIssue],
  ['EXPIRATION', expire],
  ['REFUND_REVERSED', reverseRefund],
  [STUB_PURCHASE, buyStub],
]);

/** The subscription after the event, with the event's customer as its owner; `known` itself when the event says nothing. */
export function afterEvent(known: Subscription | undefined, event: BillingEvent): Subscription | undefined {
  const step = STEPS.get(event.type);
  const { customer } = event;
  if (!step || customer === null) return known;
  const next = step(known, { ...event, customer });
  return next && { ...next, owner: customer };
}

/** When access ends; null for good. */
export function accessEnd({ endsAt, graceUntil }: Subscription): Date | null {
  return graceUntil ? later(endsAt, graceUntil) : endsAt;
}
