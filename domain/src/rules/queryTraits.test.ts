import { expect, test } from 'vitest';
import { budgetLevels, queryTraits, withSignsAsWords } from './queryTraits.ts';

test('MOOD-13 the smallest budget takes price 1 and what is free', () => {
  for (const word of ['$', 'Budget', 'cheap', 'gunstig']) expect(budgetLevels(word)).toEqual([0, 1]);
});

test('MOOD-14 MOOD-15 MOOD-16 the other budgets match exactly one level', () => {
  expect([budgetLevels('$$'), budgetLevels('moderate')]).toEqual([[2], [2]]);
  expect([budgetLevels('$$$'), budgetLevels('expensive')]).toEqual([[3], [3]]);
  expect([budgetLevels('$$$$'), budgetLevels('luxury')]).toEqual([[4], [4]]);
  for (const word of ['cheerful', 'constructor', '']) expect(budgetLevels(word)).toBeNull();
});

test('FIX-33 a price or a diet among other words is taken out of them', () => {
  expect(queryTraits('cheap gluten free pizza')).toEqual({
    prices: [[0, 1]],
    diets: ['gluten free'],
    rest: 'pizza',
  });
  expect(queryTraits('vegan')).toEqual({ prices: [], diets: ['vegan'], rest: '' });
  expect(queryTraits('the luxurious hotel bar')?.rest).toBe('the hotel bar');
  for (const text of ['', 'sushi', 'free museum', 'organ']) expect(queryTraits(text)).toBeNull();
});

test('MOOD-16 dollar signs are words, where they stand alone', () => {
  expect(withSignsAsWords('$$$$ sushi')).toBe('luxury sushi');
  expect(withSignsAsWords('A$AP $')).toBe('A$AP budget');
});
