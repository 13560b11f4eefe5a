import { readAs } from '@liora/domain/i18n/testing/readAs';
import { beforeEach, expect, test } from 'vitest';
import { fullTime, timeInYear } from './when.rules.ts';

const ZONE = 'America/Los_Angeles';
const NOW = new Date('2026-11-29T20:00:00Z');
beforeEach(() => readAs('en-US'));

test('a date of this year is told without it, one of another year with it', () => {
  expect(fullTime('2026-10-24T02:00:00Z', ZONE, NOW)).toBe('Friday, October 23 at 7:00 PM');
  expect(fullTime('2025-10-24T02:00:00Z', ZONE, NOW)).toBe('Thursday, October 23, 2025 at 7:00 PM');
});

test('in a list of dates the time alone stands beside the day, with the year of another year', () => {
  expect(timeInYear('2026-10-24T02:00:00Z', ZONE, NOW)).toBe('7:00 PM');
  expect(timeInYear('2025-10-24T02:00:00Z', ZONE, NOW)).toBe('2025, 7:00 PM');
});
