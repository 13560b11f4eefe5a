import { expect, test } from 'vitest';
import { priceLabel } from './price.ts';

test('MOOD-17 CONST-36 price levels run from free to very expensive', () => {
  expect([0, 1, 2, 3, 4].map((level) => priceLabel(level))).toEqual(['Free', '$', '$$', '$$$', '$$$$']);
  expect(priceLabel(null)).toBeNull();
});
