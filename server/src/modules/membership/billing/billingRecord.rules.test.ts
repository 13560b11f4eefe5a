import { DAY_MS } from '@liora/domain/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BillingEvent, STUB_PURCHASE } from './billingEvent.rules.ts';
import { foldBilling, givesAccess, membershipColumns } from './billingRecord.rules.ts';

const MAYA = '11111111-1111-4111-8111-111111111111';
const THEO = '22222222-2222-4222-8222-222222222222';
const CUSTOMERS = [MAYA, THEO, '$RCAnonymousID:1'];
const now = new Date('2026-06-01T00:00:00Z');
const at = (days: number) => new Date(now.getTime() + days * DAY_MS);

const TYPES = [
  'INITIAL_PURCHASE',
  'RENEWAL',
  'CANCELLATION',
  'UNCANCELLATION',
  'BILLING_ISSUE',
  'EXPIRATION',
  'PRODUCT_CHANGE',
  'TRANSFER',
  'NON_RENEWING_PURCHASE',
  'SUBSCRIPTION_PAUSED',
  'SUBSCRIPTION_EXTENDED',
  'REFUND_REVERSED',
  'TEST',
  'UNHEARD_OF',
  STUB_PURCHASE,
];

const days = fc.integer({ min: -90, max: 90 });
const anyEvent: fc.Arbitrary<BillingEvent> = fc
  .record({
    id: fc.uuid(),
    type: fc.constantFrom(...TYPES),
    // Nothing is reported before it happens.
    at: fc.integer({ min: -90, max: 0 }),
    from: days,
    length: fc.option(fc.integer({ min: 1, max: 60 })),
    customer: fc.constantFrom(...CUSTOMERS),
    receiver: fc.constantFrom(...CUSTOMERS),
    subscription: fc.constantFrom('a', 'b'),
    grace: fc.option(days),
    refunded: fc.boolean(),
    period: fc.constantFrom('NORMAL', 'TRIAL', 'PROMOTIONAL'),
  })
  .map(({ id, type, customer, receiver, from, length, grace, refunded, ...rest }) => ({
    id,
    type,
    event_at: at(rest.at),
    customer: type === 'TRANSFER' ? null : customer,
    customers: type === 'TRANSFER' ? [customer, receiver] : [customer],
    transferred_from: type === 'TRANSFER' ? [customer] : [],
    transferred_to: type === 'TRANSFER' ? [receiver] : [],
    subscription: type === 'TRANSFER' ? null : rest.subscription,
    product: null,
    store: null,
    sandbox: false,
    period: rest.period,
    purchased_at: at(from),
    expires_at: length === null ? null : at(from + length),
    grace_until: grace === null ? null : at(grace),
    reason: null,
    refunded: type === 'CANCELLATION' && refunded,
  }));
const life = fc.uniqueArray(anyEvent, { maxLength: 14, selector: ({ id }) => id });

const outcome = (events: readonly BillingEvent[]) =>
  [...foldBilling(events)]
    .map(([customer, record]) => [customer, membershipColumns(record, now)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));

test('RUL-06 the events of a life give the same end in every order', () => {
  const shuffled = life.chain((events) =>
    fc.tuple(
      fc.constant(events),
      fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([events, mixed]) => {
      expect(outcome(mixed)).toEqual(outcome(events));
    }),
    { numRuns: 2000 },
  );
});

test('a subscription gives access to one customer at a time', () => {
  fc.assert(
    fc.property(life, (events) => {
      const owned = [...foldBilling(events).values()].map(({ subscriptions }) => subscriptions.length);
      const bought = new Set(events.flatMap(({ subscription }) => subscription ?? []));
      expect(owned.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(bought.size);
    }),
  );
});

test('RUL-06 an event that is older than all known ones and without a date never takes access away', () => {
  fc.assert(
    fc.property(life, anyEvent, (events, late) => {
      const empty = { ...late, expires_at: null, grace_until: null, refunded: false, event_at: at(-1000) };
      // Of these the lack of a date is no lack: a transfer has none, and a purchase for good neither.
      fc.pre(!['TRANSFER', 'NON_RENEWING_PURCHASE', STUB_PURCHASE].includes(empty.type));
      const before = foldBilling(events);
      for (const [customer, record] of before) {
        if (!givesAccess(record, now)) continue;
        const after = foldBilling([...events, empty]).get(customer);
        expect(after && givesAccess(after, now)).toBe(true);
      }
    }),
    { numRuns: 3000 },
  );
});

test('access always has an active status, and the lack of it never has', () => {
  fc.assert(
    fc.property(life, (events) => {
      for (const record of foldBilling(events).values()) {
        const { subscription_status, trial_status } = membershipColumns(record, now);
        expect(subscription_status === 'active' || trial_status === 'active').toBe(givesAccess(record, now));
      }
    }),
  );
});
