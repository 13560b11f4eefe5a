import { expect, test } from 'vitest';
import { membershipText } from './membership.text.ts';
import { daysWords, hasLapsed, nextWords, standingWords } from './membershipWords.rules.ts';
import { loadFailureToast, manageToast } from './purchaseToasts.actions.ts';
import { FREE, PRIVE } from './testing/sampleMembership.ts';

test('a membership that renews says when and for how much; one that does not says when it ends', () => {
  expect(standingWords(PRIVE)).toBe('You are a Privé member');
  expect(nextWords(PRIVE)).toBe('Renews on May 16, 2027 for $1.99 a month');
  expect(nextWords({ ...PRIVE, will_renew: false })).toBe('Ends on May 16, 2027');
  expect(daysWords(PRIVE)).toBe('214 days left');
  expect(daysWords({ ...PRIVE, days_remaining: 1 })).toBe('1 day left');
});

test('a trial, a premium tier, a gift and one without an end are called what they are', () => {
  expect(standingWords({ ...PRIVE, subscription_status: null, trial_status: 'active' })).toBe(
    'Your Privé trial is running',
  );
  expect(standingWords({ ...PRIVE, tier: 'premium' })).toBe('You are a premium member');
  expect(nextWords({ ...PRIVE, admin_managed: true, days_remaining: null })).toMatch(
    /^Given to you by Liora/,
  );
  const endless = { ...PRIVE, subscription_end_date: null, days_remaining: null };
  expect([nextWords(endless), daysWords(endless)]).toEqual(['Runs without an end date', null]);
});

test('RUL-02 who once paid has lapsed, who never did is free', () => {
  const lapsed = { ...PRIVE, member: false, prive: false, subscription_status: 'expired', days_remaining: 0 };
  expect([hasLapsed(lapsed), standingWords(lapsed), nextWords(lapsed), daysWords(lapsed)]).toEqual([
    true,
    'Your Privé has ended',
    'Your Privé ended on May 16, 2027.',
    null,
  ]);
  expect([hasLapsed(FREE), standingWords(FREE), nextWords(FREE)]).toEqual([false, 'Free member', null]);
});

test('ERR-41 cancelling leads to the app store', () => {
  expect(manageToast()).toEqual([
    'Manage Subscription',
    { description: 'Please use the App Store to manage your subscription.' },
  ]);
});

test('ERR-42 a membership that fails to load is told, unless only a column is missing', () => {
  expect(loadFailureToast(new Error('Internal Server Error'))).toEqual([
    'Error',
    { description: 'Failed to load membership information.', kind: 'error' },
  ]);
  for (const message of [
    'column profiles.trial_status does not exist',
    'Missing column: trial_status',
    "Could not find the 'trial_status' column of 'profiles' in the schema cache",
    'PostgreSQL 42703',
  ])
    expect(loadFailureToast(new Error(message))).toBeNull();
});

test('FIX-54 SAVE-09 MEM-20 to MEM-26 the screen sells what members have and no more, and states what it costs and who bills it', () => {
  expect(Object.values(membershipText.benefits)).toEqual([
    'Exclusive date plans, in full',
    'Exclusive location pins',
    'As many saved places as you like',
    'Partner link with shared plans, saved places and bucket list',
    'Priority support',
  ]);
  expect(membershipText.price()).toBe('<b>$1.99</b> a month, cancel any time');
  expect(membershipText.billedBy).toBe('Billed through the App Store or Google Play.');
});

test('RUL-111 what a partner lends is said to be lent, without days', () => {
  const lent = { ...PRIVE, lent: true, subscription_status: null, days_remaining: null };
  expect(standingWords(lent)).toBe('You are a Privé member');
  expect(nextWords(lent)).toMatch(/^Lent to you by your partner/);
  expect(daysWords(lent)).toBeNull();
});
