import { expect, test } from 'vitest';
import { typesLine } from './typesLine.rules.ts';

test('PSB-09 the first three types are named, the others counted', () => {
  expect(typesLine(['Gelato', 'Dessert', 'To go', 'Cafe', 'Bakery'])).toBe('Gelato, Dessert, To go +2 more');
  expect(typesLine(['Gelato', 'Dessert', 'To go'])).toBe('Gelato, Dessert, To go');
  expect(typesLine([])).toBe('');
});

test('a type written for machines is shown in words', () => {
  expect(typesLine(['ice_cream_shop'])).toBe('Ice cream shop');
});
