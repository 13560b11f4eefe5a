import { expect, test } from 'vitest';
import { HOUR_MS } from '../durations.ts';
import type { MembershipFields } from './membership.ts';
import { PRIVE_MONTHLY, stubEndDate } from './membershipProduct.ts';
import { membershipTerm } from './membershipTerm.ts';

const now = new Date('2026-05-01T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * HOUR_MS);
const prive: MembershipFields = {
  membership_tier: 'prive',
  subscription_status: 'active',
  subscription_end_date: hours(49),
  trial_status: null,
  admin_managed_tier: false,
};

test('MEM-10 days remaining are whole days, rounded up', () => {
  const days = (end: Date) =>
    membershipTerm({ ...prive, subscription_end_date: end }, now, false).days_remaining;
  expect([hours(0.01), hours(24), hours(24.01), hours(48), hours(49)].map(days)).toEqual([1, 1, 2, 2, 3]);
});

test('MEM-11 RUL-03 days remaining are 0 when not active and never negative', () => {
  const none = { days_remaining: 0, trial_ending_soon: false };
  expect(membershipTerm({ ...prive, subscription_status: 'expired' }, now, false)).toEqual(none);
  expect(membershipTerm({ ...prive, subscription_end_date: hours(-100) }, now, false)).toEqual(none);
  expect(
    membershipTerm({ ...prive, subscription_end_date: now, trial_status: 'active' }, now, false),
  ).toEqual(none);
});

test('MEM-09 MEM-12 RUL-05 only an active trial ends soon, at one day or less', () => {
  const soon = (profile: Partial<MembershipFields>) =>
    membershipTerm({ ...prive, ...profile }, now, false).trial_ending_soon;
  expect(soon({ trial_status: 'active', subscription_end_date: hours(24) })).toBe(true);
  expect(soon({ trial_status: 'active', subscription_status: null, subscription_end_date: hours(1) })).toBe(
    true,
  );
  expect(soon({ trial_status: 'active', subscription_end_date: hours(24.5) })).toBe(false);
  expect(soon({ trial_status: 'expired', subscription_end_date: hours(1) })).toBe(false);
  expect(soon({ trial_status: null, subscription_end_date: hours(1) })).toBe(false);
});

test('RUL-08 what an admin gives, the override or the lack of an end date has no days to count', () => {
  const endless = { days_remaining: null, trial_ending_soon: false };
  expect(
    membershipTerm({ ...prive, admin_managed_tier: true, subscription_end_date: hours(-9) }, now, false),
  ).toEqual(endless);
  expect(membershipTerm({ ...prive, subscription_end_date: hours(-9) }, now, true)).toEqual(endless);
  expect(membershipTerm({ ...prive, subscription_end_date: null }, now, false)).toEqual(endless);
});

test('MEM-19 CONST-27 the product is Privé Monthly, 1.99 US dollars, a monthly package', () => {
  expect(PRIVE_MONTHLY).toEqual({
    title: 'Privé Monthly',
    price: 1.99,
    currency: 'USD',
    package_type: 'MONTHLY',
  });
});

test('MEM-16 CONST-26 a stub purchase ends one year ahead, also from the 29th of February', () => {
  expect(stubEndDate(now)).toEqual(new Date('2027-05-01T12:00:00Z'));
  expect(stubEndDate(new Date('2028-02-29T08:00:00Z'))).toEqual(new Date('2029-03-01T08:00:00Z'));
});
