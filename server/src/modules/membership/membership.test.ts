import { DAY_MS } from '@liora/domain/durations';
import { stubEndDate } from '@liora/domain/rules/membershipProduct';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { person, TEST_NOW } from '../../../test/factories.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { expireEndedMemberships, forgetOldPurchases } from './membership.jobs.ts';
import { getMembership, purchaseMembership, restoreMembership } from './membership.service.ts';
import { billingFixture, day } from './testing/billingFixture.ts';

const database = await testDatabase();
const fixture = await billingFixture(database);
afterAll(async () => {
  await fixture.close();
  await database.close();
});
beforeEach(async () => {
  fixture.setNow(TEST_NOW);
  await database.pool.query('delete from settings; delete from rate_limits; delete from billing_events');
});

const newcomer = () => person(fixture.deps);
const idOf = (caller: SignedInCaller) => caller.viewer.userId;
const set = (caller: SignedInCaller, columns: string) =>
  database.pool.query(`update profiles set ${columns} where user_id = '${idOf(caller)}'`);

describe('the membership as it is told', () => {
  test('API-01 MEM-06 MEM-19 everybody begins free, with nothing left to count and one thing to buy', async () => {
    expect(await getMembership(await newcomer())).toEqual({
      tier: 'free',
      member: false,
      prive: false,
      subscription_status: null,
      subscription_end_date: null,
      trial_status: null,
      days_remaining: 0,
      trial_ending_soon: false,
      admin_managed: false,
      lent: false,
      will_renew: false,
      purchase_mode: 'stub',
      product: { title: 'Privé Monthly', price: 1.99, currency: 'USD', package_type: 'MONTHLY' },
    });
  });

  test('MEM-05 MEM-07 MEM-08 MEM-10 MEM-12 tier, days and the flag follow the profile and the clock', async () => {
    const maya = await newcomer();
    const end = day(3).toISOString();
    await set(maya, `membership_tier = 'prive', trial_status = 'active', subscription_end_date = '${end}'`);
    expect(await getMembership(maya)).toMatchObject({ member: true, prive: true, days_remaining: 3 });
    fixture.setNow(day(2.5));
    expect(await getMembership(maya)).toMatchObject({
      member: true,
      days_remaining: 1,
      trial_ending_soon: true,
    });
    fixture.setNow(day(3));
    expect(await getMembership(maya)).toMatchObject({
      member: false,
      days_remaining: 0,
      trial_ending_soon: false,
    });
  });

  test('MEM-03 RUL-01 under the override everybody who is signed in is Privé, and nobody once it is off', async () => {
    const maya = await newcomer();
    await database.pool.query(`insert into settings (name, value) values ('premium_override', 'true')`);
    expect(await getMembership(maya)).toMatchObject({ tier: 'prive', member: true, prive: true });
    await database.pool.query(`update settings set value = 'false'`);
    expect(await getMembership(maya)).toMatchObject({ tier: 'free', member: false });
  });

  test('RUL-08 what an admin gives goes on without an end', async () => {
    const maya = await newcomer();
    const end = day(-3).toISOString();
    await set(
      maya,
      `membership_tier = 'premium', admin_managed_tier = true, subscription_end_date = '${end}'`,
    );
    expect(await getMembership(maya)).toMatchObject({
      tier: 'premium',
      member: true,
      prive: false,
      admin_managed: true,
      days_remaining: null,
    });
  });
});

describe('the stub purchase', () => {
  test('MEM-14 MEM-15 MEM-16 MEM-17 API-37 CONST-26 sets prive, active, one year ahead and the trial active, for the caller alone', async () => {
    const [maya, theo] = [await newcomer(), await newcomer()];
    const bought = await purchaseMembership(maya);
    expect(bought).toMatchObject({ tier: 'prive', member: true, days_remaining: 365, will_renew: false });
    expect(await fixture.columns(idOf(maya))).toEqual({
      tier: 'prive',
      status: 'active',
      end: stubEndDate(TEST_NOW),
      trial: 'active',
      trial_start: null,
      renews: false,
    });
    expect(await getMembership(theo)).toMatchObject({ tier: 'free', member: false });
  });

  test('MEM-13 RUL-06 outside purchase mode it is refused and changes nothing', async () => {
    const maya = await newcomer();
    const billing = { ...maya.deps.config.billing, purchaseMode: 'off' as const };
    const deps = { ...maya.deps, config: { ...maya.deps.config, billing } };
    await expect(purchaseMembership({ ...maya, deps })).rejects.toMatchObject({ code: 'PURCHASES_OFF' });
    expect(await getMembership({ ...maya, deps })).toMatchObject({ member: false, purchase_mode: 'off' });
  });

  test('twenty presses at once end in one membership of one year', async () => {
    const maya = await newcomer();
    await Promise.all(Array.from({ length: 20 }, () => purchaseMembership(maya)));
    expect(await fixture.columns(idOf(maya))).toMatchObject({ status: 'active', end: stubEndDate(TEST_NOW) });
  });

  test('after a lapse it can be bought again, a year from then', async () => {
    const maya = await newcomer();
    await purchaseMembership(maya);
    fixture.setNow(day(400));
    await expireEndedMemberships(fixture.deps);
    expect(await getMembership(maya)).toMatchObject({
      tier: 'prive',
      member: false,
      subscription_status: 'expired',
      trial_status: 'expired',
      days_remaining: 0,
    });
    expect(await purchaseMembership(maya)).toMatchObject({ member: true, trial_status: 'active' });
    expect(await fixture.columns(idOf(maya))).toMatchObject({ end: stubEndDate(day(400)) });
  });

  test('RUL-08 a tier that an admin manages stays what it is', async () => {
    const maya = await newcomer();
    await set(maya, `membership_tier = 'premium', admin_managed_tier = true`);
    expect(await purchaseMembership(maya)).toMatchObject({ tier: 'premium', subscription_status: null });
  });
});

describe('restoring', () => {
  test('brings back what the billing record says, even when the profile has lost it', async () => {
    const maya = await newcomer();
    await fixture.post({
      type: 'INITIAL_PURCHASE',
      user: idOf(maya),
      at: day(-1),
      until: day(29),
      more: own(maya),
    });
    await set(maya, `membership_tier = 'free', subscription_status = null, subscription_end_date = null`);
    const { restored, membership } = await restoreMembership(maya);
    expect(restored).toBe(true);
    expect(membership).toMatchObject({ tier: 'prive', member: true, will_renew: true, days_remaining: 29 });
  });

  test('finds nothing where nothing was bought, or where it ran out, and changes nothing', async () => {
    const [maya, theo] = [await newcomer(), await newcomer()];
    expect(await restoreMembership(maya)).toMatchObject({ restored: false, membership: { tier: 'free' } });
    await fixture.post({
      type: 'INITIAL_PURCHASE',
      user: idOf(theo),
      at: day(-60),
      from: day(-60),
      until: day(-30),
      more: own(theo),
    });
    const before = await fixture.columns(idOf(theo));
    expect(await restoreMembership(theo)).toMatchObject({ restored: false, membership: { member: false } });
    expect(await fixture.columns(idOf(theo))).toEqual(before);
  });

  test('never takes away what runs without a record of it', async () => {
    const maya = await person(fixture.deps, { member: true });
    expect(await restoreMembership(maya)).toMatchObject({ restored: true, membership: { member: true } });
  });
});

describe('the end of a membership', () => {
  test('RUL-03 subscriptions and trials become expired once their end has come, and not before', async () => {
    const [paid, trial, running, endless] = await Promise.all([
      newcomer(),
      newcomer(),
      newcomer(),
      newcomer(),
    ]);
    const ends = (days: number) => `subscription_end_date = '${day(days).toISOString()}'`;
    await set(paid, `membership_tier = 'prive', subscription_status = 'active', ${ends(1)}`);
    await set(trial, `membership_tier = 'prive', trial_status = 'active', ${ends(1)}`);
    await set(running, `membership_tier = 'prive', subscription_status = 'active', ${ends(9)}`);
    await set(endless, `membership_tier = 'prive', subscription_status = 'active'`);
    expect(await expireEndedMemberships(fixture.deps)).toBe(0);
    fixture.setNow(day(1));
    expect(await expireEndedMemberships(fixture.deps)).toBe(2);
    expect(await fixture.columns(idOf(paid))).toMatchObject({
      tier: 'prive',
      status: 'expired',
      trial: null,
    });
    expect(await fixture.columns(idOf(trial))).toMatchObject({ status: null, trial: 'expired' });
    expect(await fixture.columns(idOf(running))).toMatchObject({ status: 'active' });
    expect(await fixture.columns(idOf(endless))).toMatchObject({ status: 'active' });
    await set(running, `subscription_status = null`);
    await set(endless, `subscription_status = null`);
  });

  test('RUL-08 what an admin manages does not end', async () => {
    const maya = await newcomer();
    await set(
      maya,
      `membership_tier = 'prive', subscription_status = 'active', admin_managed_tier = true, subscription_end_date = '2020-01-01'`,
    );
    expect(await expireEndedMemberships(fixture.deps)).toBe(0);
    expect(await getMembership(maya)).toMatchObject({ member: true, subscription_status: 'active' });
  });

  test('several nodes at once, in small batches, end each membership once', async () => {
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        const somebody = await newcomer();
        await set(
          somebody,
          `membership_tier = 'prive', subscription_status = 'active', subscription_end_date = '2026-01-01'`,
        );
      }),
    );
    const counts = await Promise.all([1, 2, 3, 4].map(() => expireEndedMemberships(fixture.deps, 5)));
    const left = await expireEndedMemberships(fixture.deps, 5);
    expect(counts.reduce((sum, count) => sum + count, left)).toBe(30);
    expect(await expireEndedMemberships(fixture.deps)).toBe(0);
  });

  test('the job is served by its index', async () => {
    const client = await database.pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      const { rows } = await client.query(
        `explain select user_id from profiles where subscription_end_date <= now() and not admin_managed_tier
         and (subscription_status = 'active' or trial_status = 'active')
         order by subscription_end_date limit 500 for update skip locked`,
      );
      expect(JSON.stringify(rows)).toContain('profiles_membership_running');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

const own = (caller: SignedInCaller) => ({ original_transaction_id: `T-${idOf(caller)}` });

test('POL-07 purchases are kept for seven years', async () => {
  const event = (id: string, at: Date) => ({ id, type: 'RENEWAL', event_at: at, customers: ['u'] });
  const years = (count: number, days: number) => {
    const at = new Date(TEST_NOW.getTime() + days * DAY_MS);
    at.setUTCFullYear(at.getUTCFullYear() - count);
    return at;
  };
  await database.db
    .insertInto('billing_events')
    .values([event('kept', years(7, 1)), event('forgotten', years(7, -1))])
    .execute();
  expect(await forgetOldPurchases(fixture.deps)).toBe(1);
  const kept = await database.db
    .selectFrom('billing_events')
    .select('id')
    .where('type', '=', 'RENEWAL')
    .execute();
  expect(kept).toEqual([{ id: 'kept' }]);
});
