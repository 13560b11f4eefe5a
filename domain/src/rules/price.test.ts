import { expect, test } from 'vitest';
import { budgetLevels, priceLabel } from './price.ts';

test('MOOD-17 CONST-36 price levels run from free to very expensive', () => {
  expect([0, 1, 2, 3, 4].map((level) => priceLabel(level))).toEqual(['Free', '$', '$$', '$$$', '$$$$']);
  expect(priceLabel(null)).toBeNull();
});

test('MOOD-13 the smallest budget takes price 1 and what is free', () => {
  expect(budgetLevels('$')).toEqual([0, 1]);
  expect(budgetLevels('Budget')).toEqual([0, 1]);
});

test('MOOD-14 MOOD-15 MOOD-16 the other budgets match exactly one level', () => {
  expect([budgetLevels('$$'), budgetLevels('moderate')]).toEqual([[2], [2]]);
  expect([budgetLevels('$$$'), budgetLevels('expensive')]).toEqual([[3], [3]]);
  expect([budgetLevels('$$$$'), budgetLevels('luxury')]).toEqual([[4], [4]]);
  expect(budgetLevels('cheerful')).toBeNull();
});
