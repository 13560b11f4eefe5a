import { expect, test } from 'vitest';
import { savedDay } from './savedDay.rules.ts';

test.each([
  ['2018-01-01T00:00:00Z', '2018-01-01T00:00:00.000Z'],
  // An offset that PostgreSQL does not know.
  ['2018-01-01T00:00:00+23:59', '2017-12-31T00:01:00.000Z'],
  ['0000-01-01T00:00:00Z', null],
  ['2099-12-31T23:59:59-23:59', null],
  ['2018-02-30T00:00:00Z and so on', null],
  [null, null],
])('FIX-07 RUL-123 the day %s of a file is stored as %s', (told, stored) => {
  expect(savedDay(told, new Date('2026-01-01T00:00:00Z'))).toBe(stored);
});
