import { expect, test } from 'vitest';
import { dateWords, recentDays } from './whenWords.rules.ts';

const ZONE = 'America/Los_Angeles';
const now = new Date('2027-01-03T05:00:00Z');

test('a date has its year only where that is another one, by the clock of the zone', () => {
  expect(dateWords(new Date('2026-10-14T12:00:00Z'), now, ZONE)).toBe('October 14, 2026');
  expect(dateWords(new Date('2027-01-02T12:00:00Z'), now, ZONE)).toBe('January 2');
  expect(dateWords(new Date('2027-01-01T02:00:00Z'), now, ZONE)).toBe('December 31, 2026');
});

test('a few days ago are told as days, what is longer ago as its date', () => {
  expect(recentDays(new Date('2027-01-03T04:00:00Z'), now, ZONE)).toBe(0);
  expect(recentDays(new Date('2027-01-02T04:00:00Z'), now, ZONE)).toBe(1);
  expect(recentDays(new Date('2026-12-20T04:00:00Z'), now, ZONE)).toBeNull();
  expect(recentDays(new Date('2027-01-09T04:00:00Z'), now, ZONE)).toBe(0);
});
