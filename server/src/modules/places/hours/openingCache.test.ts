import { MINUTE_MS } from '@liora/domain/durations';
import { openingAt } from '@liora/domain/rules/hours';
import { storedHours } from '@liora/domain/rules/multirange';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openingOnce } from './openingCache.runtime.ts';

const EVENINGS = '{[1020,1380),[2460,2820),[3900,4260)}';
const ZONE = 'America/Los_Angeles';

test('FIX-78 the opening of equal hours is worked out once, and told as it is at any instant in any order', () => {
  const from = Date.parse('2026-10-28T00:00:00Z');
  const instant = fc.integer({ min: from, max: from + 14 * 1440 * MINUTE_MS }).map((ms) => new Date(ms));
  const hours = fc.constantFrom(EVENINGS, '{[0,10080)}', '{}', '{[0,120),[9960,10080)}', 'no hours', null);
  fc.assert(
    fc.property(fc.array(fc.tuple(hours, instant), { minLength: 2, maxLength: 20 }), (asked) => {
      for (const [weekly, at] of asked) {
        const plain = weekly === 'no hours' ? null : storedHours(weekly, {});
        expect(openingOnce({ weekly, exceptions: {}, time_zone: ZONE }, at)).toEqual(
          openingAt(plain, ZONE, at),
        );
      }
    }),
  );
  const row = { weekly: EVENINGS, exceptions: {}, time_zone: ZONE };
  const told = openingOnce({ ...row }, new Date('2026-05-16T02:30:00Z'));
  expect(openingOnce({ ...row }, new Date('2026-05-16T02:31:00Z'))).toBe(told);
  const always = { weekly: '{[0,10080)}', exceptions: {}, time_zone: 'Asia/Tokyo' };
  expect(openingOnce({ ...always }, new Date('2020-01-01T00:00:00Z'))).toBe(
    openingOnce({ ...always }, new Date('2026-05-16T02:31:00Z')),
  );
});

test('FIX-78 special days are never taken from others with the same week', () => {
  const row = { weekly: '{[0,10080)}', time_zone: ZONE };
  const at = new Date('2026-12-25T20:00:00Z');
  expect(openingOnce({ ...row, exceptions: {} }, at).state).toBe('open');
  expect(openingOnce({ ...row, exceptions: { '2026-12-25': '{}' } }, at).state).toBe('closed');
});
