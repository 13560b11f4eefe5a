import { expect, test } from 'vitest';
import { partOfDay } from './partOfDay.rules.ts';

test('FIX-68 nobody is wished a good evening at noon', () => {
  const parts = [0, 4, 5, 11, 12, 16, 17, 23].map((hour) => partOfDay(new Date(2026, 4, 15, hour)));
  expect(parts).toEqual([
    'evening',
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
