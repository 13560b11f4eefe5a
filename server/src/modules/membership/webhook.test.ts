import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { person } from '../../../test/factories.ts';
import { revenueCatBody } from '../../integrations/billing/testing/fakeRevenueCat.ts';
import { billingFixture, day, WEBHOOK_SECRET } from './testing/billingFixture.ts';

const database = await testDatabase();
const fixture = await billingFixture(database);
afterAll(async () => {
  await fixture.close();
  await database.close();
});
beforeEach(async () => {
  fixture.setNow(day(0));
  await database.pool.query('delete from billing_events');
});

const newcomer = async () => (await person(fixture.deps)).viewer.userId;
/** One subscription per person. */
const of = (user: string) => ({ user, more: { original_transaction_id: `T-${user}` } });
const refund = (user: string) => ({
  more: { original_transaction_id: `T-${user}`, cancel_reason: 'CUSTOMER_SUPPORT', price: -1.99 },
});

test('RUL-06 an initial purchase makes a Privé member until the end of the period', async () => {
  const maya = await newcomer();
  const answer = await fixture.post({ type: 'INITIAL_PURCHASE', ...of(maya), at: day(0), until: day(30) });
  expect(answer.status).toBe(200);
  expect(await fixture.columns(maya)).toEqual({
    tier: 'prive',
    status: 'active',
    end: day(30),
    trial: null,
    trial_start: null,
    renews: true,
  });
});

test('a renewal lengthens the period, a cancellation only says that nothing follows, an uncancellation takes that back', async () => {
  const maya = await newcomer();
  await fixture.post({ type: 'INITIAL_PURCHASE', ...of(maya), at: day(0), until: day(30) });
  await fixture.post({ type: 'RENEWAL', ...of(maya), at: day(30), from: day(30), until: day(60) });
  expect(await fixture.columns(maya)).toMatchObject({ status: 'active', end: day(60), renews: true });
  await fixture.post({ type: 'CANCELLATION', ...of(maya), at: day(31), from: day(30), until: day(60) });
  expect(await fixture.columns(maya)).toMatchObject({ status: 'active', end: day(60), renews: false });
  await fixture.post({ type: 'UNCANCELLATION', ...of(maya), at: day(32), from: day(30), until: day(60) });
  expect(await fixture.columns(maya)).toMatchObject({ status: 'active', end: day(60), renews: true });
});

test('a refund ends access at once, and only a reversal or a new purchase brings it back', async () => {
  const maya = await newcomer();
  await fixture.post({ type: 'INITIAL_PURCHASE', ...of(maya), at: day(-5), until: day(25) });
  await fixture.post({
    type: 'CANCELLATION',
    user: maya,
    ...refund(maya),
    at: day(-1),
    from: day(-5),
    until: day(25),
  });
  expect(await fixture.columns(maya)).toMatchObject({ status: 'expired', end: day(-1), renews: false });
  await fixture.post({ type: 'CANCELLATION', ...of(maya), at: day(0), from: day(-5), until: day(25) });
  expect(await fixture.columns(maya)).toMatchObject({ status: 'expired', end: day(-1) });
  await fixture.post({ type: 'REFUND_REVERSED', ...of(maya), at: day(0), from: day(-5), until: day(25) });
  expect(await fixture.columns(maya)).toMatchObject({ status: 'active', end: day(25) });
});

test('a billing issue keeps access until the end of the period, and through the grace period where there is one', async () => {
  const [maya, theo] = [await newcomer(), await newcomer()];
  await fixture.post({ type: 'INITIAL_PURCHASE', ...of(maya), at: day(-29), from: day(-29), until: day(1) });
  await fixture.post({ type: 'BILLING_ISSUE', ...of(maya), at: day(0), from: day(-29), until: day(1) });
  expect(await fixture.columns(maya)).toMatchObject({ status: 'active', end: day(1) });

  const grace = { original_transaction_id: `T-${theo}`, grace_period_expiration_at_ms: day(6).getTime() };
  await fixture.post({ type: 'INITIAL_PURCHASE', ...of(theo), at: day(-30), from: day(-30), until: day(-1) });
  await fixture.post({
    type: 'BILLING_ISSUE',
    user: theo,
    at: day(-1),
    from: day(-30),
    until: day(-1),
    more: grace,
  });
  const failed = { original_transaction_id: `T-${theo}`, cancel_reason: 'BILLING_ERROR' };
  await fixture.post({
    type: 'CANCELLATION',
    user: theo,
    at: day(-1),
    from: day(-30),
    until: day(-1),
    more: failed,
  });
  expect(await fixture.columns(theo)).toMatchObject({ status: 'active', end: day(6), renews: false });
  fixture.setNow(day(6));
  const gone = { original_transaction_id: `T-${theo}`, expiration_reason: 'BILLING_ERROR' };
  await fixture.post({
    type: 'EXPIRATION',
    user: theo,
    at: day(6),
    from: day(-30),
    until: day(-1),
    more: gone,
  });
  expect(await fixture.columns(theo)).toMatchObject({ status: 'expired', end: day(-1) });
});

test('an expiration ends a membership; one about an earlier period, or without a date while the period runs, does not', async () => {
  const maya = await newcomer();
  await fixture.post({ type: 'INITIAL_PURCHASE', ...of(maya), at: day(-30), from: day(-30), until: day(0) });
  await fixture.post({ type: 'RENEWAL', ...of(maya), at: day(0), from: day(0), until: day(30) });
  await fixture.post({ type: 'EXPIRATION', ...of(maya), at: day(1), from: day(-30), until: day(0) });
  await fixture.post({ type: 'EXPIRATION', ...of(maya), at: day(1), from: day(0), until: null });
  expect(await fixture.columns(maya)).toMatchObject({ status: 'active', end: day(30) });
  fixture.setNow(day(30));
  await fixture.post({ type: 'EXPIRATION', ...of(maya), at: day(30), from: day(0), until: day(30) });
  expect(await fixture.columns(maya)).toMatchObject({ status: 'expired', end: day(30) });
});

test('RUL-06 an empty or failed answer never takes a paid period away, and never gives one', async () => {
  const maya = await newcomer();
  await fixture.post({ type: 'INITIAL_PURCHASE', ...of(maya), at: day(0), until: day(30) });
  const before = await fixture.columns(maya);
  for (const type of ['RENEWAL', 'BILLING_ISSUE', 'PRODUCT_CHANGE', 'EXPIRATION', 'SUBSCRIPTION_EXTENDED'])
    await fixture.post({ type, ...of(maya), at: day(1), until: null });
  const garbled = { original_transaction_id: `T-${maya}`, expiration_at_ms: 'soon', purchased_at_ms: -1 };
  await fixture.post({ type: 'RENEWAL', user: maya, at: day(2), more: garbled });
  expect(await fixture.columns(maya)).toEqual(before);

  const theo = await newcomer();
  await fixture.post({ type: 'INITIAL_PURCHASE', ...of(theo), at: day(0), until: null });
  expect(await fixture.columns(theo)).toMatchObject({ tier: 'free', status: null });
});

test('an older event that comes late changes nothing of what is known since', async () => {
  const maya = await newcomer();
  await fixture.post({ type: 'RENEWAL', ...of(maya), at: day(0), from: day(0), until: day(30) });
  await fixture.post({ type: 'EXPIRATION', ...of(maya), at: day(-10), from: day(-40), until: day(-10) });
  await fixture.post({ type: 'CANCELLATION', ...of(maya), at: day(-11), from: day(-40), until: day(-10) });
  expect(await fixture.columns(maya)).toMatchObject({ status: 'active', end: day(30), renews: true });
});

test('MEM-09 a trial starts, is cancelled and lapses, or turns into a subscription', async () => {
  const maya = await newcomer();
  const trial = { original_transaction_id: `T-${maya}`, period_type: 'TRIAL' };
  await fixture.post({ type: 'INITIAL_PURCHASE', user: maya, at: day(0), until: day(7), more: trial });
  expect(await fixture.columns(maya)).toEqual({
    tier: 'prive',
    status: null,
    end: day(7),
    trial: 'active',
    trial_start: day(0),
    renews: true,
  });
  await fixture.post({
    type: 'CANCELLATION',
    user: maya,
    at: day(1),
    from: day(0),
    until: day(7),
    more: trial,
  });
  expect(await fixture.columns(maya)).toMatchObject({ trial: 'active', end: day(7), renews: false });
  fixture.setNow(day(7));
  await fixture.post({
    type: 'EXPIRATION',
    user: maya,
    at: day(7),
    from: day(0),
    until: day(7),
    more: trial,
  });
  expect(await fixture.columns(maya)).toMatchObject({ status: null, trial: 'expired', end: day(7) });
  await fixture.post({ type: 'RENEWAL', ...of(maya), at: day(7), from: day(7), until: day(37) });
  expect(await fixture.columns(maya)).toMatchObject({
    status: 'active',
    trial: 'expired',
    trial_start: day(0),
  });
});

test('a transfer takes the subscription from one account and gives it to the other', async () => {
  const [maya, theo] = [await newcomer(), await newcomer()];
  await fixture.post({ type: 'INITIAL_PURCHASE', ...of(maya), at: day(-2), until: day(28) });
  const moved = { transferred_from: [maya], transferred_to: ['$RCAnonymousID:1', theo.toUpperCase()] };
  await fixture.post({ type: 'TRANSFER', at: day(-1), more: moved });
  expect(await fixture.columns(maya)).toMatchObject({ status: 'expired', end: day(-1), renews: false });
  expect(await fixture.columns(theo)).toMatchObject({ tier: 'prive', status: 'active', end: day(28) });
  await fixture.post({
    type: 'RENEWAL',
    user: theo,
    more: { original_transaction_id: `T-${maya}` },
    at: day(0),
    until: day(58),
  });
  expect(await fixture.columns(maya)).toMatchObject({ status: 'expired', end: day(-1) });
  expect(await fixture.columns(theo)).toMatchObject({ status: 'active', end: day(58) });
});

test('what was bought before anybody signed in comes with the transfer to the account', async () => {
  const maya = await newcomer();
  const anonymous = '$RCAnonymousID:before-sign-in';
  const more = { original_transaction_id: 'T-anonymous', aliases: [anonymous] };
  await fixture.post({ type: 'INITIAL_PURCHASE', user: anonymous, at: day(-1), until: day(29), more });
  expect(await fixture.columns(maya)).toMatchObject({ tier: 'free' });
  await fixture.post({
    type: 'TRANSFER',
    at: day(0),
    more: { transferred_from: [anonymous], transferred_to: [maya] },
  });
  expect(await fixture.columns(maya)).toMatchObject({ tier: 'prive', status: 'active', end: day(29) });
});

test('a pause and a change of product keep access; an extension and a temporary grant give it', async () => {
  const [maya, theo] = [await newcomer(), await newcomer()];
  await fixture.post({ type: 'INITIAL_PURCHASE', ...of(maya), at: day(-1), until: day(29) });
  await fixture.post({ type: 'PRODUCT_CHANGE', ...of(maya), at: day(0), from: day(-1), until: day(29) });
  await fixture.post({ type: 'SUBSCRIPTION_PAUSED', ...of(maya), at: day(0), from: day(-1), until: day(29) });
  expect(await fixture.columns(maya)).toMatchObject({ status: 'active', end: day(29), renews: false });
  await fixture.post({
    type: 'SUBSCRIPTION_EXTENDED',
    ...of(maya),
    at: day(0),
    from: day(-1),
    until: day(36),
  });
  expect(await fixture.columns(maya)).toMatchObject({ end: day(36) });
  await fixture.post({ type: 'TEMPORARY_ENTITLEMENT_GRANT', ...of(theo), at: day(0), until: day(1) });
  expect(await fixture.columns(theo)).toMatchObject({ status: 'active', end: day(1), renews: false });
});

test('a purchase that never renews may be for good', async () => {
  const maya = await newcomer();
  await fixture.post({ type: 'NON_RENEWING_PURCHASE', ...of(maya), at: day(0), until: null });
  expect(await fixture.columns(maya)).toMatchObject({ status: 'active', end: null, renews: false });
});

test('with two subscriptions the one that runs longer counts, and the other one ending changes nothing', async () => {
  const maya = await newcomer();
  const second = { original_transaction_id: `T2-${maya}`, store: 'PLAY_STORE' };
  await fixture.post({ type: 'INITIAL_PURCHASE', ...of(maya), at: day(-20), until: day(10) });
  await fixture.post({ type: 'INITIAL_PURCHASE', user: maya, at: day(-10), until: day(20), more: second });
  await fixture.post({ type: 'CANCELLATION', user: maya, ...refund(maya), at: day(-1), until: day(10) });
  expect(await fixture.columns(maya)).toMatchObject({ status: 'active', end: day(20) });
});

test('RUL-08 a tier that an admin manages is left alone by everything the store says', async () => {
  const maya = await newcomer();
  await database.pool.query(
    `update profiles set membership_tier = 'premium', admin_managed_tier = true where user_id = $1`,
    [maya],
  );
  await fixture.post({
    type: 'INITIAL_PURCHASE',
    ...of(maya),
    at: day(-40),
    from: day(-40),
    until: day(-10),
  });
  await fixture.post({ type: 'EXPIRATION', ...of(maya), at: day(-10), from: day(-40), until: day(-10) });
  expect(await fixture.columns(maya)).toMatchObject({ tier: 'premium', status: null, end: null });
});

test('purchases of store testers count only where the operator says so', async () => {
  const [maya, theo] = [await newcomer(), await newcomer()];
  const sandbox = (user: string) => ({ original_transaction_id: `S-${user}`, environment: 'SANDBOX' });
  await fixture.post({ type: 'INITIAL_PURCHASE', user: maya, at: day(0), more: sandbox(maya) });
  expect(await fixture.columns(maya)).toMatchObject({ tier: 'free' });
  const testing = await billingFixture(database, { sandbox: true });
  await testing.post({ type: 'INITIAL_PURCHASE', user: theo, at: day(0), more: sandbox(theo) });
  await testing.close();
  expect(await fixture.columns(theo)).toMatchObject({ tier: 'prive', status: 'active' });
});

test('FIX-16 a purchase that does not say where it was made gives nothing', async () => {
  for (const environment of [undefined, null, '', 'production', 7]) {
    const maya = await newcomer();
    const more = { original_transaction_id: `N-${maya}`, environment };
    await fixture.post({ type: 'INITIAL_PURCHASE', user: maya, at: day(0), more });
    expect(await fixture.columns(maya)).toMatchObject({ tier: 'free' });
  }
});

test('twenty deliveries of one event at once are one event', async () => {
  const maya = await newcomer();
  const event = { id: 'ONCE', type: 'INITIAL_PURCHASE', ...of(maya), at: day(0), until: day(30) };
  const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.post(event)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await fixture.storedEvents()).toBe(1);
  expect(await fixture.columns(maya)).toMatchObject({ status: 'active', end: day(30) });
});

test('a life delivered all at once, twice over, ends as it would one by one', async () => {
  const [maya, theo] = [await newcomer(), await newcomer()];
  const events = [
    { type: 'INITIAL_PURCHASE', ...of(maya), at: day(-60), from: day(-60), until: day(-30) },
    { type: 'RENEWAL', ...of(maya), at: day(-30), from: day(-30), until: day(0) },
    { type: 'TRANSFER', at: day(-20), more: { transferred_from: [maya], transferred_to: [theo] } },
    { type: 'RENEWAL', user: theo, more: of(maya).more, at: day(0), from: day(0), until: day(30) },
    { type: 'CANCELLATION', user: theo, more: of(maya).more, at: day(0.5), from: day(0), until: day(30) },
  ].map((event) => revenueCatBody({ id: randomUUID(), ...event }));
  const answers = await Promise.all([...events, ...events].map((body) => fixture.postBody(body)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await fixture.storedEvents()).toBe(5);
  expect(await fixture.columns(maya)).toMatchObject({ status: 'expired', end: day(-20) });
  expect(await fixture.columns(theo)).toMatchObject({ status: 'active', end: day(30), renews: false });
});

test('what happens to many people at once is never lost: each ends with all of their events', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 24 }, async () => [await newcomer(), await newcomer()] as const),
  );
  const events = pairs.flatMap(([from, to]) => [
    { type: 'INITIAL_PURCHASE', ...of(from), at: day(-60), from: day(-60), until: day(-30) },
    { type: 'RENEWAL', ...of(from), at: day(-30), from: day(-30), until: day(30) },
    { type: 'CANCELLATION', ...of(from), at: day(-3), from: day(-30), until: day(30) },
    { type: 'TRANSFER', at: day(-2), more: { transferred_from: [from], transferred_to: [to] } },
    { type: 'UNCANCELLATION', user: to, more: of(from).more, at: day(-1), from: day(-30), until: day(30) },
  ]);
  await Promise.all(events.map((event) => fixture.post(event)));
  for (const [from, to] of pairs) {
    expect(await fixture.columns(from)).toMatchObject({ status: 'expired', end: day(-2), renews: false });
    expect(await fixture.columns(to)).toMatchObject({ status: 'active', end: day(30), renews: true });
  }
});

test('test events and types to come are kept, acknowledged and change nothing', async () => {
  const maya = await newcomer();
  for (const type of ['TEST', 'VIRTUAL_CURRENCY_TRANSACTION', 'INVOICE_ISSUANCE', 'SOMETHING_NEW'])
    expect((await fixture.post({ type, ...of(maya), at: day(0) })).status).toBe(200);
  expect(await fixture.storedEvents()).toBe(4);
  expect(await fixture.columns(maya)).toMatchObject({ tier: 'free', status: null });
});

test('a customer that is no account of Liora is no reason to have the event sent again', async () => {
  const answers = [
    await fixture.post({ type: 'INITIAL_PURCHASE', ...of(randomUUID()), at: day(0) }),
    await fixture.post({ type: 'INITIAL_PURCHASE', ...of("'; drop table profiles --"), at: day(0) }),
    await fixture.post({
      type: 'TRANSFER',
      at: day(0),
      more: { transferred_from: ['a'], transferred_to: [] },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('nothing that names a person is kept of an event', async () => {
  const maya = await newcomer();
  await fixture.post({ type: 'INITIAL_PURCHASE', ...of(maya), at: day(0) });
  const { rows } = await database.pool.query('select to_jsonb(e) as event from billing_events e');
  expect(JSON.stringify(rows)).not.toMatch(/firstlast|example\.com|US"|1\.99/);
});

test.each([
  ['no secret at all', ''],
  ['a wrong secret', 'Bearer guess'],
  ['the beginning of the secret', `Bearer ${WEBHOOK_SECRET.slice(0, -1)}`],
  ['more than the secret', `Bearer ${WEBHOOK_SECRET}x`],
])('with %s nothing is kept and the answer is 401', async (_what, authorization) => {
  const maya = await newcomer();
  const answer = await fixture.post({ type: 'INITIAL_PURCHASE', ...of(maya), at: day(0) }, authorization);
  expect(answer.status).toBe(401);
  expect(await fixture.storedEvents()).toBe(0);
  expect(await fixture.columns(maya)).toMatchObject({ tier: 'free' });
});

test('the secret also works without the word Bearer, as RevenueCat sends whatever it was given', async () => {
  const maya = await newcomer();
  const event = { type: 'INITIAL_PURCHASE', ...of(maya), at: day(0) };
  expect((await fixture.post(event, WEBHOOK_SECRET)).status).toBe(200);
});

test.each([
  ['no JSON', '{"event": {'],
  ['an empty body', ''],
  ['no event', '{"api_version": "1.0"}'],
  ['an event without an id', '{"event": {"type": "RENEWAL", "event_timestamp_ms": 1}}'],
  ['an event without a time', '{"event": {"type": "RENEWAL", "id": "1"}}'],
  ['a list', '[]'],
])('%s is refused with 400 and leaves nothing behind', async (_what, body) => {
  expect((await fixture.postBody(body)).status).toBe(400);
  expect(await fixture.storedEvents()).toBe(0);
});

test('a body beyond 64 kilobytes is refused and leaves nothing behind', async () => {
  const large = revenueCatBody({ type: 'TEST', at: day(0), more: { note: 'x'.repeat(70_000) } });
  expect((await fixture.postBody(large)).status).toBe(413);
  expect(await fixture.storedEvents()).toBe(0);
});

test('without a secret the address does not exist', async () => {
  const closed = await billingFixture(database, { webhookSecret: undefined });
  const answer = await closed.post({ type: 'TEST', at: day(0) });
  await closed.close();
  expect(answer.status).toBe(404);
});
