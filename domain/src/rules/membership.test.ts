import { expect, test } from 'vitest';
import { entitlement, type MembershipFields, NO_GIFTS } from './membership.ts';

const now = new Date('2026-05-01T12:00:00Z');
const free: MembershipFields = {
  membership_tier: 'free',
  subscription_status: null,
  subscription_end_date: null,
  trial_status: null,
  admin_managed_tier: false,
};

test('MEM-06 a free member with an active status is still no member', () => {
  expect(entitlement({ ...free, subscription_status: 'active' }, now, NO_GIFTS).member).toBe(false);
});

test('MEM-04 MEM-07 MEM-08 RUL-02 a paid tier counts while subscription or trial is active', () => {
  const prive = { ...free, membership_tier: 'prive' as const };
  expect(entitlement({ ...prive, subscription_status: 'active' }, now, NO_GIFTS)).toEqual({
    tier: 'prive',
    member: true,
    prive: true,
  });
  expect(entitlement({ ...prive, trial_status: 'active' }, now, NO_GIFTS).member).toBe(true);
  expect(entitlement(prive, now, NO_GIFTS).member).toBe(false);
});

test('MEM-01 RUL-02 RUL-04 premium is a member but not Privé in search', () => {
  const premium = { ...free, membership_tier: 'premium' as const, subscription_status: 'active' };
  expect(entitlement(premium, now, NO_GIFTS)).toEqual({ tier: 'premium', member: true, prive: false });
});

test('RUL-03 an end date in the past is not active, a missing one is', () => {
  const prive = { ...free, membership_tier: 'prive' as const, subscription_status: 'active' };
  const past = new Date('2026-04-30T00:00:00Z');
  expect(entitlement({ ...prive, subscription_end_date: past }, now, NO_GIFTS).member).toBe(false);
  expect(entitlement({ ...prive, subscription_end_date: null }, now, NO_GIFTS).member).toBe(true);
});

test('MEM-03 MEM-05 RUL-01 the override makes every signed-in user a Privé member', () => {
  expect(entitlement(free, now, { ...NO_GIFTS, premium_override: true })).toEqual({
    tier: 'prive',
    member: true,
    prive: true,
  });
});

test('RUL-08 a tier that an admin gave counts as active, whatever status and dates say', () => {
  const given = { ...free, membership_tier: 'premium' as const, admin_managed_tier: true };
  const past = new Date('2020-01-01T00:00:00Z');
  expect(entitlement({ ...given, subscription_end_date: past }, now, NO_GIFTS).member).toBe(true);
  expect(entitlement({ ...given, membership_tier: 'free' }, now, NO_GIFTS).member).toBe(false);
});
