import { expect, test } from 'vitest';
import { formatDayNear, formatNear } from './formatNear.ts';
import { readAs } from './testing/readAs.ts';

const ZONE = 'America/Los_Angeles';
const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;

test('a date of another year has its year, by the clock of its place', () => {
  readAs('en-US');
  const at = (instant: string) =>
    formatNear(new Date(instant), new Date('2027-01-02T20:00:00Z'), { ...DAY, timeZone: ZONE });
  expect(at('2027-02-03T20:00:00Z')).toBe('Wednesday, February 3');
  expect(at('2026-10-14T20:00:00Z')).toBe('Wednesday, October 14, 2026');
  // In the last hours of the year there, which are those of the next one in UTC.
  expect(at('2027-01-01T02:00:00Z')).toBe('Thursday, December 31, 2026');
});

test('so has a day without a time, beside today', () => {
  readAs('en-US');
  expect(formatDayNear('2026-12-31', '2027-01-01', DAY)).toBe('Thursday, December 31, 2026');
  expect(formatDayNear('2027-12-31', '2027-01-01', DAY)).toBe('Friday, December 31');
});
