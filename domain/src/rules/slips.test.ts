import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slips, slipsBetween } from './slips.ts';

test.each([
  ['bar', 'bar', 0],
  ['bar', 'ar', 1],
  ['bar', 'bra', 1],
  ['fellows', 'fellomws', 1],
  ['gallery', 'gallrey', 1],
  ['vegan', 'organ', 2],
  ['barber', 'bakery', 3],
  ['', 'abc', 3],
])('%s and %s are %i slips apart', (one, other, count) => {
  expect(slipsBetween(one, other)).toBe(count);
  expect(slipsBetween(other, one)).toBe(count);
});

test('FIX-32 every text that is listed is one slip away, or none', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,9}$/), (text) => {
      for (const slip of slips(text)) expect(slipsBetween(text, slip)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 30 },
  );
});
