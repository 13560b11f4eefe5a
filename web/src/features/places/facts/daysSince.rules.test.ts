import { readAs } from '@liora/domain/i18n/testing/readAs';
import { expect, test } from 'vitest';
import { daysSince } from './daysSince.rules.ts';
import { factsText } from './facts.text.ts';

const days = (from: string, now: string, zone = 'UTC') => daysSince(new Date(from), new Date(now), zone);

test('RUL-109 days are counted by midnights of the place, not by hours', () => {
  expect(days('2027-05-16T23:50:00Z', '2027-05-17T00:10:00Z')).toBe(1);
  expect(days('2027-05-16T00:10:00Z', '2027-05-16T23:50:00Z')).toBe(0);
  // In San Francisco that is one evening.
  expect(days('2027-05-16T23:50:00Z', '2027-05-17T00:10:00Z', 'America/Los_Angeles')).toBe(0);
  expect(days('2027-05-13T12:00:00Z', '2027-05-16T08:00:00Z')).toBe(3);
});

test('a confirmation by a clock that goes ahead is of today', () => {
  expect(days('2027-05-17T00:01:00Z', '2027-05-16T23:59:00Z')).toBe(0);
});

test('RUL-109 the page says how old the newest confirmation is', () => {
  readAs('en-GB');
  expect([0, 1, 3].map((n) => String(factsText.confirmed(n)))).toEqual([
    'confirmed today',
    'confirmed yesterday',
    'confirmed 3 days ago',
  ]);
});
